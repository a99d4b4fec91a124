import { ADHA, ADHA_NAME, FITR, FITR_NAME } from '../../countries/shared/arab-feasts.js';
import { calendar } from '../../definition.js';
import { feastRules, since } from '../../forms/arab-exchanges.js';
import { closed, feastDays } from '../../forms/arab-feasts.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Qatar Stock Exchange, Doha time: full-day closures; weekend on Friday and Saturday, no early closes known.
 *
 * The exchange closes with the banks, on the days that the Governor of Qatar Central Bank sets: National Sports Day (the
 * second Tuesday of February, since 2012), the banks' holiday on the first Sunday of March (Cabinet decision 33 of
 * 2009), National Day on 18 December, the year's end on 1 January (Cabinet decision 6 of 2008), and the two Eids, for
 * which banks have fewer days than the government. The data begin with 2010.
 */

const YEAR_END =
  'https://eastcoastdaily.in/2023/12/29/new-year-2024-central-bank-in-gulf-country-announces-year-end-closing-holiday.html';
const BANK_HOLIDAY = 'https://menafn.com/1107918401/Qatar-Central-Bank-Announces-Sunday-Mar-3-Banks-Holiday';
const BANK_HOLIDAY_2015 = 'http://65.108.81.244/article/25/02/2015/banks-closed-on-mar-1';
const BANK_HOLIDAY_2022 =
  'https://www.eastcoastdaily.in/2022/03/04/gulf-country-announces-official-bank-holiday-on-march-6.html';
const CLOSED_2026 =
  'https://www.thenationalnews.com/business/markets/2026/03/02/qatari-and-kuwaiti-stocks-slump-as-war-engulfs-region/';
const EID_2018 =
  'https://diwan.gov.qa/briefing-room/news/general/statements/2018/160818/eid-al-adha-official-holiday?sc_lang=en';

/** Banks and financial institutions: from Sunday to Thursday, each time. */
const FITR_2020 = 'https://sheenservices.com/?p=10752';
const ADHA_2021 = 'https://qatartamil.com/2021/07/qatar-central-bank-announce-eid-al-adha-holiday-for-banks';
const FITR_2025 = 'https://colorsnewslive.com/NewsDetailsEn/19481';

/** By article 4 of Amiri Decision 57 of 2025; banks and financial institutions resumed on Sunday 4 January. */
const YEAR_END_2026 =
  'https://dohaconnect.co/ml/2025/12/29/qcb-declares-january-1-2026-as-official-holiday-for-financial-institutions';
/** The central bank's notice, with the words of article 2 (2) of Amiri Decision 57 of 2025: the second Tuesday of February. */
const SPORT_2026 = 'https://menafn.com/1110714151/QCB-Announces-National-Sport-Day-Holiday-For-Financial-Institutions';

/** The Eids of financial markets by article 4 of Amiri Decision 57 of 2025, retold; articles 1 to 3 are quoted in the second. */
const ADHA_2026 = 'https://www.mohamoon-qa.com/Default.aspx?ID=28179&action=DisplayNews';
const DECISION_57 =
  'https://al-sharq.com/article/17/12/2025/%D8%A8%D9%82%D8%B1%D8%A7%D8%B1-%D8%A3%D9%85%D9%8A%D8%B1%D9%8A-%D8%AA%D8%AD%D8%AF%D9%8A%D8%AF-%D8%A3%D9%8A%D8%A7%D9%85-%D8%A7%D9%84%D8%B9%D9%85%D9%84-%D9%88%D8%A7%D9%84%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A7%D8%AA-%D9%88%D8%A7%D9%84%D8%B9%D8%B7%D9%84%D8%A7%D8%AA-%D8%A7%D9%84%D8%A3%D8%B3%D8%A8%D9%88%D8%B9%D9%8A%D8%A9-%D9%88%D8%A7%D9%84%D8%B1%D8%B3%D9%85%D9%8A%D8%A9';

