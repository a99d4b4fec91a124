import { calendar } from '../../definition.js';
import { rulesNamed } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, type RuleRow, year } from '../../vocabulary.js';

/**
 * Pakistan Stock Exchange (until January 2016 the Karachi Stock Exchange): full-day closures, Karachi time. No early
 * closes; on Fridays the market pauses for prayers, and in Ramadan its hours are shorter on all days.
 *
 * The days of the Islamic year follow the sighting of the moon in Pakistan and are announced days before. The last Friday
 * of Ramadan (Jumua-tul-Wida) closes the exchange but not the banks. Iqbal Day (9 November) was no holiday from 2015 to
 * 2021; Youm-e-Takbeer (28 May) is one since 2024. Friday 5 September 2025, which other compilations close, was a
 * trading day: the feast fell on Saturday.
 *
 * From 2027 on the days are computed for the crescent in Pakistan.
 */

const LIST_2026 = 'https://pkrevenue.com/psx-releases-2026-public-holidays-calendar';
const HOLIDAYS_2001 = 'https://ise.com.pk/holidays.html';
const SETTLEMENT_2008 = 'https://brecorder.com/news/amp/3553419';
const EID_2021 = 'https://dailytimes.com.pk/752338/psx-to-remain-closed-for-10-days-due-to-eid-weekly-holidays/';
const EID_2022 = 'https://www.brecorder.com/news/40169840/sbp-psx-announce-four-day-closure-on-eid';
const AZHA_2022 = 'https://www.samaaenglish.tv/news/40012131/banks-told-to-stay-open-on-friday';
const ASHURA_2022 = 'https://www.brecorder.com/news/40189598/ashura-psx-to-remain-closed-on-august-8-9';
const JUMUA_2023 = 'https://propakistani.pk/2023/04/10/pakistan-stock-exchange-to-remain-closed-on-friday/';
const EID_2023 = 'https://www.brecorder.com/news/40237610/eid-holidays-psx-to-remain-closed-from-april-21-to-april-25';
const MILAD_2023 = 'https://propakistani.pk/2023/09/18/psx-announces-closure-for-one-day/';
const JUMUA_2024 = 'https://www.brecorder.com/news/40296835/psx-to-be-closed-on-friday-april-5-2024';
const EID_2024 = 'https://www.brecorder.com/news/40297231/pakistan-stock-exchange-psx-announces-eid-holidays';
const AZHA_2024 =
  'https://www.brecorder.com/news/40307939/pakistan-stock-exchange-psx-announces-eid-ul-azha-2024-holidays';
const ASHURA_2024 = 'https://propakistani.pk/2024/07/10/psx-to-remain-closed-for-2-days-next-week/';
const EID_2025 = 'https://profit.pakistantoday.com.pk/2025/03/20/psx-announces-eid-ul-fitr-holiday-schedule/';
const AZHA_2025 =
  'https://profit.pakistantoday.com.pk/2025/06/03/sbp-psx-to-remain-closed-from-june-6-to-june-9-for-eid-ul-adha-' +
  'holidays/';

const FITR = 'Eid al-Fitr';
const AZHA = 'Eid-ul-Azha';
const ASHURA = 'Ashura';
const MILAD = 'Eid Milad-un-Nabi';
const JUMUA = 'Jumua-tul-Wida';
const QADR = 'Shab-e-Qadr';

const UNFOUND: Partial<ListedDate> = {
  status: 'estimated',
  note: 'doubt: rests on another compilation; no notice of the exchange was found',
};

