import { calendar } from '../../definition.js';
import { ARGENTINE_BANK_HOLIDAYS } from '../../settlement/ARS.js';
import { type ListedDate, NOT_FOUND, onDates, open, type RuleRow } from '../../vocabulary.js';

/**
 * Buenos Aires: BYMA, until 2017 the Mercado de Valores. Closed on national holidays, Maundy Thursday, 31 December and
 * until 2023 24 December since 2005, and on the bank clerks' day (6 November) until 2017; and on the bank holidays of
 * the crisis of 2001 and 2002, 10 July 2009 and 30 November 2018.
 *
 * Days on which the banks alone are closed are traded without settlement since the end of 2024: bridge days by decree
 * since 21 November 2025 (that of 15 August 2025 was still closed), 6 November (2025), 24 December until an hour of the
 * afternoon. Trades of those days settle on the banks' next day (ARS, XBUE:SETTLEMENT).
 *
 * Seen in the daily index: the years 2005, November 2008 to August 2009, November 2011 to October 2013, November 2015 to
 * September 2016 and October 2019 to January 2022, and November 2001 to September 2003. It was open on 6 November 2019,
 * on 24 and 31 December 2002 and on Carnival before 2011.
 *
 * No value in two daily series, without a reason found: 13 October 2003, 30 December 2005, 29 December 2006 and 30
 * December 2016; entered as estimated closures.
 */

const YEAR_END_2024 = 'https://ambito.com/finanzas/byma-informo-como-operara-el-24-y-el-31-diciembre-n6093017';
const NEW_YEARS_EVE_2025 =
  'https://www.eldiarioar.com/economia/vispera-ano-nuevo-funcionaran-bancos-miercoles_1_12878359.html';
/** EFE: a shortened session on Wednesday the 24th, the foreign exchange market closed. */
const CHRISTMAS_EVE_2025 =
  'https://www.abc.com.py/internacionales/2025/12/23/la-bolsa-de-buenos-aires-cierra-con-una-bajada-del-067/';
/** Trading without settlement on Friday 21 November 2025, a bridge day. */
const BRIDGE_2025 =
  'https://novedadesdelsur.com.ar/contenido/83462/como-operan-los-bancos-el-dolar-y-la-bolsa-este-fin-de-semana-largo';
/** A broker to its clients: Monday 23 March 2026 trading without settlement, Tuesday the 24th none. */
const BRIDGE_2026 = 'https://iol.invertironline.com/User/Articulo?articleId=48031367972251';
const BANK_DAY_2015 = 'https://ahorainfo.com.ar/2015/11/03/bancos-el-proximo-viernes-no-abriran';
/** Daily Merval since 1996, a row of nulls on days without trading. */
const INDEX =
  'https://github.com/weiqinggu/ThomasAnastosGuResearch/blob/1035b9a2f9546677a420a804f54421d1249fd061/%5EMERV.csv';
/** Daily Merval from 2005 to January 2022. */
const INDEX_2005 = 'https://github.com/jmtruffa/mep/blob/f78fe4e488baafb4557f76636fe267a8d333b2c0/MERVAL.csv';

const CHRISTMAS_EVE = { rule: '12-24', name: 'Christmas Eve', names: { es: 'Nochebuena' } } as const;
const NEW_YEARS_EVE = { rule: '12-31', name: "New Year's Eve", names: { es: 'Víspera de Año Nuevo' } } as const;
const NOTE_CLOSED = 'No index value in 2008, 2012, 2015, 2019, 2020 and 2021. doubt: 2005 to 2007.';