const RULES: readonly RuleRow[] = [
  {
    rule: '01-01',
    name: "Year's end closing of the banks",
    from: 2010,
    to: 2025,
    source: YEAR_END,
    note: 'the source: 2024, by a decision of 2008; doubt: the other years.',
  },
  { rule: '01-01', name: "Year's end closing of the banks", from: 2026, source: YEAR_END_2026 },
  {
    rule: '2nd tuesday in February',
    name: 'National Sports Day',
    from: 2012,
    to: 2025,
    source: NOT_FOUND,
    note: 'doubt: a public holiday by an Emiri decree of 2011, whose text was not read.',
  },
  { rule: '2nd tuesday in February', name: 'National Sports Day', from: 2026, source: SPORT_2026 },
  { rule: '1st sunday in March', name: 'Bank Holiday', from: 2010, source: BANK_HOLIDAY },
  {
    rule: '12-18',
    name: 'National Day',
    from: 2010,
    to: 2024,
    source: NOT_FOUND,
    note: 'doubt: a public holiday since 2007; no text on the exchange was read.',
  },
  {
    rule: '12-18',
    name: 'National Day',
    from: 2025,
    source: DECISION_57,
    basis: 'rule',
    note: 'the source: article 2 (1), a holiday of the State; on the same article the central bank rests the Sports Day of financial institutions. No text on the exchange was read.',
  },
  ...feastRules([-1, 2], [-1, 2], EID_2018),
];

const DATES: readonly ListedDate[] = [
  ...feastDays(since(2010, FITR), FITR_NAME, -1, 2),
  ...feastDays(since(2010, ADHA), ADHA_NAME, -1, 2, [2026]),
  ...feastDays(since(2026, ADHA), ADHA_NAME, 2, 2),
  ...closed(
    ADHA_NAME,
    ADHA_2026,
    ['2026-05-26', '2026-05-27', '2026-05-28'],
    'the source: three working days from 9 Dhu al-Hijjah; doubt: the first day as generally reported.',
  ),
  ...closed(FITR_NAME, FITR_2020, ['2020-05-27', '2020-05-28']),
  ...closed(ADHA_NAME, ADHA_2021, ['2021-07-18']),
  ...closed(FITR_NAME, FITR_2025, ['2025-04-02', '2025-04-03']),
  ...closed('Bank Holiday', BANK_HOLIDAY_2015, ['2015-03-01']),
  ...closed('Bank Holiday', BANK_HOLIDAY_2022, ['2022-03-06']),
  ...closed('Bank Holiday', CLOSED_2026, ['2026-03-01']),
];

export default calendar({
  id: 'DSMD',
  kind: 'exchange',
  name: 'Qatar Stock Exchange',
  doubtful: [
    {
      named: ['Eid'],
      years: '2026-',
      note: 'By article 4 of Amiri Decision 57 of 2025, of which an account was read (https://www.mohamoon-qa.com/Default.aspx?ID=28179&action=DisplayNews), the central bank and the financial markets have three working days for each Eid: for Eid al-Adha from 9 Dhu al-Hijjah on, for Eid al-Fitr those that the Governor sets. The days here are the eve (Arafah) and the first three of the feast, weekends included, so that a working day may be missing or too many.',
    },
    {
      named: ['Eid'],
      note: 'The Eids one by one, of which announcements of the central bank were read for Eid al-Fitr 2020 and 2025 and Eid al-Adha 2021 alone: in other years Eid al-Fitr is taken as the day before the feast and its first three days, Eid al-Adha as the Day of Arafah and the first three days.',
    },
    {
      on: '01-01',
      note: 'Whether the exchange was closed on 1 January of each year, and what was given for a National Day on a weekend, was not settled.',
    },
    {
      named: ['National Day'],
      note: 'Whether the exchange was closed on 1 January of each year, and what was given for a National Day on a weekend, was not settled.',
    },
  ],
  localName: 'بورصة قطر',
  otherNames: 'QSE, Doha Securities Market',
  countries: ['QA'],
  cities: 'Doha',
  currencies: ['QAR'],
  isMainExchange: true,
  timezone: 'Asia/Qatar',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [5, 6] }],
  rules: RULES,
  dates: DATES,
});
