import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BL',
  name: 'Saint Barthélemy',
  localName: 'Saint-Barthélemy',
  cities: 'Gustavia',
  currencies: ['EUR'],
  aliases: ['FR:BL'],
  timezone: 'America/St_Barthelemy',
  weekend: SATURDAY_SUNDAY,
  library: 'BL',
  exclusions: [
    {
      rule: 'easter -2',
      why: 'Good Friday is a holiday in Alsace and Moselle alone: Labour Code, L3134-13; http://www.soualigapost.com/en/news/14810/culture/commemoration-abolition-slavery-saturday-may-27-and-it-official-holiday',
    },
  ],
});
