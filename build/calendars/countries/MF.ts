import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Saint-Martin. Decree 83-1003 (as amended in 2012) has the abolition of slavery on 27 May, so kept to 2017 (a decree of 2016 had
 * 28 March in error: http://soualigapost.com/fr/comment/18526); circulars let it be kept on 28 May since 2018, as the government's
 * data of 2020 to 2031 have it. 21 July (Schoelcher) lapsed with the law of 1983
 * (https://questions.assemblee-nationale.fr/q9/9-61289QE.htm) and is in no list of the territory's holidays:
 * http://www.soualigapost.com/en/news/14810/culture/commemoration-abolition-slavery-saturday-may-27-and-it-official-holiday.
 */

export default country({
  id: 'MF',
  name: 'St. Martin',
  localName: 'St. Martin / Saint-Martin',
  cities: 'Marigot',
  currencies: ['EUR'],
  aliases: ['FR:MF'],
  timezone: 'America/Marigot',
  weekend: SATURDAY_SUNDAY,
  library: 'MF',
  exclusions: [
    {
      rule: '05-27',
      from: 2018,
      why: 'the abolition of slavery is kept on 28 May; https://github.com/etalab/jours-feries-france-data',
    },
  ],
  rules: [
    {
      rule: '05-28',
      name: 'Abolition of Slavery',
      names: { fr: "Abolition de l'esclavage" },
      from: 2018,
      source:
        'https://github.com/etalab/jours-feries-france-data/blob/0c55b24c4206fb4629a95452527f0b28f23aec78/data/csv/jours_feries_saint-martin.csv',
      note: 'Since 2018: http://soualigapost.fr/fr/actualite/29562/culture/labolition-de-lesclavage-%C3%A0-saint-martin-comm%C3%A9mor%C3%A9e-un-28-mai-pour-la',
    },
  ],
});