const DAYS: readonly ListedDate[] = [
  ...year(
    2002,
    NOT_FOUND,
    {
      '01-01': 'Closed by the exchange',
      '02-22': AZHA,
      '02-25': AZHA,
      '03-25': ASHURA,
      '05-23': MILAD,
      '10-10': 'Election',
      '12-03': QADR,
      '12-05': FITR,
      '12-06': FITR,
    },
    UNFOUND,
  ),
  ...year(
    2003,
    NOT_FOUND,
    {
      '02-11': AZHA,
      '02-12': AZHA,
      '02-13': AZHA,
      '02-14': AZHA,
      '03-13': ASHURA,
      '03-14': ASHURA,
      '04-10': 'Closed by the exchange',
      '05-15': MILAD,
      '11-26': FITR,
      '11-27': FITR,
      '11-28': FITR,
    },
    UNFOUND,
  ),
  ...year(
    2004,
    NOT_FOUND,
    {
      '01-01': 'Closed by the exchange',
      '02-02': AZHA,
      '02-03': AZHA,
      '02-04': AZHA,
      '03-01': ASHURA,
      '03-02': ASHURA,
      '05-03': MILAD,
      '11-11': QADR,
      '11-15': FITR,
      '11-16': FITR,
      '11-17': FITR,
    },
    UNFOUND,
  ),
  ...year(
    2005,
    NOT_FOUND,
    {
      '01-20': AZHA,
      '01-21': AZHA,
      '04-22': MILAD,
      '08-18': 'Local elections',
      '10-28': JUMUA,
      '11-01': QADR,
      '11-03': FITR,
      '11-04': FITR,
    },
    UNFOUND,
  ),
  ...year(
    2006,
    NOT_FOUND,
    {
      '01-10': AZHA,
      '01-11': AZHA,
      '01-12': AZHA,
      '01-13': AZHA,
      '02-08': ASHURA,
      '02-09': ASHURA,
      '04-11': MILAD,
      '04-12': 'Mourning after the Karachi bombing',
      '10-20': JUMUA,
      '10-23': FITR,
      '10-24': FITR,
      '10-25': FITR,
      '10-26': FITR,
      '10-27': FITR,
    },
    UNFOUND,
  ),
  ...year(
    2007,
    NOT_FOUND,
    {
      '01-01': AZHA,
      '01-02': AZHA,
      '01-29': ASHURA,
      '01-30': ASHURA,
      '10-10': QADR,
      '10-12': JUMUA,
      '10-15': FITR,
      '10-16': FITR,
      '12-20': AZHA,
      '12-21': AZHA,
      '12-28': 'Mourning for Benazir Bhutto',
    },
    UNFOUND,
  ),
  ...year(
    2008,
    NOT_FOUND,
    { '02-18': 'Election', '03-21': MILAD, '09-26': JUMUA, '12-08': AZHA, '12-09': AZHA, '12-10': AZHA, '12-11': AZHA },
    UNFOUND,
  ),
  ...year(2008, SETTLEMENT_2008, { '10-01': FITR, '10-02': FITR, '10-03': FITR }),
  ...year(
    2009,
    NOT_FOUND,
    {
      '01-07': ASHURA,
      '01-08': ASHURA,
      '03-10': MILAD,
      '09-21': FITR,
      '09-22': FITR,
      '09-23': FITR,
      '11-27': AZHA,
      '11-30': AZHA,
      '12-28': ASHURA,
    },
    UNFOUND,
  ),
  ...year(
    2010,
    NOT_FOUND,
    {
      '01-01': 'General strike',
      '03-01': MILAD,
      '09-10': JUMUA,
      '09-13': FITR,
      '11-17': AZHA,
      '11-18': AZHA,
      '11-19': AZHA,
      '12-16': ASHURA,
      '12-17': ASHURA,
    },
    UNFOUND,
  ),
  ...year(
    2011,
    NOT_FOUND,
    {
      '02-16': MILAD,
      '08-26': JUMUA,
      '08-31': FITR,
      '09-01': FITR,
      '09-02': FITR,
      '10-24': 'Mourning for Nusrat Bhutto',
      '11-07': AZHA,
      '11-08': AZHA,
      '11-11': 'Closed by the exchange',
      '12-05': ASHURA,
      '12-06': ASHURA,
    },
    UNFOUND,
  ),
  ...year(
    2012,
    NOT_FOUND,
    {
      '08-17': JUMUA,
      '08-20': FITR,
      '08-21': FITR,
      '08-22': FITR,
      '09-21': 'Day of Love for the Prophet',
      '10-26': AZHA,
      '10-29': AZHA,
    },
    UNFOUND,
  ),
  ...year(
    2013,
    NOT_FOUND,
    {
      '01-25': MILAD,
      '08-02': JUMUA,
      '08-08': FITR,
      '08-09': FITR,
      '10-15': AZHA,
      '10-16': AZHA,
      '10-17': AZHA,
      '10-18': AZHA,
      '11-14': ASHURA,
      '11-15': ASHURA,
    },
    UNFOUND,
  ),
  ...year(
    2014,
    NOT_FOUND,
    {
      '01-14': MILAD,
      '07-25': JUMUA,
      '07-29': FITR,
      '07-30': FITR,
      '07-31': FITR,
      '08-01': FITR,
      '10-06': AZHA,
      '10-07': AZHA,
      '10-08': AZHA,
      '11-03': ASHURA,
      '11-04': ASHURA,
    },
    UNFOUND,
  ),
  ...year(
    2015,
    NOT_FOUND,
    { '07-17': JUMUA, '07-20': FITR, '07-21': FITR, '09-24': AZHA, '09-25': AZHA, '10-23': ASHURA, '12-24': MILAD },
    UNFOUND,
  ),
  ...year(
    2016,
    NOT_FOUND,
    {
      '07-01': JUMUA,
      '07-05': FITR,
      '07-06': FITR,
      '07-07': FITR,
      '07-08': FITR,
      '09-12': AZHA,
      '09-13': AZHA,
      '09-14': AZHA,
      '10-11': ASHURA,
      '10-12': ASHURA,
      '12-12': MILAD,
    },
    UNFOUND,
  ),
  ...year(
    2017,
    NOT_FOUND,
    { '06-23': JUMUA, '06-26': FITR, '06-27': FITR, '06-28': FITR, '09-01': AZHA, '09-04': AZHA, '12-01': MILAD },
    UNFOUND,
  ),
  ...year(
    2018,
    NOT_FOUND,
    {
      '06-08': JUMUA,
      '06-15': FITR,
      '06-18': FITR,
      '07-25': 'Election',
      '08-21': AZHA,
      '08-22': AZHA,
      '08-23': AZHA,
      '09-20': ASHURA,
      '09-21': ASHURA,
      '11-21': MILAD,
    },
    UNFOUND,
  ),
  ...year(
    2019,
    NOT_FOUND,
    {
      '05-31': JUMUA,
      '06-04': FITR,
      '06-05': FITR,
      '06-06': FITR,
      '06-07': FITR,
      '08-12': AZHA,
      '08-13': AZHA,
      '08-15': AZHA,
      '09-09': ASHURA,
      '09-10': ASHURA,
    },
    UNFOUND,
  ),
  ...year(
    2020,
    NOT_FOUND,
    { '05-22': JUMUA, '05-25': FITR, '05-26': FITR, '05-27': FITR, '07-31': AZHA, '10-30': MILAD },
    UNFOUND,
  ),
  ...year(2021, EID_2021, {
    '05-07': JUMUA,
    '05-10': FITR,
    '05-11': FITR,
    '05-12': FITR,
    '05-13': FITR,
    '05-14': FITR,
  }),
  ...year(
    2021,
    NOT_FOUND,
    { '07-20': AZHA, '07-21': AZHA, '07-22': AZHA, '08-18': ASHURA, '08-19': ASHURA, '10-19': MILAD },
    UNFOUND,
  ),
  ...year(2022, EID_2022, { '04-29': JUMUA, '05-02': FITR, '05-03': FITR, '05-04': FITR, '05-05': FITR }),
  ...year(2022, AZHA_2022, { '07-08': AZHA, '07-11': AZHA, '07-12': AZHA }),
  ...year(2022, ASHURA_2022, { '08-08': ASHURA, '08-09': ASHURA }),
  ...year(2023, JUMUA_2023, { '04-14': JUMUA }),
  ...year(2023, EID_2023, { '04-21': FITR, '04-24': FITR, '04-25': FITR }),
  ...year(2023, NOT_FOUND, { '06-28': AZHA, '06-29': AZHA, '06-30': AZHA, '07-28': ASHURA }, UNFOUND),
  ...year(2023, MILAD_2023, { '09-29': MILAD }),
  ...year(2024, NOT_FOUND, { '02-08': 'Election', '09-17': MILAD }, UNFOUND),
  ...year(2024, ASHURA_2024, { '07-16': ASHURA, '07-17': ASHURA }),
  ...year(2024, JUMUA_2024, { '04-05': JUMUA }),
  ...year(2024, EID_2024, { '04-10': FITR, '04-11': FITR, '04-12': FITR }),
  ...year(2024, AZHA_2024, { '06-17': AZHA, '06-18': AZHA, '06-19': AZHA }),
  ...year(2025, EID_2025, { '03-28': JUMUA, '03-31': FITR, '04-01': FITR, '04-02': FITR }),
  ...year(2025, AZHA_2025, { '06-06': AZHA, '06-09': AZHA }),
  ...year(2026, LIST_2026, { '03-20': JUMUA, '05-27': AZHA, '05-29': AZHA }),
  ...year(
    2026,
    LIST_2026,
    { '08-26': MILAD },
    { status: 'estimated', note: 'listed for the 25th in January; the crescent of the month came a day later' },
  ),
  ...year(2026, NOT_FOUND, { '06-25': ASHURA, '06-26': ASHURA }, UNFOUND),
];

