import { TABLE_2026 } from '../../countries/shared/malaysia.js';
import { calendar } from '../../definition.js';
import { TOLD_TO_MARKETS } from '../../forms/malaysia-told.js';
import { datesByEvidence, datesNamed } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';
import { LUNAR_DAYS } from './shared/XKLS-lunar.js';

/**
 * Bursa Malaysia (to 2004 the Kuala Lumpur Stock Exchange): full-day closures and early closes, Kuala Lumpur time.
 *
 * The exchange closes on the public holidays gazetted for the Federal Territory of Kuala Lumpur. A holiday on a Sunday
 * is made up on the next day that is none; a Saturday, and two holidays on one working day, are not made up. Holidays
 * declared at short notice closed it too to 2022; since January 2023 it may stay open where the payment system does.
 *
 * On the eves of Hari Raya Aidilfitri and of Chinese New Year the afternoon session was left out (12:30, the end of
 * the morning session) where the eve was a trading day, from 2005 to 2022; full days since the eve of Chinese New Year
 * 2024 (https://www.phillip.com.my/announcement-category/futures/), the eve of Aidilfitri 2026 too. Before, in 2002 to 2004, the eves were closed altogether.
 *
 * The data begins with 2002: for the years before no list was found, and compilations have the Islamic days a day off.
 * From 2027 on the movable days are those computed for Kuala Lumpur.
 */

const HOLIDAYS_2015 = 'http://www.bursamalaysia.com/corporate/about-us/holidays/';
/** Of the exchange: trading "from Monday to Friday, except on public holidays and other market holidays". */
const TRADING_SESSIONS = 'http://wrmp.bursamalaysia.com/market/securities/equities/trading/trading-sessions/';
const HOLIDAYS_2021 = 'https://docslib.org/doc/290751/jadual-hari-kelepasan-am-persekutuan-2021';
const NO_OVERLAP = 'https://thesun.my/local-news/no-automatic-replacement-holiday-on-sept-17-GI12832774';
const CLOSED_2021 = 'https://themalaysianreserve.com/2021/12/02/bursa-malaysia-will-be-closed-tomorrow/';
const CLOSED_2017 =
  'http://www.themalaymailonline.com/money/article/bursa-malaysia-closed-on-monday-for-special-public-holiday';
const NEW_YEAR_2017 =
  'http://www.thestar.com.my/business/business-news/2017/01/20/bursa-malaysia-to-close-for-cny-and-federal-territory-day';
const ELECTION_2022 = 'https://www.nasdaq.com/articles/malaysia-markets-to-close-on-friday-ahead-of-general-election';
const UNITY_2022 =
  'https://dev-v4.freemalaysiatoday.com/category/business/2023/01/03/' +
  'bursa-malaysia-amends-rules-listing-requirements-on-surprise-holidays';
const SEPTEMBER_2025 = 'https://deimos.orientaldaily.com.my/news/business/2025/08/26/757118';

const SUNDAY = 'and if sunday then next monday';
const KING = 'Birthday of the Yang di-Pertuan Agong';

const RULES: readonly RuleRow[] = [
  { rule: `01-01 ${SUNDAY}`, name: "New Year's Day", from: 2002, source: HOLIDAYS_2015 },
  { rule: `02-01 ${SUNDAY}`, name: 'Federal Territory Day', from: 2002, source: HOLIDAYS_2015 },
  { rule: `05-01 ${SUNDAY}`, name: "Workers' Day", from: 2002, source: HOLIDAYS_2015 },
  { rule: '1st saturday in June', name: KING, from: 2002, to: 2017, source: HOLIDAYS_2015 },
  { rule: '1st monday in June', name: KING, from: 2021, to: 2026, source: HOLIDAYS_2021 },
  { rule: '1st monday in June', name: "Yang di-Pertuan Agong's Birthday", from: 2027, source: HOLIDAYS_2021 },
  { rule: `08-31 ${SUNDAY}`, name: 'National Day', from: 2002, source: HOLIDAYS_2015 },
  { rule: `09-16 ${SUNDAY}`, name: 'Malaysia Day', from: 2010, source: HOLIDAYS_2015, note: NO_OVERLAP },
  { rule: `12-25 ${SUNDAY}`, name: 'Christmas Day', from: 2002, source: HOLIDAYS_2015 },
];

const ONE = 'doubt: one compilation';
const INSTALLATION = 'Installation of the Yang di-Pertuan Agong';

const EVE_CHINESE = 'Eve of Chinese New Year';
const EVE_RAYA = 'Eve of Hari Raya Aidilfitri';

