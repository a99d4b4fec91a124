import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CH',
  name: 'Switzerland',
  timezone: 'Europe/Zurich',
  weekend: SATURDAY_SUNDAY,
  library: 'CH',
  englishNames: {
    Bundesfeiertag: 'Swiss National Day',
    Berchtoldstag: 'Berchtold Day',
    'Näfelser Fahrt': 'Näfels Pilgrimage',
    Mauritiustag: "Saint Maurice's Day",
    'Instauration de la République': 'Republic Day',
    'Genfer Bettag': 'Geneva Fast',
  },
  subdivisions: [
    { id: 'ZH', name: 'Canton of Zürich', library: 'ZH' },
    { id: 'BE', name: 'Canton of Bern', library: 'BE' },
    { id: 'LU', name: 'Canton of Lucerne', library: 'LU' },
    { id: 'UR', name: 'Canton of Uri', library: 'UR' },
    { id: 'SZ', name: 'Canton of Schwyz', library: 'SZ' },
    { id: 'OW', name: 'Canton of Obwalden', library: 'OW' },
    { id: 'NW', name: 'Canton of Nidwalden', library: 'NW' },
    { id: 'GL', name: 'Canton of Glarus', library: 'GL' },
    { id: 'ZG', name: 'Canton of Zug', library: 'ZG' },
    { id: 'FR', name: 'Canton of Fribourg', library: 'FR' },
    {
      id: 'SO',
      name: 'Canton of Solothurn',
      library: 'SO',
      exclusions: [
        {
          rule: '03-19',
          why:
            'Saint Joseph: only in the communities of Fulenbach, Walterswil, Wisen, Metzerlen, Nuglar-St. Pantaleon, ' +
            'Rodersdorf, Bärschwil and Büsserach (note of the library)',
        },
      ],
    },
    { id: 'BS', name: 'Canton of Basel-City', library: 'BS' },
    { id: 'BL', name: 'Canton of Basel-Country', library: 'BL' },
    { id: 'SH', name: 'Canton of Schaffhausen', library: 'SH' },
    { id: 'AR', name: 'Canton of Appenzell Outer Rhodes', library: 'AR' },
    { id: 'AI', name: 'Canton of Appenzell Inner-Rhodes', library: 'AI' },
    { id: 'SG', name: 'Canton of St. Gallen', library: 'SG' },
    { id: 'GR', name: 'Canton of Grisons', library: 'GR' },
    { id: 'AG', name: 'Canton of Aargau', library: 'AG' },
    { id: 'TG', name: 'Canton of Thurgau', library: 'TG' },
    {
      id: 'TI',
      name: 'Canton of Ticino',
      library: 'TI',
      exclusions: [
        {
          rule: '01-02',
          why: 'not in the act of 2009; https://www3.ti.ch/CAN/RLeggi/public/raccolta-leggi/legge/numero/10.1.1.1.2',
        },
      ],
    },
    { id: 'VD', name: 'Canton of Vaud', library: 'VD' },
    { id: 'VS', name: 'Canton of Valais', library: 'VS' },
    { id: 'NE', name: 'Canton of Neuchâtel', library: 'NE' },
    {
      id: 'GE',
      name: 'Canton of Geneva',
      library: 'GE',
      exclusions: [
        {
          rule: '01-02',
          why: 'not in the law on holidays of 1951; https://www.cgas.ch/SPIP/spip.php?article1286',
        },
        {
          rule: '12-26',
          why: 'not in the law on holidays of 1951; https://www.cgas.ch/SPIP/spip.php?article1286',
        },
      ],
    },
    { id: 'JU', name: 'Canton of Jura', library: 'JU' },
  ],
});
