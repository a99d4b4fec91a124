import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Dominica. Labour Day is the first Monday of May (the library: 1 May).
 *
 * Merchants' Day (2 January) is none of the public holidays.
 */

const LABOUR_DAY = 'https://officeholidays.com/holidays/dominica/dominica-labour-day';

export default country({
  id: 'DM',
  name: 'Dominica',
  cities: 'Roseau',
  currencies: ['XCD'],
  timezone: 'America/Dominica',
  weekend: SATURDAY_SUNDAY,
  library: 'DM',
  exclusions: [{ rule: '05-01', why: `the first Monday of May: see the rules; ${LABOUR_DAY}` }],
  dates: [
    holidays(
      'Public holiday after the election',
      'https://www.qppstudio.net/public-holidays-news/2010/anguilla-declares-tomorrow-a-public-holiday-003351.htm',
      '2010-01-04',
    ),
    holidays(
      'Thanksgiving after Hurricane Maria',
      'S.R.O. 35 of 2019; https://dominicanewsonline.com/news/homepage/news/entertainment/pm-declares-thursday-a-public-holiday-for-hurricane-maria-memorial-concert/',
      '2019-09-19',
    ),
  ],
  rules: [{ rule: '1st monday in May', name: 'Labour Day', from: 1990, source: LABOUR_DAY }],
});