const NATIONAL: readonly RuleRow[] = [
  { rule: '02-05', name: 'Kashmir Day', from: 2002, source: HOLIDAYS_2001 },
  { rule: '03-23', name: 'Pakistan Day', from: 2002, source: HOLIDAYS_2001 },
  { rule: '05-01', name: 'Labour Day', from: 2002, source: HOLIDAYS_2001 },
  { rule: '05-28', name: 'Youm-e-Takbeer', from: 2024, source: LIST_2026 },
  { rule: '08-14', name: 'Independence Day', from: 2002, source: HOLIDAYS_2001 },
  { rule: '11-09', name: 'Iqbal Day', from: 2002, to: 2014, source: HOLIDAYS_2001 },
  { rule: '11-09', name: 'Iqbal Day', from: 2022, source: LIST_2026 },
  { rule: '12-25', name: 'Quaid-e-Azam Day / Christmas', from: 2002, source: HOLIDAYS_2001 },
];

/** For the crescent in Pakistan. */
const BY_THE_MOON: readonly RuleRow[] = [
  ...rulesNamed(
    { from: 2027, source: LIST_2026 },
    {
      'feast jumat-ul-wida at PK': JUMUA,
      'feast eid-al-fitr at PK for 3 days': FITR,
      'feast eid-al-adha at PK for 3 days': AZHA,
      'feast tasua at PK for 2 days': ASHURA,
      'feast mawlid at PK': MILAD,
    },
  ),
];

