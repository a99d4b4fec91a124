import { calendar } from '../../definition.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * Xetra, the electronic market of the Frankfurt Stock Exchange: full-day closures and early closes, Frankfurt time.
 *
 * Xetra started on 28 November 1997; before it the days are those of the exchange itself, its floor and the older
 * electronic system IBIS. Closed until 1999 on all the holidays of Hesse, the Day of Prayer and Repentance (to 1994)
 * among them; the DAX values of 1994 to 2003 agree day by day. From 2000 on trading took place on Ascension Day, Whit
 * Monday, Corpus Christi and 3 October, with exceptions by decision of the exchange council: 3 October 2000, Whit Monday
 * 2007, 3 October 2014 to 2021, Whit Monday 2015 to 2021, Reformation Day 2017. Christmas Eve and New Year's Eve are
 * closed in every year. No holiday on a weekend moves. On the last trading day of the year continuous trading ends at
 * 14:00; the closing auction follows.
 */

const CALENDAR_2024_2029 = 'http://www.deutsche-boerse-cash-market.com/dbcm-en/newsroom/trading-calendar';
const CALENDAR_2017 = 'http://www.boerse-frankfurt.de/inhalt/grundlagen-marktplaetze-handelskalender2017';
const CALENDAR_2016 = 'https://photaq.com/page/pic/43603/dax_handelskalender_fur_2016_ist_online_gehandelt_wird_an_de';
const YEAR_END_2000 = 'https://archiv.dasgelbeforum.net/ewf2000/forum_entry.php?category=0&id=33341&page=272';
const YEAR_END_2005 = 'https://www.ariva.de/forum/ttt-team-donnerstag-29-12-2005-241595?page=1';
const CHRISTMAS_1998 = 'http://news.bbc.co.uk/2/hi/241566.stm';
const YEAR_END_1998 = 'http://news.bbc.co.uk/2/hi/244992.stm';
const HOLIDAY_TRADING_2000 =
  'http://www.handelsblatt.com/archiv/besondere-bedeutung-des-tages-ist-der-grund-' +
  'deutsche-boerse-kein-boersenhandel-am-3-oktober/2002156.html';
const HOLIDAY_TRADING_2008 =
  'http://www.handelsblatt.com/finanzen/maerkte/bulle-baer/' +
  'bulle-und-baer-tag-der-arbeit-ohne-arbeit-an-der-boerse/2945150.html';
const HOLIDAY_TRADING_2022 =
  'https://www.deutsche-boerse-cash-market.com/dbcm-de/newsroom/rundschreiben/open-market-rundschreiben/' +
  'B-rse-Frankfurt-Zertifikate-AG-Abweichende-Handelszeiten-f-r-Strukturierte-Produkte-im-Feiertagshandel-3061490';
const UNITY_DAY_2018 =
  'https://www.eurexchange.com/exchange-en/resources/circulars/' +
  'Trading-calendar--Adjustment-for-3-October-2018--Day-of-German-Unity-/3453886';
const WHIT_MONDAY_2007 =
  'http://www.handelsblatt.com/finanzen/maerkte/boerse-inside/' +
  'feiertagshandel-deutsche-boerse-bleibt-am-pfingstmontag-zu/2713542.html';

/** The exchange's standing words on its auction schedule: other times apply on the last trading day of a year, and are announced. */
const LAST_DAY_OF_A_YEAR = 'https://eurexgroup.com/xetra-en/trading/trading-models/auctionschedule';
const YEAR_END_2025 = 'https://www.ariva.de/amp/boersen-zwischen-den-jahren-so-laeuft-der-handel-ende-rsf-11842771';

/** DAX values from 3 January 1994 to 25 March 2004. */
const DAX_VALUES = 'https://github.com/cran/QRMlib/blob/63b7bdfcef4ad749d3a6e6231e5ecfee47a77dfb/data/xdax.df.R';
const PRAYER_DAY = 'https://www.mdr.de/nachrichten/politik/inland/sachsen-cdu-initiative-buss-und-bettag-100.html';

const OPEN_SINCE_2000 =
  `a trading day from 2000 on; no DAX value on this day from 1994 to 1999 (${DAX_VALUES}); ` +
  'doubt: 1990 to 1993 rest on the practice of the later years';
