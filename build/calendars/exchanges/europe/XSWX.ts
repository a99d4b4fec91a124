import { calendar } from '../../definition.js';
import { inPeriods, restsSince } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';

/**
 * SIX Swiss Exchange (SWX to 2008; the exchange of Zurich before 1995): shares, Zurich time. Its closed days are the
 * Swiss public holidays and Christmas Eve and New Year's Eve; nothing on a weekend moves.
 *
 * When the shares of the SMI went to virt-x in London, the exchange gave up the Swiss holidays for its share trading:
 * its notice of 15 May 2001 has trading on 2 January, Ascension Day, Whit Monday and 1 August from 25 June 2001 on. The
 * index has values on 1 August 2001, on all four days of 2002 and on 1 August 2003 and 2005; from 2003 on it lacks the
 * other three, from 2006 on 1 August too. 24 December was a trading day in 1990, 1991, 1996 and 1997, 31 December in 1996
 * and 1997, all with values of their own; on 30 December 1994 and 29 December 1995, the last Fridays of the year, there
 * is none.
 *
 * No early closes: the hours of the short days (the day before Ascension Day to 2001; the afternoons of Sechseläuten and
 * Knabenschiessen in the time of the ring; 24 December in the years above) were not found.
 */

const SWX_2001 =
  'https://mondovisione.com/media-and-resources/news/' +
  'change-in-swx-trading-hours-and-trading-calendar-effective-25-june-2001-2011124';
const SMI_1990_2004 = 'https://github.com/cran/QRMlib/blob/63b7bdfcef4ad749d3a6e6231e5ecfee47a77dfb/data/smi.df.R';
const SMI_2000S =
  'https://github.com/RyanNSJ/charter-guess/blob/e1cecc60a0011a84a220f70913ceabbbc894cc0b/data/SSMI.csv';
const LIST_2024 =
  'https://www.finanzen.ch/nachrichten/aktien/' +
  'boersenfeiertage-an-der-zuercher-boerse-2024-dann-hat-die-six-handelsfrei-1032458383';
const LIST_2026 =
  'https://www.finanzen.ch/nachrichten/aktien/' +
  'boersenfeiertage-an-der-zuercher-boerse-2026-dann-hat-die-six-handelsfrei-1032458383';
/** The exchange's page: open from Monday to Friday, "ausser an eidgenössischen Feiertagen", and closed by its calendar. */
const TRADING_HOURS =
  'https://six-group.com/de/products-services/the-swiss-stock-exchange/trading/trading-provisions/trading-hours.html';

/** Of 22 December 2025: closed from Wednesday on, and open on Monday and Tuesday only in the last week of the year. */
const YEAR_END_2025 = 'https://www.cash.ch/news/aktien-schweiz-eroffnung-leicht-schwacher-pharmawerte-im-fokus-893487';

const NOTE = `no SMI value from 1991 on (${SMI_1990_2004}, ${SMI_2000S})`;

const SWISS_NATIONAL_DAY = { rule: '08-01', name: 'Swiss National Day', names: { de: 'Bundesfeier' } } as const;

const YEARLY: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", names: { de: 'Neujahr' }, from: 1990, source: LIST_2024, note: NOTE },
  { rule: 'easter -2', name: 'Good Friday', names: { de: 'Karfreitag' }, from: 1990, source: LIST_2024, note: NOTE },
  { rule: 'easter 1', name: 'Easter Monday', names: { de: 'Ostermontag' }, from: 1990, source: LIST_2024, note: NOTE },
  { rule: '05-01', name: 'Labour Day', names: { de: 'Tag der Arbeit' }, from: 1990, source: LIST_2024, note: NOTE },

  // The Swiss holidays given up for 2002 (and 1 August to 2005).
  ...inPeriods(
    [
      { from: 1990, to: 2001, source: SMI_1990_2004, note: `kept until 25 June 2001: ${SWX_2001}` },
      { from: 2003, source: LIST_2024, note: `no SMI value in 2003 (${SMI_1990_2004}), 2006 to 2009 (${SMI_2000S})` },
    ],
    [
      { rule: '01-02', name: "Berchtold's Day", names: { de: 'Berchtoldstag' } },
      { rule: 'easter 39', name: 'Ascension Day', names: { de: 'Auffahrt' } },
      { rule: 'easter 50', name: 'Whit Monday', names: { de: 'Pfingstmontag' } },
    ],
  ),
  { ...SWISS_NATIONAL_DAY, from: 1994, to: 2000, source: SMI_1990_2004 },
  {
    ...SWISS_NATIONAL_DAY,
    from: 2006,
    to: 2024,
    source: LIST_2024,
    note: `no SMI value in 2006, 2007, 2008 (${SMI_2000S})`,
  },
];

