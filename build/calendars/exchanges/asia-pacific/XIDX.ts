import { calendar } from '../../definition.js';
import type { RuleRow } from '../../vocabulary.js';
import { LISTED } from './shared/XIDX-listed.js';

/**
 * Indonesia Stock Exchange (to 2007 the Jakarta Stock Exchange): full-day closures, Jakarta time. No early closes.
 *
 * The exchange closes on the national holidays of the yearly joint decree of three ministers, on those days of joint
 * leave (cuti bersama) on which the clearing of Bank Indonesia rests, on nationwide election days, and on 31 December.
 * Days of the decrees that it did not take over: joint leave at the end of Eid in 2007 and on 20 June 2018, 26
 * December 2007 and 2008, 16 May 2011, and the regional elections of 27 June 2018.
 *
 * The data begins with 2002: before, the market's own closing days around Eid and at the end of the year are not told
 * by any list that was found. From 2028 on it has the national holidays, the movable ones computed, and no joint leave.
 */

const LIST_2022 = 'https://tirto.id/jadwal-libur-bursa-dan-jam-operasional-ramadhan-april-2022-gqXf';
const LIST_2026 =
  'https://mureks.co.id/bei-umumkan-kalender-libur-bursa-2026-hanya-239-hari-perdagangan-cek-tanggal-pentingnya';
const LIST_2024 = 'https://emitennews.com/news/periksa-berikut-kalender-libur-bursa-2024';
const LIST_2025 = 'https://www.suara.com/bisnis/2025/08/18/084417/perhatian-perdagangan-saham-hari-ini-libur';
const LIST_2014 =
  'https://news.detik.com/berita/d-2335984/daftar-cuti-bersama-dan-hari-libur-nasional-2014-termasuk-may-day';

const ASCENSION = 'Ascension Day';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: 2002, source: LIST_2026 },
  { rule: 'easter -2', name: 'Good Friday', from: 2002, source: LIST_2022 },
  { rule: 'easter 39', name: ASCENSION, from: 2002, to: 2002, source: LIST_2022 },
  {
    rule: 'easter 39',
    name: ASCENSION,
    from: 2004,
    source: LIST_2022,
    note: 'in 2003 the market was open on the day and closed on the day after, by a compilation',
  },
  { rule: '05-01', name: 'Labour Day', from: 2014, source: LIST_2014 },
  { rule: '06-01', name: 'Pancasila Day', from: 2017, source: LIST_2022 },
  { rule: '08-17', name: 'Independence Day', from: 2002, source: LIST_2022 },
  { rule: '12-25', name: 'Christmas Day', from: 2002, source: LIST_2025 },
  { rule: '12-31', name: 'Exchange holiday', from: 2002, source: LIST_2025, note: `also ${LIST_2024}` },
];

export default calendar({
  id: 'XIDX',
  kind: 'exchange',
  name: 'Indonesia Stock Exchange',
  doubts:
    'Doubts: On 8 October 2008 trading stopped at about eleven, in the crisis for which the market stayed closed on 9 and 10 October; the stop is not entered as an early close.',
  doubtful: [
    { years: '2002-2004 2006-2007', note: '2002 to 2004, 2006 and 2007 rest on compilations.' },
    {
      on: '2002-12-30 2005-12-30 2006-12-29',
      note: '30 December 2002 and 2005 and 29 December 2006 rest on one compilation.',
      estimated: true,
    },
  ],
  localName: 'Bursa Efek Indonesia',
  otherNames: 'IDX, JSX',
  countries: ['ID'],
  cities: 'Jakarta',
  currencies: ['IDR'],
  isMainExchange: true,
  note: 'Joint leave is decreed year by year; after 2027 it is not foreseen.',
  timezone: 'Asia/Jakarta',
  years: [2002, 2100],
  weekend: [{ start: '2002-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'ID', from: 2027, source: LIST_2026 }],
  rules: RULES,
  dates: LISTED,
});
