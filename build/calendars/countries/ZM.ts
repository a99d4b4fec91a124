import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Zambia. Compared with the schedule of the Public Holidays Act as amended in 1987: Holy Saturday is in it, and Easter
 * Monday is not (excluded to 2006). Women's Day is 8 March, a holiday since 2007; the library has 9 March, which is excluded. The National Day of Prayer begins in 2016. The day of the general election
 * (second Thursday of August, every five years) is a holiday by article 56 of the Constitution since 2016.
 */

const SCHEDULE = 'https://zambialii.org/akn/zm/act/1964/14/eng@1996-12-31';
const NEWS_OF_2015 =
  'https://www.qppstudio.net/public-holidays-news/2015/zambia-to-add-new-annual-public-holiday-008785.htm';
const NEWS_OF_2018 = 'https://www.lusakatimes.com/2018/03/06/government-declares-friday-public-holiday/';

const KAUNDA_DAY = 'https://www.lusakatimes.com/2021/07/07/april-28-declared-holiday-in-honour-of-the-late-dr-kaunda/';

const SI_66_2014 = 'https://www.lusakatimes.com/2014/12/19/government-declares-dec-26-jan-2-holidays/';
const ELECTIONS =
  'https://www.qppstudio.net/public-holidays-news/2021/zambian-electoral-public-holidays-august-12-13-014093.htm';
const ELECTION_2021 =
  'http://namibiadailynews.info/2021/08/08/lungu-declares-friday-august-13-as-a-public-holiday/47116/';
const INAUGURATION_2021 =
  'https://www.zambianobserver.com/outgoing-president-lungu-declares-tuesday-24th-august-2021-a-public-holiday/';
const OCTOBER_2019 =
  'https://www.lusakatimes.com/2019/10/23/president-lungu-declares-friday-25th-october-a-public-holiday/';
const FUNERAL_2022 = 'https://diggers.news/local/2022/03/16/hh-declares-friday-a-public-holiday/';

const ZM_ACT = 'https://zambialii.org/akn/zm/act/1964/14/eng@1996-12-31';

export default country({
  id: 'ZM',
  name: 'Zambia',
  doubtful: [
    {
      named: ['Easter Monday'],
      note: 'Since when Easter Monday is a holiday was not read, nor the additional days declared in single years.',
    },
  ],
  cities: 'Lusaka',
  currencies: ['ZMW'],
  timezone: 'Africa/Lusaka',
  weekend: SATURDAY_SUNDAY,
  library: 'ZM',
  exclusions: [
    {
      rule: '04-28 since 2022 and if sunday then next monday',
      why: 'where it falls on a Sunday the library has the Monday alone; both stand in the rules',
    },
    { rule: '03-09', why: "Women's Day is 8 March, and a holiday since 2007: see the rules" },
    { rule: 'easter 1', to: 2006, why: `Easter Monday is not in the schedule; ${ZM_ACT}` },
    {
      rule: '10-18 and if sunday then next monday',
      to: 2015,
      why:
        'announced on 18 October 2015 as a holiday henceforth; ' +
        'https://www.qppstudio.net/public-holidays-news/2015/zambia-to-add-new-annual-public-holiday-008785.htm',
    },
  ],
  rules: [
    {
      rule: '2nd thursday in August every 5 years since 2016',
      name: 'General Election',
      from: 2016,
      source: ELECTIONS,
    },
    { rule: '04-28 and if sunday then next monday', name: 'Kenneth Kaunda Day', from: 2022, source: KAUNDA_DAY },
    { rule: 'easter -1', name: 'Holy Saturday', from: 1990, source: SCHEDULE },
    {
      rule: '03-08 and if sunday then next monday',
      name: "International Women's Day",
      from: 2007,
      source: NEWS_OF_2015,
      note: 'Decided in March 2007, as told there; the instrument was not read.',
    },
  ],
  dates: [
    holidays('State funeral of President Sata', NEWS_OF_2015, '2014-11-11'),
    holidays('Presidential election', ELECTIONS, '2015-01-20'),
    holidays('Presidential Inauguration', INAUGURATION_2021, '2016-09-13'),
    holidays('Public holiday', SI_66_2014, '2014-12-26 2015-01-02'),
    holidays("Day after International Women's Day", NEWS_OF_2018, '2018-03-09'),
    holidays('Day after Independence Day', OCTOBER_2019, '2019-10-25'),
    holidays('Day after the General Election', ELECTION_2021, '2021-08-13'),
    holidays('Presidential Inauguration', INAUGURATION_2021, '2021-08-24'),
    holidays('State funeral of President Banda', FUNERAL_2022, '2022-03-18'),
  ],
});