const HALF_DAYS: readonly ListedDate[] = [
  ...onDates(
    [
      '2005-02-08',
      '2008-02-06',
      '2011-02-02',
      '2014-01-30',
      '2015-02-18',
      '2018-02-15',
      '2019-02-04',
      '2020-01-24',
      '2021-02-11',
      '2022-01-31',
    ],
    {
      kind: 'early_close',
      name: EVE_CHINESE,
      closes: '12:30',
      source: HOLIDAYS_2015,
      note: 'the eves are half days by the footnote of the list of 2015; 12:30 is the end of the morning session',
    },
  ),
  {
    date: '2017-01-27',
    kind: 'early_close',
    name: EVE_CHINESE,
    closes: '12:30',
    source: NEW_YEAR_2017,
    note: 'the eves are half days by the footnote of the list of 2015; 12:30 is the end of the morning session',
  },
  ...onDates(
    [
      '2005-11-02',
      '2007-10-12',
      '2008-09-30',
      '2010-09-09',
      '2011-08-29',
      '2013-08-07',
      '2015-07-16',
      '2016-07-05',
      '2018-06-14',
      '2019-06-04',
      '2021-05-12',
    ],
    {
      kind: 'early_close',
      name: EVE_RAYA,
      closes: '12:30',
      source: HOLIDAYS_2015,
      note: 'the eves are half days by the footnote of the list of 2015; 12:30 is the end of the morning session',
    },
  ),
];

export default calendar({
  id: 'XKLS',
  kind: 'exchange',
  name: 'Bursa Malaysia',
  doubts: 'Doubts: the closures of 2002 to 2006 marked so below on one.',
  doubtful: [
    {
      named: ['Hari Raya', 'Deepavali', 'Awal', 'Wesak', 'Thaipusam', 'Prophet', 'Chinese', 'Eid', 'Nuzul'],
      years: '-2015',
      note: 'Most of the movable days to 2015 rest on compilations.',
    },
    {
      on: '2026-06-02',
      note: "2 June 2026 is given by the footnote of the exchange's list (Wesak on Sunday, the King's birthday on Monday).",
    },
  ],
  otherNames: 'KLSE, KLCI',
  countries: ['MY'],
  cities: 'Kuala Lumpur',
  currencies: ['MYR'],
  isMainExchange: true,
  timezone: 'Asia/Kuala_Lumpur',
  years: [2002, 2100],
  weekend: [{ start: '2002-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'MY:14', from: 2027, source: TRADING_SESSIONS }],
  rules: RULES,
  dates: [
    ...LUNAR_DAYS,
    ...datesNamed(
      { kind: 'holiday', source: NOT_FOUND, note: ONE },
      {
        '2002-02-11': 'Eve of Chinese New Year',
        '2002-04-25': INSTALLATION,
        '2002-12-05': 'Eve of Hari Raya Aidilfitri',
        '2003-01-31': 'Eve of Chinese New Year',
        '2003-02-04': 'Chinese New Year',
        '2003-11-24': 'Eve of Hari Raya Aidilfitri',
        '2004-01-21': 'Eve of Chinese New Year',
        '2004-11-12': 'Deepavali',
        '2006-02-02': 'Federal Territory Day',
        '2006-10-23': 'Eve of Hari Raya Aidilfitri',
        '2007-04-26': INSTALLATION,
        '2008-07-03': 'Failure of the trading system',
        '2010-12-31': 'Special public holiday',
        '2012-04-11': INSTALLATION,
        '2014-02-03': 'Chinese New Year',
        '2017-04-24': INSTALLATION,
      },
    ),
    { date: '2017-09-04', kind: 'holiday', name: 'Special public holiday', source: CLOSED_2017 },
    ...datesNamed(
      { kind: 'holiday', source: NOT_FOUND, note: ONE },
      {
        '2018-05-09': 'General election',
      },
    ),
    ...datesNamed(
      {
        kind: 'holiday',
        source: 'https://malaysianaccess.com/financial-institutions-markets-closed-for-ge14-public-holidays/',
        note: 'Of the banks and the money, bond and currency markets; the exchange keeps the public holidays of Kuala Lumpur.',
      },
      { '2018-05-10': 'Special public holiday', '2018-05-11': 'Special public holiday' },
    ),
    {
      date: '2019-07-30',
      kind: 'holiday',
      name: INSTALLATION,
      source:
        'https://dev-v4.freemalaysiatoday.com/category/bahasa/2019/06/28/30-julai-cuti-am-sempena-pertabalan-agong',
      note: 'A public holiday of the whole country; the exchange keeps those of Kuala Lumpur.',
    },
    ...datesByEvidence(TOLD_TO_MARKETS, { source: NOT_FOUND }, [
      { name: KING, dates: '2018-09-10* 2019-09-09 2020-06-08' },
    ]),
    { date: '2021-12-03', kind: 'holiday', name: 'Special public holiday', source: CLOSED_2021 },
    { date: '2022-11-18', kind: 'holiday', name: 'General election', source: ELECTION_2022 },
    { date: '2022-11-28', kind: 'holiday', name: 'Special public holiday', source: UNITY_2022 },
    { date: '2023-04-21', kind: 'holiday', name: 'Special public holiday', source: NOT_FOUND, note: ONE },
    { date: '2025-09-15', kind: 'holiday', name: 'Special holiday', source: SEPTEMBER_2025 },
    {
      date: '2026-06-02',
      kind: 'holiday',
      name: 'Wesak Day',
      observed: true,
      source: HOLIDAYS_2015,
      note: `footnote 1: the day after a Sunday's holiday, or the next where that is a holiday too; Wesak on Sunday 31 May: ${TABLE_2026}`,
    },
    ...HALF_DAYS,
  ],
});
