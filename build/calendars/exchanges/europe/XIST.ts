import { calendar } from '../../definition.js';
import { eves, evesOf, halfDays, republicDays } from '../../forms/istanbul.js';
import { datesNamed } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';

/**
 * Borsa Istanbul (to 2013 the Istanbul Stock Exchange), equity market: full-day closures and half days, Istanbul time;
 * and its debt securities and precious metals markets.
 *
 * Closed on the holidays of Türkiye. The eves of the two religious feasts and 28 October are half days with the first
 * session only: it ended at 12:00, from 2009 on at 12:30. Early closes are given as the end of continuous trading: since
 * July 2012 a closing auction follows until 12:40, the hour the press names, then trades at the closing price.
 *
 * To 2006 the exchange closed the whole week, or nearly, when a feast left one or two days of it, eves included. Closed
 * on other days too: 17 to 25 August 1999 after the earthquake, 12 September 2001, 21 November 2003 after the bombings,
 * 23 January 2004 (snow), 30 and 31 December 2004 (new lira), 8 to 14 February 2023 after the earthquakes (the trades
 * made on the 8th were annulled).
 *
 * The debt market closes at 11:30 on half days, the metals market at 13:00.
 */

/** XU100 values from 21 March 1995 on. */
const XU100 = 'https://github.com/tuannasuhra/ec581/blob/8479eb8b332b0992e3b98f84e1c9c08433def869/XU100.csv';
const CALENDAR_2025 =
  'https://www.ekonomist.com.tr/borsa/borsa-istanbul-da-takaslar-ne-zaman-gerceklesecek-28-29ekimtatilmi--66918';
/** The exchange's page of holidays, 2023 to 2026. */
const HOLIDAYS_2025 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/borsa_istanbul/2025-2027/live_resmi_tatil_gunleri.html';
/** Of March 2026: by general practice the exchange does not work on official holidays. */
const GENERAL_PRACTICE =
  'https://www.tgrthaber.com/yasam/' +
  'yarin-borsa-kapali-mi-acik-mi-19-mart-arefe-gunu-borsa-istanbul-calisma-durumu-3289026';
const HALF_DAY_2025 =
  'https://www.tgrthaber.com/aktuel/28-ekim-borsa-kacta-kapaniyor-saat-kaca-kadar-acik-olacagi-belli-oldu-3259400';
const HALF_DAYS_SINCE_2012 = 'https://dunya.com/amp/finans/haberler/kapanis-saatleri-pazartesi-degisiyor-haberi-179389';
const SESSIONS_2009 = 'https://www.internethaber.com/amp/borsada-mesai-degisti-207324h.htm';
const EARTHQUAKE_1999 =
  'https://deheute24.com/amp/technisch/was-ist-in-der-borsa-istanbul-passiert-die-nach-dem-schock-vom-17-august-' +
  'eine-woche-lang-geschlossen-war';
const EARTHQUAKE_2023 =
  'https://www.birgun.net/amp/haber/borsa-istanbul-da-gec-gelen-durdurma-karari-uc-gun-sonra-kapandi-420727';

const NO_VALUE = 'no XU100 value on this day, one on the days of trading before and after it';
const LOW_VOLUME = 'the XU100 values to 2006 show low volumes on these days; the hour is that of the first session';

/**
 * Closing times of half days: the end of continuous trading in the first session. Eves on which the exchange was closed
 * all day are among the closings.
 */
export const HOURS = [
  {
    from: 1995,
    to: 2008,
    closes: '12:00',
    source: XU100,
    note: `${LOW_VOLUME}; doubt: the hour`,
    eves: (
      '1997-04-17 1998-01-28 2000-01-07 2002-02-21 2002-12-04 2005-01-19 2005-11-02 2007-10-11 2007-12-19 ' +
      '2008-09-29'
    ).split(' '),
  },
  {
    from: 2009,
    to: 2011,
    closes: '12:30',
    source: SESSIONS_2009,
    note: 'the first session of that time',
    eves: ['2009-11-26', '2010-09-08', '2010-11-15', '2011-08-29'],
  },
  {
    from: 2012,
    to: 2026,
    closes: '12:30',
    source: HALF_DAYS_SINCE_2012,
    note: `since 16 July 2012 a closing auction follows until 12:40; so in 2025: ${HALF_DAY_2025}`,
    eves: (
      '2012-10-24 2013-08-07 2013-10-14 2014-10-03 2015-07-16 2015-09-23 2016-07-04 2017-08-31 2018-06-14 ' +
      '2018-08-20 2019-06-03 2020-07-30 2021-05-12 2021-07-19 2022-07-08 2023-04-20 2023-06-27 2024-04-09 ' +
      '2025-06-05 2026-03-19 2026-05-26'
    ).split(' '),
  },
] as const;

