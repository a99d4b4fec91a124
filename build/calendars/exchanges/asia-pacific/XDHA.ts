import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, onDates, year } from '../../vocabulary.js';

/**
 * Dhaka Stock Exchange: full-day closures, Dhaka time. The week is Sunday to Thursday. The exchange closes with the banks:
 * on the public holidays, on 1 July and 31 December ("bank holidays", when the banks close their books), on days that
 * the government adds around the feasts, and for general holidays. No early closes; hours are shorter in Ramadan.
 *
 * It was closed from 26 March to 28 May 2020 (with the weekend to 30 May), on Sundays and one Wednesday of the lockdowns of
 * July and August 2021, under the curfew of 21 to 23 July 2024 and on 5 August 2024. On 6 August 2024 it traded although
 * three days of holiday had been declared; 15 August 2024 was no holiday any more. Two Saturdays before Eid-ul-Azha 2025
 * were worked in exchange for a longer holiday.
 *
 * Moon and Hindu feasts are set year by year, so the data end with the list of 2026.
 */

const LIST_2019 = 'https://dubaivisabd.com/holiday/';
const BANK_HOLIDAY_2019 = 'https://www.arthosuchak.com/archives/tag/পুঁজিবাজার/page/112';
const LIST_2020 = 'https://banking-holidays.com/bangladesh/bangladesh-bank-holidays-2020/';
const LIST_2021 = 'https://deb109342.dhakaeducationboard.gov.bd/index.php/content/index/30';
const BARAT_2021 = 'http://dailyjanomot.com/?p=3062';
const MAWLID_2021 = 'https://www.kalerkantho.com/print-edition/news/2021/10/18/1084174';
const BANKS_2021 =
  'https://ctgpratidin.com/%E0%A7%A8%E0%A7%A6%E0%A7%A8%E0%A7%A7-%E0%A6%B8%E0%A6%BE%E0%A6%B2%E0%A7%87-' +
  '%E0%A6%AC%E0%A7%8D%E0%A6%AF%E0%A6%BE%E0%A6%82%E0%A6%95%E0%A6%BE%E0%A6%B0%E0%A6%B0%E0%A6%BE-%E0%A6%AA%E0%A6%BE%E0%A6%AC/';
const LIST_2025 = 'https://mobilepriceinbdt.com/2025/04/blog-post_929.html';
const PUJA_2025 = 'https://bhorerbani.com.bd/news/4080';
const EID_2021 = 'https://www.observerbd.com/news.php?id=312373';
const LIST_2022 =
  'https://bangladeshchronicle.net/%e0%a6%86%e0%a6%97%e0%a6%be%e0%a6%ae%e0%a7%80-%e0%a6%ac%e0%a6%9b%e0%a6%b0-' +
  '%e0%a7%a7%e0%a7%ad-%e0%a6%a6%e0%a6%bf%e0%a6%a8-%e0%a6%ac%e0%a7%8d%e0%a6%af%e0%a6%be%e0%a6%82%e0%a6%95-' +
  '%e0%a6%ac%e0%a6%a8/?noamp=mobile';
const LIST_2023 = 'https://www.tbsnews.net/economy/banking/banks-enjoy-24-holidays-2023-bb-531086';
/** The exchange: closed from Wednesday 19 to Sunday 23 April. */
const EID_2023 = 'https://archive.orthosongbad.com/posts/195894';
const LIST_2024 = 'https://www.tbsnews.net/economy/banking/banks-will-enjoy-24-holidays-2024-bb-738254';
const BANKS_2024 = 'https://images.thedailystar.net/tags/bank-holiday';
const SATURDAYS_2025 = 'http://103.16.74.116/bangla/taxonomy/term/44062';
const BANK_HOLIDAY_2025 = 'https://search.zolui.com/মঙ্গলবার-ব্যাংক-হলিডে-বন্ধ-থাকবে-লেনদেন-ও-শেয়ার-বাজার-902633.html';
const UPRISING_2025 = 'https://www.arthosuchak.com/archives/922171/ডিএসই-সিএসই-৫-আগস্ট-বন্ধ-থ';
const LIST_2026 = 'https://www.duaa-news.com/article/25494';
/** Circular letter 20 of 16 November 2025 of the central bank's Department of Off-site Supervision, as a table. */
const CIRCULAR_2026 = 'https://technicalalamin.com/ব্যাংক-বন্ধের-তালিকা';
/** The same list in short, 5 August among it. */
const CIRCULAR_2026_SHORT = 'https://qnabangla.com/bank-chutir-talika-2026';
/** The ministry's notification of 9 November 2025, which the banks' list follows (https://www.banglanews.news/a/243251). */
const MINISTRY_2026 = 'https://ekhon.tv/article/6911b6d3a293882965c3f96c';
/** Circular of the central bank of 1 February 2026, under the ministry's notification of 25 January. */
const ELECTION_2026 = 'https://www.ajkerpatrika.com/amp/business/ajpvtnrcblkfa';

