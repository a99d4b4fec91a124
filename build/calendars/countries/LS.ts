import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Lesotho. Public Holidays Act 1995; the King declares further days (section 3).
 */
export default country({
  id: 'LS',
  name: 'Lesotho',
  doubtful: [
    {
      named: ['lection'],
      note: 'Of the days of elections only those of 2015 were read; 29 September 2023 is in a compilation.',
    },
  ],
  cities: 'Maseru',
  currencies: ['LSL', 'ZAR'],
  timezone: 'Africa/Maseru',
  weekend: SATURDAY_SUNDAY,
  library: 'LS',
  dates: holidays(
    'General Election',
    'http://www.pressreader.com/lesotho/lesotho-times/20150226/281913066596420',
    '2015-02-27 2015-02-28',
  ),
});