const RULES: readonly RuleRow[] = [
  {
    rule: '11-06',
    name: "Bank Clerks' Day",
    names: { es: 'Día del Bancario' },
    from: 1990,
    to: 2017,
    source: BANK_DAY_2015,
    note: `No index value in 2002, 2008 and 2012, a value in 2019: ${INDEX} ${INDEX_2005}. doubt: 2018 and since 2020.`,
  },
  { ...CHRISTMAS_EVE, from: 2005, to: 2023, source: INDEX_2005, note: NOTE_CLOSED },
  {
    ...CHRISTMAS_EVE,
    from: 2025,
    to: 2025,
    closes: '15:00',
    status: 'estimated',
    source: CHRISTMAS_EVE_2025,
    note: 'A shortened session, by the source. doubt: the hour is that of 2024.',
  },
  {
    ...CHRISTMAS_EVE,
    from: 2026,
    closes: '15:00',
    weekdays: [1, 2, 3, 4, 5],
    status: 'estimated',
    source: CHRISTMAS_EVE_2025,
    note: 'doubt: announced year by year.',
  },
  { ...NEW_YEARS_EVE, from: 2005, to: 2023, source: INDEX_2005, note: NOTE_CLOSED },
  { ...NEW_YEARS_EVE, from: 2024, to: 2024, source: YEAR_END_2024 },
  { ...NEW_YEARS_EVE, from: 2025, to: 2025, source: NEW_YEARS_EVE_2025 },
  {
    ...NEW_YEARS_EVE,
    from: 2026,
    status: 'estimated',
    source: NEW_YEARS_EVE_2025,
    note: 'doubt: announced year by year.',
  },
];

const UNKNOWN = {
  kind: 'holiday',
  name: 'No trading',
  source: NOT_FOUND,
  note: `No value in two daily series (${INDEX} ${INDEX_2005}, or one of them and another). doubt: the reason.`,
} as const;

const DATES: readonly ListedDate[] = [
  ...ARGENTINE_BANK_HOLIDAYS,
  ...onDates(['2003-10-13', '2005-12-30', '2006-12-29', '2016-12-30'], UNKNOWN),
  ...open('Bridge day: traded without settlement', BRIDGE_2025, '2025-11-21'),
  ...open('Bridge day: traded without settlement', BRIDGE_2026, '2026-03-23'),
  // By the practice of the two before; the country's list of 2026 has these two more.
  ...open('Bridge day: traded without settlement', BRIDGE_2026, '2026-07-10 2026-12-07'),
  {
    date: '2012-01-02',
    kind: 'holiday',
    name: 'Day after New Year',
    source: INDEX_2005,
    note: 'No index value that day, and closed in a compilation. doubt: the reason was not found.',
  },
  {
    date: '2024-12-24',
    kind: 'early_close',
    name: 'Christmas Eve',
    closes: '15:00',
    source: YEAR_END_2024,
    note: 'Trades were made until 15:00; cash settlement and repos were not.',
  },
];

export default calendar({
  id: 'XBUE',
  kind: 'exchange',
  name: 'Buenos Aires Stock Exchange (BYMA)',
  doubts:
    'Doubts: 10 July and 7 December 2026 rest on the practice since November 2025. 6 November since 2018 is not settled but for 2019 and 2025 (a press report of an unknown year has the exchange closed on a Friday 6 November, 2015 or 2020); 24 and 31 December 2003 and 2004 and 13 June 2002 (no index value) are taken as open. 23, 26 and 30 December 2011, 20 March 2012, 11 March 2013, 4 December 2015 and 19 January 2009 lack a value in one series only and are taken as gaps.',
  doubtful: [
    { on: '2025-12-24', note: 'The hour of 24 December 2025 was not found, that of 2024 is taken.' },
    {
      on: '2012-01-02',
      note: 'The index has no value on this day, and a compilation has it closed; no notice was found.',
      estimated: true,
    },
    { years: '-2001', note: 'Before November 2001 only the holidays of the country are known.' },
  ],
  localName: 'Bolsas y Mercados Argentinos',
  otherNames: 'BYMA, Merval',
  countries: ['AR'],
  cities: 'Buenos Aires',
  currencies: ['ARS'],
  isMainExchange: true,
  note: 'Bridge days and the sessions of 24 and 31 December are decided year by year; from 2027 on only what is law, and those two days, are foreseen.',
  timezone: 'America/Argentina/Buenos_Aires',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'AR', from: 1990, source: YEAR_END_2024 }],
  rules: RULES,
  dates: DATES,
});
