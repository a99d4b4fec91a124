import type { CalendarDefinition } from '../definition.js';
import { TYPHOONS } from '../exchanges/asia-pacific/taiwan.js';

/**
 * The interbank funds transfer system of the Central Bank of the Republic of China (Taiwan), CIFS: open when the banks
 * of Taipei are, on all office days but Labour Day (which offices have off only since 2026), the make-up Saturdays
 * included. The stock exchange's trading days follow those of the banks, which are open on the two settlement days
 * before Lunar New Year as well. A typhoon that closes the offices of Taipei closes banks and clearing.
 *
 * The data begins with 2017, like that of the office calendar.
 *
 * Doubts: no calendar of the system was found. That it works on make-up Saturdays follows from the banks being open.
 */

const BANK_DAYS = 'https://www.taiwannews.com.tw/ch/news/2978454';
const SCHEDULE = 'https://www.twse.com.tw/zh/trading/holiday.html';

export const TWD: CalendarDefinition = {
  id: 'TWD',
  kind: 'settlement',
  name: 'CIFS (New Taiwan dollar)',
  timezone: 'Asia/Taipei',
  years: [2017, 2060],
  weekend: [{ start: '2017-01-01', days: [6, 7] }],
  follows: [{ calendar: 'TW', from: 2017, source: BANK_DAYS }],
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
};
