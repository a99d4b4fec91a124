import { calendar } from '../definition.js';
import { inPeriods } from '../many-rows.js';

/**
 * US dollar: Fedwire Funds, which settles Monday to Friday except on the holidays of the Federal Reserve Banks. A
 * holiday on a Saturday closes nothing (the Banks are open the preceding Friday), one on a Sunday closes the following
 * Monday. The Board's own offices close on more days (the Friday before, days of mourning, Inauguration Day); those
 * are not closures of the Banks.
 *
 * No special closures: the System was "open and operating" on 11 September 2001
 * (http://money.cnn.com/2001/09/11/economy/fed/); the Banks stayed open on the days of mourning of 11 June 2004
 * (https://archive.triblive.com/news/national-day-of-mourning/), 2 January 2007
 * (https://money.cnn.com/2006/12/28/markets/ford_nyse/index.htm) and 9 January 2025
 * (https://sifma.org/resources/unscheduled-close-market-matrix), and on Friday 18 June 2021.
 *
 * The foreign exchange market keeps the same days (USD:FX): by the market's convention a New York holiday is no value date
 * (http://www.londonfx.co.uk/valdates.html).
 */

const K8 = 'https://www.federalreserve.gov/aboutthefed/k8.htm';
const RESERVE_BANKS = 'https://www.richmondfed.org/about_us/holiday_schedule';

/** The Board's list of 2020 to 2024 has its successor in 2026; of 2025 a Reserve Bank's list was read. */
const SINCE_2025 = [
  { from: 2025, to: 2025, source: RESERVE_BANKS },
  { from: 2026, source: K8 },
];

/** The days of 5 U.S.C. 6103, in the words of the Board's lists; Juneteenth since the law of 17 June 2021. */
const HOLIDAYS = [
  { rule: '01-01 and if sunday then next monday', name: "New Year's Day" },
  { rule: '3rd monday in January', name: 'Birthday of Martin Luther King, Jr.' },
  { rule: '3rd monday in February', name: "Washington's Birthday" },
  { rule: 'monday before 06-01', name: 'Memorial Day' },
  { rule: '07-04 and if sunday then next monday', name: 'Independence Day' },
  { rule: '1st monday in September', name: 'Labor Day' },
  { rule: '2nd monday in October', name: 'Columbus Day' },
  { rule: '11-11 and if sunday then next monday', name: 'Veterans Day' },
  { rule: '4th thursday in November', name: 'Thanksgiving Day' },
  { rule: '12-25 and if sunday then next monday', name: 'Christmas Day' },
];

const JUNETEENTH = [{ rule: '06-19 and if sunday then next monday', name: 'Juneteenth National Independence Day' }];

export default calendar({
  id: 'USD',
  kind: 'settlement',
  name: 'Fedwire Funds (US dollar)',
  doubtful: [
    {
      years: '-2019',
      note: "Lists of the Banks' holidays before 2020 were not found; the rules in force since are carried back to 1990.",
    },
    {
      years: '2028-',
      note: "Fedwire Funds is to work 22 hours a day on six days a week, not before 2028: from then on a weekday holiday closes it no longer and Sunday is a working day (https://www.govinfo.gov/content/pkg/FR-2025-11-17/html/2025-19942.htm). Its first day is not announced, so the years from 2028 still follow the Banks' holidays, published up to 2030.",
    },
  ],
  otherNames: 'Fed, Federal Reserve, Fedwire, FedACH, CHIPS, greenback',
  aliases: ['USD:FX'],
  countries: ['US'],
  timezone: 'America/New_York',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: [
    ...inPeriods([{ from: 1990, to: 2024, source: K8 }, ...SINCE_2025], HOLIDAYS),
    ...inPeriods(
      [
        {
          from: 2022,
          to: 2024,
          source: K8,
          note: 'Law of 17 June 2021, when the day was a Saturday; the first weekday closed was Monday 20 June 2022.',
        },
        ...SINCE_2025,
      ],
      JUNETEENTH,
    ),
  ],
});