const OF_COUNTRY: Partial<ListedDate> = {
  note: 'A holiday of the country by that text; the exchange keeps the days of the banks.',
};
const UNFOUND: Partial<ListedDate> = {
  status: 'estimated',
  note: 'doubt: general knowledge of the holidays of that year; neither a list nor another compilation was read',
};

const CLOSED: readonly ListedDate[] = [
  ...year(2019, LIST_2019, {
    '02-21': 'Shaheed Day and International Mother Language Day',
    '03-17': 'Birthday of Sheikh Mujibur Rahman',
    '03-26': 'Independence and National Day',
    '04-14': 'Bengali New Year',
    '05-01': 'May Day',
    '06-02': 'Shab-e-Qadr',
    '06-04': 'Eid al-Fitr',
    '06-05': 'Eid al-Fitr',
    '06-06': 'Eid al-Fitr',
    '08-11': 'Eid-ul-Azha',
    '08-12': 'Eid-ul-Azha',
    '08-13': 'Eid-ul-Azha',
    '08-15': 'National Mourning Day',
    '09-10': 'Ashura',
    '10-08': 'Durga Puja',
    '11-10': 'Eid-e-Miladunnabi',
    '12-16': 'Victory Day',
    '12-25': 'Christmas Day',
  }),
  ...year(
    2019,
    NOT_FOUND,
    {
      '04-22': 'Shab-e-Barat',
      '07-01': 'Bank holiday',
    },
    UNFOUND,
  ),
  ...year(2019, BANK_HOLIDAY_2019, {
    '12-31': 'Bank holiday',
  }),
  ...year(2020, LIST_2020, {
    '03-17': 'Birthday of Sheikh Mujibur Rahman',
    '08-02': 'Eid-ul-Azha',
    '08-11': 'Janmashtami',
    '08-30': 'Ashura',
    '10-26': 'Durga Puja',
    '12-16': 'Victory Day',
  }),
  ...year(
    2020,
    NOT_FOUND,
    {
      '07-01': 'Bank holiday',
      '12-31': 'Bank holiday',
    },
    UNFOUND,
  ),
  ...year(
    2021,
    LIST_2021,
    {
      '02-21': 'Shaheed Day and International Mother Language Day',
      '03-17': 'Birthday of Sheikh Mujibur Rahman',
      '04-14': 'Bengali New Year',
      '05-10': 'Shab-e-Qadr',
      '05-26': 'Buddha Purnima',
      '07-20': 'Eid-ul-Azha',
      '07-21': 'Eid-ul-Azha',
      '07-22': 'Eid-ul-Azha',
      '08-15': 'National Mourning Day',
      '08-30': 'Janmashtami',
      '12-16': 'Victory Day',
    },
    OF_COUNTRY,
  ),
  ...year(2021, BARAT_2021, { '03-30': 'Shab-e-Barat' }, OF_COUNTRY),
  ...year(2021, MAWLID_2021, { '10-20': 'Eid-e-Miladunnabi' }, OF_COUNTRY),
  ...year(2021, BANKS_2021, { '07-01': 'Bank holiday' }),
  ...year(
    2021,
    NOT_FOUND,
    {
      '07-04': 'Lockdown (COVID-19)',
      '07-11': 'Lockdown (COVID-19)',
      '08-01': 'Lockdown (COVID-19)',
      '08-04': 'Lockdown (COVID-19)',
    },
    UNFOUND,
  ),
  ...year(2021, EID_2021, {
    '05-13': 'Eid al-Fitr',
  }),
  ...year(2022, LIST_2022, {
    '02-21': 'Shaheed Day and International Mother Language Day',
    '03-17': 'Birthday of Sheikh Mujibur Rahman',
    '04-14': 'Bengali New Year',
    '05-01': 'May Day',
    '05-02': 'Eid al-Fitr',
    '05-03': 'Eid al-Fitr',
    '05-04': 'Eid al-Fitr',
    '05-15': 'Buddha Purnima',
    '07-10': 'Eid-ul-Azha',
    '07-11': 'Eid-ul-Azha',
    '08-09': 'Ashura',
    '08-15': 'National Mourning Day',
    '08-18': 'Janmashtami',
    '10-05': 'Durga Puja',
    '10-09': 'Eid-e-Miladunnabi',
  }),
  ...year(
    2022,
    NOT_FOUND,
    {
      '12-25': 'Christmas Day',
    },
    UNFOUND,
  ),
  ...year(2023, LIST_2023, {
    '02-21': 'Shaheed Day and International Mother Language Day',
    '03-08': 'Shab-e-Barat',
    '03-26': 'Independence and National Day',
    '04-23': 'Eid al-Fitr',
    '05-01': 'May Day',
    '05-04': 'Buddha Purnima',
    '06-28': 'Eid-ul-Azha',
    '06-29': 'Eid-ul-Azha',
    '08-15': 'National Mourning Day',
    '09-06': 'Janmashtami',
    '09-28': 'Eid-e-Miladunnabi',
    '10-24': 'Durga Puja',
    '12-25': 'Christmas Day',
    '12-31': 'Bank holiday',
  }),
  ...year(2023, EID_2023, {
    '04-19': 'Shab-e-Qadr',
    '04-20': 'Eid al-Fitr',
  }),
  ...year(
    2023,
    NOT_FOUND,
    {
      '06-27': 'Eid-ul-Azha',
    },
    UNFOUND,
  ),
  ...year(2024, LIST_2024, {
    '02-21': 'Shaheed Day and International Mother Language Day',
    '02-26': 'Shab-e-Barat',
    '03-17': 'Birthday of Sheikh Mujibur Rahman',
    '03-26': 'Independence and National Day',
    '04-07': 'Shab-e-Qadr',
    '04-10': 'Eid al-Fitr',
    '04-11': 'Eid al-Fitr',
    '04-14': 'Bengali New Year',
    '05-01': 'May Day',
    '05-22': 'Buddha Purnima',
    '06-16': 'Eid-ul-Azha',
    '06-17': 'Eid-ul-Azha',
    '06-18': 'Eid-ul-Azha',
    '07-01': 'Bank holiday',
    '07-17': 'Ashura',
    '08-26': 'Janmashtami',
    '09-16': 'Eid-e-Miladunnabi',
    '10-13': 'Durga Puja',
    '12-16': 'Victory Day',
    '12-25': 'Christmas Day',
    '12-31': 'Bank holiday',
  }),
  ...year(2024, BANKS_2024, {
    '08-05': 'General holiday (curfew)',
    '10-10': 'Durga Puja',
  }),
  ...year(
    2024,
    NOT_FOUND,
    {
      '01-07': 'National election',
      '07-21': 'General holiday (curfew)',
      '07-22': 'General holiday (curfew)',
      '07-23': 'General holiday (curfew)',
    },
    UNFOUND,
  ),
  ...year(
    2025,
    NOT_FOUND,
    {
      '03-30': 'Eid al-Fitr',
      '03-31': 'Eid al-Fitr',
      '04-01': 'Eid al-Fitr',
      '04-02': 'Eid al-Fitr',
      '04-03': 'Eid al-Fitr',
      '06-05': 'Eid-ul-Azha',
      '06-08': 'Eid-ul-Azha',
      '06-09': 'Eid-ul-Azha',
      '06-10': 'Eid-ul-Azha',
      '06-11': 'Eid-ul-Azha',
      '06-12': 'Eid-ul-Azha',
      '12-31': 'Bank holiday',
    },
    UNFOUND,
  ),
  ...year(
    2025,
    LIST_2025,
    {
      '03-26': 'Independence and National Day',
      '05-01': 'May Day',
      '05-11': 'Buddha Purnima',
      '07-06': 'Ashura',
      '10-02': 'Durga Puja',
      '12-16': 'Victory Day',
      '12-25': 'Christmas Day',
    },
    OF_COUNTRY,
  ),
  ...year(2025, LIST_2025, { '04-14': 'Bengali New Year' }, OF_COUNTRY),
  ...year(2025, PUJA_2025, { '10-01': 'Durga Puja' }, OF_COUNTRY),
  ...year(2025, BANK_HOLIDAY_2025, {
    '07-01': 'Bank holiday',
  }),
  ...year(2025, UPRISING_2025, {
    '08-05': 'July Mass Uprising Day',
  }),
  ...year(2026, LIST_2026, {
    '02-04': 'Shab-e-Barat',
    '03-17': 'Shab-e-Qadr',
    '03-19': 'Eid al-Fitr',
    '03-22': 'Eid al-Fitr',
    '03-23': 'Eid al-Fitr',
    '03-26': 'Independence and National Day',
    '07-01': 'Bank holiday',
    '12-31': 'Bank holiday',
  }),
  ...year(2026, ELECTION_2026, { '02-11': 'National election', '02-12': 'National election' }),
  ...year(2026, CIRCULAR_2026, { '04-14': 'Bengali New Year' }),
  ...year(
    2026,
    CIRCULAR_2026,
    { '05-26': 'Eid-ul-Azha', '05-27': 'Eid-ul-Azha', '05-28': 'Eid-ul-Azha', '05-31': 'Eid-ul-Azha' },
    { note: 'Starred in the list, by the moon; a holiday of the country on that day.' },
  ),
  ...year(2026, CIRCULAR_2026_SHORT, { '08-05': 'July Mass Uprising Day' }),
  ...year(2026, MINISTRY_2026, { '10-20': 'Durga Puja', '10-21': 'Durga Puja', '12-16': 'Victory Day' }),
  ...year(
    2026,
    MINISTRY_2026,
    { '08-26': 'Eid-e-Miladunnabi' },
    { note: 'Starred in the list, by the moon; a holiday of the country on that day.' },
  ),
  ...onDates(
    (
      '2020-03-26 2020-03-29 2020-03-30 2020-03-31 2020-04-01 2020-04-02 2020-04-05 2020-04-06 2020-04-07 ' +
      '2020-04-08 2020-04-09 2020-04-12 2020-04-13 2020-04-14 2020-04-15 2020-04-16 2020-04-19 2020-04-20 ' +
      '2020-04-21 2020-04-22 2020-04-23 2020-04-26 2020-04-27 2020-04-28 2020-04-29 2020-04-30 2020-05-03 ' +
      '2020-05-04 2020-05-05 2020-05-06 2020-05-07 2020-05-10 2020-05-11 2020-05-12 2020-05-13 2020-05-14 ' +
      '2020-05-17 2020-05-18 2020-05-19 2020-05-20 2020-05-21 2020-05-24 2020-05-25 2020-05-26 2020-05-27 ' +
      '2020-05-28'
    ).split(' '),
    {
      kind: 'holiday',
      name: 'General holiday (COVID-19)',
      source: NOT_FOUND,
      note: 'doubt: the closure is beyond doubt, but no notice with its dates was found',
    },
  ),
  ...onDates(['2025-05-17', '2025-05-24'], {
    kind: 'weekend_workday',
    name: 'Worked for the longer Eid-ul-Azha holiday',
    status: 'estimated',
    source: SATURDAYS_2025,
    note: 'the notice speaks of the next two Saturdays as days of usual trading; the text read has no dates',
  }),
];

