import { country } from '../country.js';
import { open, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Vatican City: free days of the Curia. The days of the reigning pope (election, name day) change with each pope.
 */

const FREE_DAYS_2014 = 'http://www.katholisches.info/2013/04/10/vatikan-ordnet-feiertage-neu';

export default country({
  id: 'VA',
  name: 'Vatican City',
  doubtful: [{ named: ['Leo'], note: 'The days of Leo XIV rest on the library alone.' }],
  localName: 'Città del Vaticano',
  otherNames: 'Holy See',
  cities: 'Vatican City',
  currencies: ['EUR'],
  timezone: 'Europe/Vatican',
  weekend: SATURDAY_SUNDAY,
  library: 'VA',
  dates: [open('Day of the election itself, no anniversary yet', FREE_DAYS_2014, '2005-04-19 2013-03-13')],
});