export default calendar({
  id: 'XKAR',
  kind: 'exchange',
  name: 'Pakistan Stock Exchange',
  doubts:
    'Doubts: Before 2002 no days were found; until early 1997 the weekly holiday of the country was Friday. How many days are added to a feast from 2027 on is not known.',
  doubtful: [
    {
      years: '2002-2020',
      note: 'Notices of the exchange were found from 2021 on and not for every feast; the rows without a source rest on another compilation, which goes back to 2002 (the names of some single days are inferred).',
    },
    {
      on: '2011-11-11 2010-03-01',
      note: 'Nothing was found to support 11 November 2011, nor 1 March 2010, which was probably a trading day.',
      estimated: true,
    },
    {
      named: ['Ashura', 'Milad'],
      years: '2026',
      note: 'For Ashura and Milad 2026 the list of January has 24 and 25 June and 25 August; the days after are entered, by the crescent.',
    },
  ],
  otherNames: 'PSX, KSE',
  countries: ['PK'],
  cities: 'Karachi',
  currencies: ['PKR'],
  isMainExchange: true,
  timezone: 'Asia/Karachi',
  years: [2002, 2100],
  weekend: [{ start: '2002-01-01', days: [6, 7] }],
  rules: [...NATIONAL, ...BY_THE_MOON],
  dates: DAYS,
});