const CONTINUED = `no DAX value from 1994 to 2003 (${DAX_VALUES}); also in 2005 for 2006 (${YEAR_END_2005}) and in 2017 (${CALENDAR_2017})`;
const LAST_TRADING_DAY = 'Last trading day of the year';

const HOLIDAYS: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", names: { de: 'Neujahr' }, from: 1990, source: CALENDAR_2024_2029 },
  {
    rule: 'easter -2',
    name: 'Good Friday',
    names: { de: 'Karfreitag' },
    from: 1990,
    source: CALENDAR_2024_2029,
    note: CONTINUED,
  },
  {
    rule: 'easter 1',
    name: 'Easter Monday',
    names: { de: 'Ostermontag' },
    from: 1990,
    source: CALENDAR_2024_2029,
    note: CONTINUED,
  },
  {
    rule: '05-01',
    name: 'Labour Day',
    names: { de: 'Tag der Arbeit' },
    from: 1990,
    source: CALENDAR_2024_2029,
    note: `${CONTINUED}; every year: ${HOLIDAY_TRADING_2008}`,
  },
  {
    rule: 'easter 39',
    name: 'Ascension Day',
    names: { de: 'Christi Himmelfahrt' },
    from: 1990,
    to: 1999,
    source: HOLIDAY_TRADING_2000,
    note: OPEN_SINCE_2000,
  },
  {
    rule: 'easter 50',
    name: 'Whit Monday',
    names: { de: 'Pfingstmontag' },
    from: 1990,
    to: 1999,
    source: HOLIDAY_TRADING_2000,
    note: OPEN_SINCE_2000,
  },
  {
    rule: 'easter 50',
    name: 'Whit Monday',
    names: { de: 'Pfingstmontag' },
    from: 2015,
    to: 2021,
    source: CALENDAR_2016,
    note:
      'doubt: 2015 as the first year rests on index values without 25 May 2015; 9 June 2014 was traded ' +
      '(https://tageswoche.ch/allgemein/dax-schliesst-erstmals-ueber-10000-punkten/index.html); also in the ' +
      `calendars of 2017, 2020 and 2021; a trading day again in 2022 (${HOLIDAY_TRADING_2022})`,
  },
  {
    rule: 'easter 60',
    name: 'Corpus Christi',
    names: { de: 'Fronleichnam' },
    from: 1990,
    to: 1999,
    source: HOLIDAY_TRADING_2000,
    note: OPEN_SINCE_2000,
  },
  {
    rule: '10-03',
    name: 'Day of German Unity',
    names: { de: 'Tag der Deutschen Einheit' },
    from: 1990,
    to: 2000,
    source: HOLIDAY_TRADING_2000,
    note: `closed in 2000 as an exception, for the tenth anniversary; no DAX value from 1994 to 2000 (${DAX_VALUES})`,
  },
  {
    rule: '10-03',
    name: 'Day of German Unity',
    names: { de: 'Tag der Deutschen Einheit' },
    from: 2014,
    to: 2021,
    source: CALENDAR_2016,
    note:
      'doubt: 2014 as the first year rests on index values without 3 October 2014, and no report was found for 2019; ' +
      `also in the calendar of 2017, and decided for 2018 (${UNITY_DAY_2018}); a Saturday in 2020, a Sunday in 2021; ` +
      `a trading day again in 2022 (${HOLIDAY_TRADING_2022})`,
  },
  {
    rule: 'wednesday before 11-23',
    name: 'Day of Prayer and Repentance',
    names: { de: 'Buß- und Bettag' },
    from: 1990,
    to: 1994,
    source: PRAYER_DAY,
    note: `a holiday of all Länder to 1994; no DAX value on 16 November 1994 (${DAX_VALUES}), one in 1995`,
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    names: { de: 'Heiligabend' },
    from: 1990,
    source: CALENDAR_2024_2029,
    note: `1998: ${CHRISTMAS_1998}`,
  },
  {
    rule: '12-25',
    name: 'Christmas Day',
    names: { de: '1. Weihnachtstag' },
    from: 1990,
    source: CALENDAR_2024_2029,
    note: CONTINUED,
  },
  {
    rule: '12-26',
    name: 'Boxing Day',
    names: { de: '2. Weihnachtstag' },
    from: 1990,
    source: CALENDAR_2024_2029,
    note: CONTINUED,
  },
  {
    rule: '12-31',
    name: "New Year's Eve",
    names: { de: 'Silvester' },
    from: 1990,
    source: CALENDAR_2024_2029,
    note: `1998: ${YEAR_END_1998}`,
  },
];