const EARLY_CLOSES: readonly RuleRow[] = [...republicDays(HOURS), ...halfDays('12:30', HALF_DAYS_SINCE_2012, 2027)];

/** Whole days beside the feasts, to 2006. */
const ROUND_THE_FEASTS = (
  '1995-05-08 1995-05-09 1996-02-19 1996-02-23 1997-04-22 1998-04-06 1999-01-18 1999-01-22 1999-04-01 ' +
  '1999-04-02 2000-03-13 2000-03-14 2000-03-15 2000-12-25 2000-12-26 2001-03-09 2003-02-10 2003-11-24 ' +
  '2003-11-28 2006-01-09'
).split(' ');

const CLOSINGS: readonly ListedDate[] = [
  ...onDates(ROUND_THE_FEASTS, {
    kind: 'holiday',
    name: 'Closed beside a religious feast',
    source: XU100,
    note: NO_VALUE,
  }),
  ...datesNamed(
    { kind: 'holiday', source: XU100, note: NO_VALUE },
    {
      '1995-07-10': 'Closed',
      '1996-10-28': 'Eve of Republic Day (whole day)',
      '1996-12-30': 'Year-end closing',
      '1996-12-31': 'Year-end closing',
      '1998-01-02': 'Closed after New Year',
      '1998-10-30': 'Closed after Republic Day',
      '1999-12-29': 'Year-end closing',
      '1999-12-30': 'Year-end closing',
      '1999-12-31': 'Year-end closing',
      '2001-09-12': 'Closed after the attacks in the United States',
      '2001-12-31': 'Year-end closing',
      '2002-01-04': 'Closed',
      '2003-11-21': 'Closed after the bombings in Istanbul',
    },
  ),
  ...onDates(['1999-08-17', '1999-08-18', '1999-08-19', '1999-08-20', '1999-08-23', '1999-08-24', '1999-08-25'], {
    kind: 'holiday',
    name: 'Earthquake of 17 August 1999',
    source: EARTHQUAKE_1999,
  }),
  ...onDates(['2004-01-23'], {
    kind: 'holiday',
    name: 'Snow in Istanbul',
    source: NOT_FOUND,
    note: 'doubt: in another compilation; a notice was not found',
  }),
  ...onDates(['2004-12-30', '2004-12-31'], {
    kind: 'holiday',
    name: 'Change to the new lira',
    source: NOT_FOUND,
    note: 'doubt: in another compilation; a notice was not found',
  }),
  ...onDates(['2023-02-08', '2023-02-09', '2023-02-10', '2023-02-13', '2023-02-14'], {
    kind: 'holiday',
    name: 'Earthquakes of 6 February 2023',
    source: EARTHQUAKE_2023,
  }),
];

export default calendar({
  id: 'XIST',
  kind: 'exchange',
  name: 'Borsa Istanbul',
  doubtful: [
    {
      years: '-2006',
      note: 'Index values were read from 21 March 1995 to April 2001, to December 2003, and from July 2005 to August 2006; before, closures beyond the holidays were not found, and the dates of the feasts are computed.',
    },
    {
      on: '1999-12-29 1999-12-30 1999-12-31 2000-01-03',
      note: 'The value dated 3 January 2000 repeats that of 28 December 1999, so whether 29 to 31 December or 3 January was closed is not certain.',
    },
    {
      kinds: ['early_close'],
      years: '-2006',
      note: 'The hour 12:00 rests on the sessions of that time (two a day since July 1994; before, one a day and no half days).',
    },
    {
      years: '2002-2004',
      note: 'The closings of January and December 2004 and January 2002 are in another compilation, the last in the index values too.',
    },
  ],
  localName: 'Borsa İstanbul',
  otherNames: 'BIST, ISE',
  countries: ['TR'],
  cities: 'Istanbul',
  currencies: ['TRY'],
  isMainExchange: true,
  timezone: 'Europe/Istanbul',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'TR', from: 1990, to: 2024, kinds: ['holiday'], asDeclared: true, source: CALENDAR_2025 },
    { calendar: 'TR', from: 2025, to: 2026, kinds: ['holiday'], asDeclared: true, source: HOLIDAYS_2025 },
    { calendar: 'TR', from: 2027, kinds: ['holiday'], asDeclared: true, source: GENERAL_PRACTICE },
  ],
  rules: EARLY_CLOSES,
  dates: [...CLOSINGS, ...evesOf(HOURS), ...eves('12:30', HALF_DAYS_SINCE_2012, [], 2027)],
});