const DECEMBER: readonly RuleRow[] = [
  { rule: '12-24', name: 'Christmas Eve', names: { de: 'Heiligabend' }, from: 1992, to: 1995, source: SMI_1990_2004 },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    names: { de: 'Heiligabend' },
    from: 1998,
    source: LIST_2024,
    note: `no SMI value from 1998 on (${SMI_1990_2004}, ${SMI_2000S})`,
  },
  { rule: '12-25', name: 'Christmas Day', names: { de: 'Weihnachten' }, from: 1990, source: LIST_2024, note: NOTE },
  {
    rule: '12-26',
    name: "St Stephen's Day",
    names: { de: 'Stephanstag' },
    from: 1990,
    source: LIST_2024,
    note: NOTE,
  },
  { rule: '12-31', name: "New Year's Eve", names: { de: 'Silvester' }, from: 1990, to: 1995, source: SMI_1990_2004 },
  {
    rule: '12-31',
    name: "New Year's Eve",
    names: { de: 'Silvester' },
    from: 1998,
    source: LIST_2024,
    note: `no SMI value from 1998 on (${SMI_1990_2004}, ${SMI_2000S}); "continues to be a non-business day": ${SWX_2001}`,
  },
];

/** The days from Christmas Eve on rest on a report in 2025; of the others of that year, and of 2027 on, no text was found. */
const BY_REPORTS = [...YEARLY, ...restsSince(2025, { source: YEAR_END_2025 }, DECEMBER)];

const HOLIDAYS: readonly RuleRow[] = [
  ...restsSince(2026, { source: LIST_2026 }, BY_REPORTS),
  {
    ...SWISS_NATIONAL_DAY,
    from: 2025,
    source: TRADING_HOURS,
    note: 'the source: closed on the holidays of the Confederation, whose Constitution names 1 August alone (article 110)',
  },
];

const DATES: readonly ListedDate[] = [
  {
    date: '1991-08-01',
    kind: 'holiday',
    name: 'Swiss National Day (700th anniversary)',
    source: SMI_1990_2004,
    note: 'no value on this Thursday',
  },
  ...onDates(['1994-12-30', '1995-12-29'], {
    kind: 'holiday',
    name: 'Last Friday of the year',
    status: 'estimated',
    source: SMI_1990_2004,
    note: 'doubt: rests on the missing value alone, 31 December being on a weekend.',
  }),
  {
    date: '2000-01-03',
    kind: 'holiday',
    name: 'Day after the year 2000 changeover',
    source: NOT_FOUND,
    note: `doubt: rests on the missing value alone (${SMI_1990_2004}); the index fell by 4% on 4 January, like London's.`,
  },
];

export default calendar({
  id: 'XSWX',
  kind: 'exchange',
  name: 'SIX Swiss Exchange',
  doubts: 'Doubts: Values begin with 9 November 1990.',
  doubtful: [
    {
      years: '-2005',
      note: 'The years before 2006 rest on the index values, which have gaps of their own (early February, 30 April to 5 May and 26 July to 9 August 1999, 28 and 29 August 2000, 11 September 2001), so that 3 January 2000 and the two last Fridays may be gaps too.',
    },
    {
      on: '1991-08-01',
      note: '1 August 1990, then a half holiday in Zurich, is taken as a trading day, 1 August 1991, the 700th anniversary, is closed.',
    },
  ],
  otherNames: 'SIX, SMI, Zurich, XVTX',
  countries: ['CH'],
  cities: 'Zürich',
  currencies: ['CHF'],
  isMainExchange: true,
  timezone: 'Europe/Zurich',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: HOLIDAYS,
  dates: DATES,
});
