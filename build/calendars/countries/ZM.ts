import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Zambia. Compared with the schedule of the Public Holidays Act as amended in 1987: Holy Saturday is in it, and Easter
 * Monday is not (excluded to 2006). Women's Day is 8 March, a holiday since 2007; the library has 9 March, which is excluded. The National Day of Prayer begins in 2015.
 *
 * Doubts: since when Easter Monday is a holiday was not read, nor the additional days declared in single years.
 */

const SCHEDULE = 'https://zambialii.org/akn/zm/act/1964/14/eng@1996-12-31';
const NEWS_OF_2015 =
  'https://www.qppstudio.net/public-holidays-news/2015/zambia-to-add-new-annual-public-holiday-008785.htm';
const NEWS_OF_2018 = 'https://www.lusakatimes.com/2018/03/06/government-declares-friday-public-holiday/';

const ZM_ACT = 'https://zambialii.org/akn/zm/act/1964/14/eng@1996-12-31';

export default country({
  id: 'ZM',
  name: 'Zambia',
  timezone: 'Africa/Lusaka',
  weekend: SATURDAY_SUNDAY,
  library: 'ZM',
  exclusions: [
    { rule: '03-09', why: "Women's Day is 8 March, and a holiday since 2007: see the rules" },
    { rule: 'easter 1', to: 2006, why: `Easter Monday is not in the schedule; ${ZM_ACT}` },
    {
      rule: '10-18 and if sunday then next monday',
      to: 2014,
      why:
        'the National Day of Prayer was declared in 2015; ' +
        'https://www.qppstudio.net/public-holidays-news/2015/zambia-to-add-new-annual-public-holiday-008785.htm',
    },
  ],
  rules: [
    { rule: 'easter -1', name: 'Holy Saturday', from: 1990, source: SCHEDULE },
    {
      rule: '03-08 and if sunday then next monday',
      name: "International Women's Day",
      from: 2007,
      source: NEWS_OF_2015,
      note: 'Decided in March 2007, as told there; the instrument was not read.',
    },
  ],
  dates: [{ date: '2018-03-09', kind: 'holiday', name: "Day after International Women's Day", source: NEWS_OF_2018 }],
});