const EARLY_CLOSES: readonly RuleRow[] = [
  {
    rule: '12-30 if saturday,sunday then previous friday',
    name: LAST_TRADING_DAY,
    names: { de: 'Jahresschlussbörse' },
    from: 2000,
    to: 2004,
    closes: '14:00',
    source: YEAR_END_2000,
    note:
      'the source: on 29 December 2000 the floor until 14:00, Xetra orders until about 13:50, post-trading until ' +
      '14:30; doubt: no report of 2001 to 2004 was found',
  },
  {
    rule: '12-30 if saturday,sunday then previous friday',
    name: LAST_TRADING_DAY,
    names: { de: 'Jahresschlussbörse' },
    from: 2005,
    to: 2016,
    closes: '14:00',
    source: YEAR_END_2005,
  },
  {
    rule: '12-30 if saturday,sunday then previous friday',
    name: LAST_TRADING_DAY,
    names: { de: 'Jahresschlussbörse' },
    from: 2017,
    to: 2019,
    closes: '14:00',
    source: CALENDAR_2017,
  },
  {
    rule: '12-30 if saturday,sunday then previous friday',
    name: LAST_TRADING_DAY,
    names: { de: 'Jahresschlussbörse' },
    from: 2020,
    to: 2024,
    closes: '14:00',
    source: 'https://www.vrbankht.de/homepage/boersenhandel-zum-jahresende.html',
  },
  {
    rule: '12-30 if saturday,sunday then previous friday',
    name: LAST_TRADING_DAY,
    names: { de: 'Jahresschlussbörse' },
    from: 2025,
    to: 2025,
    closes: '14:00',
    source: YEAR_END_2025,
    note: `other times on the last trading day of a year, without the hour: ${LAST_DAY_OF_A_YEAR}`,
  },
  {
    rule: '12-30 if saturday,sunday then previous friday',
    name: LAST_TRADING_DAY,
    names: { de: 'Jahresschlussbörse' },
    from: 2026,
    status: 'estimated',
    closes: '14:00',
    source: LAST_DAY_OF_A_YEAR,
    basis: 'rule',
    note: `the text has other times for the last trading day of a year, but neither the day nor the hour, which a circular of the year announces; 14:00 in the exchange's page of 2017 (${CALENDAR_2017}) and in 2025 (${YEAR_END_2025})`,
  },
];

const DATES: readonly ListedDate[] = [
  {
    date: '2007-05-28',
    kind: 'holiday',
    name: 'Whit Monday',
    names: { de: 'Pfingstmontag' },
    source: WHIT_MONDAY_2007,
    note: 'an exception by decision of the exchange council, the markets in New York and London being closed too',
  },
  {
    date: '2017-10-31',
    kind: 'holiday',
    name: 'Reformation Day',
    names: { de: 'Reformationstag' },
    source: CALENDAR_2017,
    note: 'a holiday in all of Germany in 2017 only',
  },
];

export default calendar({
  id: 'XETR',
  kind: 'exchange',
  name: 'Xetra (Frankfurt Stock Exchange)',
  doubts:
    'Doubts: an early close on 30 December 1998 and 1999 was not found and is not entered (before, the floor closed at 13:30 on every day)',
  doubtful: [
    { years: '-1993', note: 'For 1990 to 1993 neither a list nor index values were found.' },
    {
      on: '2014-10-03 2015-05-25',
      note: 'The decisions that closed 3 October 2014 and Whit Monday 2015 were not found, only index values that lack both days.',
    },
    {
      on: '12-24 12-28 12-30 12-31',
      years: '2001-2004',
      note: 'For the year ends of 2001 to 2004 no report was found.',
      estimated: true,
    },
  ],
  otherNames: 'Xetra, DAX, Deutsche Börse',
  countries: ['DE'],
  cities: 'Frankfurt',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Berlin',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: [...HOLIDAYS, ...EARLY_CLOSES],
  dates: DATES,
});
