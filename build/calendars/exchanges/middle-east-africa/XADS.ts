import { calendar } from '../../definition.js';
import { closed } from '../../forms/arab-feasts.js';
import { type ListedDate, unsourced } from '../../vocabulary.js';

/**
 * Exchanges of the Emirates, Dubai time: Abu Dhabi Securities Exchange, Dubai Financial Market and Nasdaq Dubai. They
 * close together, on the holidays of the federal government as the Securities and Commodities Authority (since 2025 the
 * Capital Market Authority) announces them. Trading was from Sunday to Thursday until Thursday 30 December 2021, from
 * Monday to Friday since 3 January 2022, Friday being a full day. No early closes are known.
 *
 * The authority's notices rest on the circulars of the federal human resources authority in each case read (2022:
 * https://www.sca.gov.ae/en/media-center/news/6/7/2022/eid-al-adha-holiday-for-the-financial-markets.aspx, 2023, 2024).
 *
 * They follow the country's calendar (since 2019 the Cabinet's lists for the public and the private sector); before 2019
 * some days of the federal government are added.
 *
 * The data begin with 2010.
 */

const LIST_2019 =
  'https://www.arabianbusiness.com/culture-society/416900-no-uae-public-holiday-for-israa-wal-miraj-2019';
const FITR_2023 =
  'https://www.emirates247.com/business/stock-market/' +
  'uae-eid-al-fitr-holiday-in-financial-markets-from-29-ramadan-to-3-shawwal-2023-04-18-1.708408';
const NATIONAL_2015 =
  'https://www.tag911.ae/en/news/local-news/private-sector-holidays-for-uae-martyrs-day-national-day-announced';
const ADHA_2017 = 'http://uaereview.com/story-z12099386';
const CLOSED_2026 =
  'https://www.hindustantimes.com/world-news/' +
  'uae-stock-market-news-when-will-dubai-abu-dhabi-exchanges-open-amid-us-iran-tensions-new-update-in-' +
  '101772403089774.html';

const NATIONAL = 'National Day';
const COMMEMORATION = 'Commemoration Day';

/** Days of the federal government that the country's calendar does not have, or has on another date. */
const FEDERAL_DAYS: readonly ListedDate[] = [
  ...unsourced(NATIONAL, ['2011-12-01'], 'doubt: the fortieth National Day, kept from Thursday 1 December, as told.'),
  ...closed(
    'Eid al-Adha',
    ADHA_2017,
    ['2017-09-03'],
    'The public service was back on the 4th, the private sector on the 3rd.',
  ),
  ...closed(COMMEMORATION, NATIONAL_2015, ['2015-12-01']),
  ...unsourced(COMMEMORATION, ['2016-12-01'], 'doubt: as told.'),
];

/** Monday before the Day of Arafah, of the federal service alone. */
const ADHA_2026: ListedDate = {
  date: '2026-05-25',
  kind: 'holiday',
  name: 'Eid al-Adha',
  status: 'estimated',
  source: 'https://github.com/mahdi-salmanzade/MCP-Dubai',
  note:
    'Of the federal service by the circular of its authority (25 to 29 May), read at second hand; the private sector had ' +
    '26 to 29 May. doubt: the notice of the markets, which follow that circular, was not read.',
};

const MOURNING = unsourced(
  'Mourning for Sheikh Khalifa bin Zayed Al Nahyan',
  ['2022-05-16'],
  'doubt: three days of mourning from Saturday 14 May 2022, trading again on the 17th; no text was read.',
);

const WAR_2026 = closed('Closure by the Capital Market Authority', CLOSED_2026, ['2026-03-02', '2026-03-03']);

export default calendar({
  id: 'XADS',
  kind: 'exchange',
  name: 'Abu Dhabi Securities Exchange',
  doubts:
    'Doubts: Nasdaq Dubai publishes a calendar of its own, which was not read; that it closed with the other two is told of for the Eids of 2025.',
  doubtful: [
    {
      years: '2010-2018',
      note: 'The days of 2010 to 2018 are in doubt one by one: the single Islamic days before 2018 were often moved to a Thursday or a Sunday, and how many days the Eids lasted was not read of all years.',
    },
  ],
  localName: 'سوق أبوظبي للأوراق المالية',
  otherNames: 'ADX',
  countries: ['AE'],
  cities: 'Abu Dhabi',
  currencies: ['AED'],
  isMainExchange: true,
  timezone: 'Asia/Dubai',
  years: [2010, 2100],
  weekend: [
    { start: '2010-01-01', days: [5, 6] },
    { start: '2022-01-01', days: [6, 7] },
  ],
  inherits: [{ calendar: 'AE', from: 2010, asDeclared: true, source: FITR_2023 }],
  rules: [{ rule: '12-03', name: NATIONAL, from: 2010, to: 2017, source: LIST_2019, note: 'doubt: before 2018.' }],
  dates: [...FEDERAL_DAYS, ADHA_2026, ...MOURNING, ...WAR_2026],
});
