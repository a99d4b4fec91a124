import { calendar } from '../../definition.js';
import { type ListedDate, onDates, type RuleRow } from '../../vocabulary.js';
import { LISTED } from './shared/XPHS-listed.js';

/**
 * Philippine Stock Exchange: full-day closures and early closes, Manila time.
 *
 * The exchange closes on the regular holidays and the nationwide special (non-working) days, and on days on which the
 * central bank's clearing is suspended (typhoons, mostly). From 2021 on its days are those of the country's calendar.
 * Christmas Eve and the last day of the year were closed in every year to 2020 (from 2011), and again since 2023 and
 * 2024 as special days; in 2021 they were half days: trading ended at 12:00 with a run-off to 12:10, the market close
 * of the notice.
 *
 * The data begins with 2002: for the years before nothing was found. To 2010 holidays were moved each year and are
 * listed.
 *
 * Since September 2024 a suspension of government work alone no longer closes it: it traded on 2 September and 23
 * October 2024, when the central bank halted peso-dollar trading, and on 10 November 2025 in spite of a typhoon.
 */

const HOLIDAYS = 'https://www.officialgazette.gov.ph/nationwide-holidays/2018/';
const HEROES = 'https://www.officialgazette.gov.ph/2007/07/24/republic-act-no-9492/';
const GLITCH_2022 =
  'https://www.rappler.com/business/philippine-stock-exchange-trading-technical-glitch-january-4-2022/';
const KARDING_2022 =
  'https://www.philstar.com/business/2022/09/25/2212248/philippine-stock-exchange-no-trading-monday-sept-26';
const CARINA_2024 = 'https://mb.com.ph/2024/7/24/typhoon-carina-halts-philippine-financial-markets';
const NEW_YEAR_2024 =
  'http://uat.pds.psei.ph/announcements/declaration-of-friday-09-february-2024-as-a-special-non-working-holiday';
const HALF_DAYS_2021 = 'https://news.abs-cbn.com/business/12/15/21/pse-sets-half-day-trading-for-dec-24-31';
const COUNTRY = 'https://www.officialgazette.gov.ph/';
/** Of the exchange, with its hours of January 2012: trading "daily except Saturdays, Sundays, legal holidays and days when the Central Bank Clearing Office is closed". */
const TRADING_DAYS = 'https://www.pseacademy.com.ph/LM/investors~details/id-1316274803501/The_Trading_Schedule.html';

const PROCLAIMED_LATER = {
  status: 'estimated',
  source: COUNTRY,
  note: 'Proclaimed some days before: computed by the calendar of Umm al-Qura.',
} as const;

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: 2011, to: 2020, source: HOLIDAYS },
  { rule: '02-25', name: 'EDSA Revolution Anniversary', from: 2016, to: 2020, source: HOLIDAYS },
  { rule: 'easter -3', name: 'Maundy Thursday', from: 2011, to: 2020, source: HOLIDAYS },
  { rule: 'easter -2', name: 'Good Friday', from: 2011, to: 2020, source: HOLIDAYS },
  { rule: '04-09', name: 'Day of Valor', from: 2011, to: 2020, source: HOLIDAYS },
  { rule: '05-01', name: 'Labor Day', from: 2011, to: 2020, source: HOLIDAYS },
  { rule: '06-12', name: 'Independence Day', from: 2011, to: 2020, source: HOLIDAYS },
  { rule: '08-21', name: 'Ninoy Aquino Day', from: 2011, to: 2020, source: HOLIDAYS },
  { rule: 'monday before 09-01', name: "National Heroes' Day", from: 2011, to: 2020, source: HEROES },
  { rule: '11-01', name: "All Saints' Day", from: 2011, to: 2020, source: HOLIDAYS },
  { rule: '11-30', name: 'Bonifacio Day', from: 2011, to: 2020, source: HOLIDAYS },
  {
    rule: '12-08',
    name: 'Immaculate Conception',
    from: 2018,
    to: 2020,
    source: 'https://www.officialgazette.gov.ph/2017/12/28/republic-act-no-10966/',
  },
  { rule: '12-24', name: 'Christmas Eve', from: 2011, to: 2020, source: HOLIDAYS },
  { rule: '12-25', name: 'Christmas Day', from: 2011, to: 2020, source: HOLIDAYS },
  { rule: '12-30', name: 'Rizal Day', from: 2011, to: 2020, source: HOLIDAYS },
  { rule: '12-31', name: 'Last Day of the Year', from: 2011, to: 2020, source: HOLIDAYS },
  // The country's feasts are computed by the library's calendar of Umm al-Qura, which ends in 2077.
  { rule: 'feast eid-al-fitr at SA', name: "Eid'l Fitr", from: 2078, ...PROCLAIMED_LATER },
  { rule: 'feast eid-al-adha at SA', name: "Eid'l Adha", from: 2078, ...PROCLAIMED_LATER },
];

const SINCE_2021: readonly ListedDate[] = [
  { date: '2022-01-04', kind: 'holiday', name: 'Technical failure: trading cancelled', source: GLITCH_2022 },
  { date: '2022-09-26', kind: 'holiday', name: 'Typhoon Karding', source: KARDING_2022 },
  { date: '2024-02-09', kind: 'holiday', name: 'Chinese New Year', source: NEW_YEAR_2024 },
  { date: '2024-07-24', kind: 'holiday', name: 'Typhoon Carina', source: CARINA_2024 },
  ...onDates(['2021-12-24', '2021-12-31'], {
    kind: 'early_close',
    name: 'Half day',
    closes: '12:10',
    source: HALF_DAYS_2021,
  }),
];

export default calendar({
  id: 'XPHS',
  kind: 'exchange',
  name: 'Philippine Stock Exchange',
  doubts:
    'Doubts: one of them has 8 December 2017 closed (the law came after it), which is not entered. Unscheduled closures were found for the days below only; for 24 October 2024 and for 21 to 23 July 2025 (work suspended again) no report was read, and trading is taken from the days before and after.',
  doubtful: [{ years: '2002-2020', note: 'The days of 2002 to 2020 rest on compilations but for some reports.' }],
  otherNames: 'PSE, PSEi',
  countries: ['PH'],
  cities: 'Manila',
  currencies: ['PHP'],
  isMainExchange: true,
  timezone: 'Asia/Manila',
  years: [2002, 2100],
  weekend: [{ start: '2002-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'PH', from: 2021, asDeclared: true, source: TRADING_DAYS }],
  rules: RULES,
  dates: [...LISTED, ...SINCE_2021],
});