export default calendar({
  id: 'XDHA',
  kind: 'exchange',
  name: 'Dhaka Stock Exchange',
  doubts:
    'Doubts: no list of the exchange itself was found but that of 2010. Before 2019 only 2010 and 2013 and single feasts were found, so the data begin with 2019.',
  doubtful: [
    {
      years: '2021 2025',
      note: "The rows are the banks' lists, in 2021 and 2025 those of the country; the exchange's own notices were read for few days.",
    },
    {
      years: '2026',
      note: "The banks' list of 2026 marks the days of the moon: those from Eid-ul-Azha on are provisional, since no sighting was read.",
    },
    {
      on: '2021-08-01 2021-08-04 2023-06-27',
      note: "The lockdown days of 2021, 27 June 2023, the Eids of 2025 and the trading of 6, 7 and 15 August 2024 (the banks' notice had closed 5 to 7 August) are the weakest.",
    },
    {
      named: ['Eid'],
      years: '2025',
      note: "The lockdown days of 2021, 27 June 2023, the Eids of 2025 and the trading of 6, 7 and 15 August 2024 (the banks' notice had closed 5 to 7 August) are the weakest.",
    },
  ],
  localName: 'ঢাকা স্টক এক্সচেঞ্জ',
  otherNames: 'DSE',
  countries: ['BD'],
  cities: 'Dhaka',
  currencies: ['BDT'],
  isMainExchange: true,
  timezone: 'Asia/Dhaka',
  years: [2019, 2100],
  weekend: [{ start: '2019-01-01', days: [5, 6] }],
  inherits: [
    {
      calendar: 'BD',
      from: 2027,
      source: NOT_FOUND,
      note: 'No rule of the exchange was found: in the years listed it closed on the holidays of the government.',
    },
  ],
  dates: CLOSED,
});
