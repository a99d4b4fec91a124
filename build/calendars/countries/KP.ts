import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';

/**
 * North Korea, estimated throughout: no law was read. The days are those of a list for visitors of 2014 and of accounts of
 * its printed calendars; the calendar of a year is not published abroad in advance, and Sundays beside feasts have been
 * worked or moved. Two days each at 16 February and 15 April, three at the Lunar New Year, as the same accounts have them.
 */

const LIST_2014 = 'http://dprktourism.com.my/explore_dprk/holidays.php';
const ACCOUNT = 'https://nzt-eth.ipns.dweb.link/wiki/Military_Foundation_Day.html';

export default country({
  id: 'KP',
  name: 'North Korea',
  doubtful: [
    { on: '08-25', note: '25 August (Songun) has come and gone.' },
    { on: '02-08 04-25', note: "8 February is the army's day since 2018, 25 April is said to be one still." },
  ],
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
    ...ruleRows({ status: 'estimated' }, [
      { rule: '01-01', name: "New Year's Day", names: { ko: '설날' }, from: 2014, source: LIST_2014 },
      { rule: 'korean 01-0-01', name: 'Lunar New Year', names: { ko: '설명절' }, from: 2014, source: LIST_2014 },
      { rule: 'korean 01-0-02', name: 'Lunar New Year', names: { ko: '설명절' }, from: 2014, source: ACCOUNT },
      { rule: 'korean 01-0-03', name: 'Lunar New Year', names: { ko: '설명절' }, from: 2014, source: ACCOUNT },
      { rule: 'korean 01-0-15', name: 'Jongwol Daeborum', names: { ko: '정월대보름' }, from: 2014, source: LIST_2014 },
      {
        rule: '02-08',
        name: "Founding Day of the Korean People's Army",
        names: { ko: '건군절' },
        from: 2018,
        source: ACCOUNT,
      },
      { rule: '02-16', name: 'Day of the Shining Star', names: { ko: '광명성절' }, from: 2014, source: LIST_2014 },
      { rule: '02-17', name: 'Day of the Shining Star', names: { ko: '광명성절' }, from: 2014, source: ACCOUNT },
      { rule: 'feast qingming at JP', name: 'Chongmyong', names: { ko: '청명' }, from: 2014, source: ACCOUNT },
      { rule: '04-15', name: 'Day of the Sun', names: { ko: '태양절' }, from: 2014, source: LIST_2014 },
      { rule: '04-16', name: 'Day of the Sun', names: { ko: '태양절' }, from: 2014, source: ACCOUNT },
    ]),
    ...ruleRows({ from: 2014, status: 'estimated', source: LIST_2014 }, [
      {
        rule: '04-25',
        name: "Founding Day of the Korean People's Revolutionary Army",
        names: { ko: '조선인민혁명군 창건일' },
      },
      { rule: '05-01', name: "International Workers' Day", names: { ko: '국제로동자절' } },
      {
        rule: '07-27',
        name: 'Day of Victory in the Fatherland Liberation War',
        names: { ko: '조국해방전쟁승리의 날' },
      },
      { rule: '08-15', name: 'Liberation Day', names: { ko: '조국해방의 날' } },
      { rule: '08-25', name: 'Day of Songun', names: { ko: '선군절' } },
      { rule: 'korean 08-0-15', name: 'Chusok (Hangawi)', names: { ko: '추석' } },
      { rule: '09-09', name: 'Day of the Foundation of the Republic', names: { ko: '공화국창건일' } },
      { rule: '10-10', name: 'Party Foundation Day', names: { ko: '당창건일' } },
      { rule: '12-27', name: 'Socialist Constitution Day', names: { ko: '사회주의헌법절' } },
    ]),
  ],
});
