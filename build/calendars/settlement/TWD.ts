import { calendar } from '../definition.js';
import { TYPHOONS } from '../exchanges/asia-pacific/shared/taiwan.js';

/**
 * The interbank funds transfer system of the Central Bank of the Republic of China (Taiwan), CIFS: open when the banks
 * of Taipei are, on all office days but Labour Day (which offices have off only since 2026), the make-up Saturdays
 * included. The stock exchange's trading days follow those of the banks, which are open on the two settlement days
 * before Lunar New Year as well. A typhoon that closes the offices of Taipei closes banks and clearing.
 *
 * Until 2016, before the office calendars begin, the days are those without trading at the exchange but for its two
 * settlement days and for 12 September 2001, when it alone was closed. The data begins with 2001, when Saturdays became
 * days off of banks; before, they were half days, and banks closed their half-year accounts on days of their own.
 */

const BANK_DAYS = 'https://www.taiwannews.com.tw/ch/news/2978454';
const SCHEDULE = 'https://www.twse.com.tw/zh/trading/holiday.html';

export default calendar({
  id: 'TWD',
  kind: 'settlement',
  name: 'CIFS (New Taiwan dollar)',
  doubts:
    'Doubts: no calendar of the system was found. That it works on make-up Saturdays follows from the banks being open.',
  otherNames: 'CBC',
  countries: ['TW'],
  timezone: 'Asia/Taipei',
  years: [2001, 2100],
  weekend: [{ start: '2001-01-01', days: [6, 7] }],
  inherits: [
    {
      calendar: 'XTAI',
      from: 2001,
      to: 2016,
      except: ['Before Lunar New Year (settlement only)', 'Terrorist attacks of 11 September 2001'],
      source: BANK_DAYS,
    },
    { calendar: 'TW', from: 2017, asDeclared: true, source: BANK_DAYS },
  ],
  rules: [
    {
      rule: '05-01 if saturday then previous friday if sunday then next monday',
      name: 'Labour Day',
      names: { zh: '勞動節' },
      from: 2017,
      to: 2025,
      source: SCHEDULE,
    },
  ],
  dates: TYPHOONS,
});
