import { country } from '../country.js';
import type { RuleRow } from '../vocabulary.js';

/**
 * North Korea, estimated throughout: no law was read. The days are those of a list for visitors of 2014 and of accounts of
 * its printed calendars; the calendar of a year is not published abroad in advance, and Sundays beside feasts have been
 * worked or moved. Two days each at 16 February and 15 April, three at the Lunar New Year, as the same accounts have them.
 *
 * Doubts: 25 August (Songun) has come and gone; 8 February is the army's day since 2018, 25 April is said to be one still.
 */

const LIST_2014 = 'http://dprktourism.com.my/explore_dprk/holidays.php';
const ACCOUNT = 'https://nzt-eth.ipns.dweb.link/wiki/Military_Foundation_Day.html';

function day(rule: string, name: string, ko: string, source = LIST_2014, from = 2014): RuleRow {
  return { rule, name, names: { ko }, from, source, status: 'estimated' };
}

export default country({
  id: 'KP',
  name: 'North Korea',
  localName: '북한',
  otherNames: 'DPRK',
  cities: 'Pyongyang',
  currencies: ['KPW'],
  timezone: 'Asia/Pyongyang',
  weekend: {
    history: [{ start: '1990-01-01', days: [7] }],
    source: 'https://www.theinfolist.com/html/ALL/l/p/public_holidays_in_North_Korea.html',
    note: 'A six-day week: the calendar counts 71 holidays with the Sundays.',
  },
  years: { from: 2014, why: 'the list of 2014 is the oldest read' },
  rules: [
    day('01-01', "New Year's Day", '설날'),
    day('korean 01-0-01', 'Lunar New Year', '설명절'),
    day('korean 01-0-02', 'Lunar New Year', '설명절', ACCOUNT),
    day('korean 01-0-03', 'Lunar New Year', '설명절', ACCOUNT),
    day('korean 01-0-15', 'Jongwol Daeborum', '정월대보름'),
    day('02-08', "Founding Day of the Korean People's Army", '건군절', ACCOUNT, 2018),
    day('02-16', 'Day of the Shining Star', '광명성절'),
    day('02-17', 'Day of the Shining Star', '광명성절', ACCOUNT),
    day('feast qingming at JP', 'Chongmyong', '청명', ACCOUNT),
    day('04-15', 'Day of the Sun', '태양절'),
    day('04-16', 'Day of the Sun', '태양절', ACCOUNT),
    day('04-25', "Founding Day of the Korean People's Revolutionary Army", '조선인민혁명군 창건일'),
    day('05-01', "International Workers' Day", '국제로동자절'),
    day('07-27', 'Day of Victory in the Fatherland Liberation War', '조국해방전쟁승리의 날'),
    day('08-15', 'Liberation Day', '조국해방의 날'),
    day('08-25', 'Day of Songun', '선군절'),
    day('korean 08-0-15', 'Chusok (Hangawi)', '추석'),
    day('09-09', 'Day of the Foundation of the Republic', '공화국창건일'),
    day('10-10', 'Party Foundation Day', '당창건일'),
    day('12-27', 'Socialist Constitution Day', '사회주의헌법절'),
  ],
});
