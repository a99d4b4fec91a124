import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BE',
  name: 'Belgium',
  localName: 'België / Belgique / Belgien',
  cities: 'Brussels',
  currencies: ['EUR'],
  timezone: 'Europe/Brussels',
  weekend: SATURDAY_SUNDAY,
  library: 'BE',
  texts: [
    {
      rules: ['01-01', 'easter 1', '05-01', 'easter 39', 'easter 50', '07-21', '08-15', '11-01', '11-11', '12-25'],
      from: 2019,
      source: 'https://www.belgium.be/fr/la_belgique/connaitre_le_pays/Population/jours_feries',
      what: 'royal decree of 18 April 1974',
    },
  ],
  subdivisions: [
    { id: 'BRU', name: 'Brussels', localName: 'Bruxelles / Brussel', otherNames: 'Brussels', library: 'BRU' },
    {
      id: 'DE',
      name: 'German-speaking Community',
      localName: 'Deutschsprachige Gemeinschaft',
      otherNames: 'German-speaking Community',
      cities: 'Eupen',
      library: 'DE',
    },
    {
      id: 'VLG',
      name: 'Flemish Community',
      localName: 'Vlaamse Gemeenschap',
      otherNames: 'Flemish Community, Flanders, Vlaanderen',
      library: 'VLG',
    },
    {
      id: 'WAL',
      name: 'French Community',
      localName: 'Communauté française',
      otherNames: 'French Community, Wallonia, Wallonie',
      library: 'WAL',
    },
  ],
});
