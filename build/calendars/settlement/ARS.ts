import { calendar } from '../definition.js';
import { onRules } from '../many-rows.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../vocabulary.js';

/**
 * Argentine peso: the MEP of the Banco Central de la República Argentina, on banking days: not on national holidays and
 * bridge days, Maundy Thursday, the bank clerks' day (6 November), 24 and 31 December (leave that the central bank gives
 * its staff and asks the banks to follow).
 *
 * Bank holidays by decree: the end of convertibility (21 December 2001 to April 2002, with breaks), the influenza of
 * 10 July 2009, the G20 summit of 30 November 2018.
 */

const YEAR_END_2025 =
  'https://www.perfil.com/noticias/economia/el-24-y-el-31-de-diciembre-cierran-los-bancos-que-pasa-con-el-dolar-los-' +
  'pagos-de-anses-y-los-canales-digitales.phtml';
const BANK_DAY_2015 = 'https://ahorainfo.com.ar/2015/11/03/bancos-el-proximo-viernes-no-abriran';
const BANKING_CALENDAR_2025 =
  'http://miradorvirtual.com.ar/seguidilla-de-feriados-bancarios-tras-las-elecciones-que-dias-no-abriran-los-bancos-y-' +
  'por-que/';
/** Daily Merval since 1996, a row of nulls on days without trading. */
const INDEX =
  'https://github.com/weiqinggu/ThomasAnastosGuResearch/blob/1035b9a2f9546677a420a804f54421d1249fd061/%5EMERV.csv';
/** Daily Merval from 2005 to January 2022. */
const INDEX_2005 = 'https://github.com/jmtruffa/mep/blob/f78fe4e488baafb4557f76636fe267a8d333b2c0/MERVAL.csv';

const RULES: readonly RuleRow[] = [
  {
    rule: '11-06',
    name: "Bank Clerks' Day",
    names: { es: 'Día del Bancario' },
    from: 1990,
    source: BANK_DAY_2015,
    note: 'doubt: whether the central bank still closes.',
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    names: { es: 'Nochebuena' },
    from: 2005,
    to: 2025,
    source: YEAR_END_2025,
    note: 'doubt: 2005 to 2024 rest on the stock exchange, which was closed in 2008, 2012, 2015 and 2019 to 2021.',
  },
  {
    rule: '12-31',
    name: "New Year's Eve",
    names: { es: 'Víspera de Año Nuevo' },
    from: 2005,
    to: 2025,
    source: YEAR_END_2025,
    note: 'doubt: as 24 December.',
  },
  ...onRules(['12-24', '12-31'], {
    name: 'Leave at the end of the year',
    names: { es: 'Asueto de fin de año' },
    from: 2026,
    status: 'estimated',
    source: YEAR_END_2025,
    note: 'doubt: announced year by year.',
  }),
];

/** Bank holidays by decree, on which the stock exchange was closed too. */
export const ARGENTINE_BANK_HOLIDAYS: readonly ListedDate[] = [
  ...onDates(
    (
      '2001-12-21 2001-12-24 2001-12-26 2001-12-27 2001-12-31 2002-01-07 2002-01-08 2002-01-09 2002-01-10 ' +
      '2002-01-11 2002-01-14 2002-01-15 2002-01-16 2002-02-04 2002-02-05 2002-04-22 2002-04-23 2002-04-24 ' +
      '2002-04-25 2002-04-26'
    ).split(' '),
    {
      kind: 'holiday',
      name: 'Bank and exchange holiday of the crisis',
      source: INDEX,
      note: 'The index of the exchange has no value that day. doubt: no decree was read.',
    },
  ),
  {
    date: '2009-07-10',
    kind: 'holiday',
    name: 'Influenza',
    source: INDEX_2005,
    note: 'The index of the exchange has no value that day.',
  },
  {
    date: '2018-11-30',
    kind: 'holiday',
    name: 'G20 summit (Buenos Aires)',
    source: NOT_FOUND,
    note: 'doubt: compilations of the exchange have it closed; a holiday of the capital.',
  },
];

export default calendar({
  id: 'ARS',
  kind: 'settlement',
  name: 'MEP (Argentine peso)',
  doubtful: [
    {
      years: '2001-2002',
      note: "The days of 2001 and 2002 are those on which the stock exchange's index has no value; banks were shut on more days.",
    },
    {
      on: '12-24 12-31',
      years: '2005-2024',
      note: '24 and 31 December are read for 2025 and seen at the exchange since 2008; the years 2005 to 2007 are carried back.',
    },
    {
      on: '11-06',
      note: '6 November is told to close the central bank and clearing in 2015; that it still does was not read.',
    },
  ],
  otherNames: 'BCRA',
  countries: ['AR'],
  note: 'Bridge days are decided year by year and not foreseen; nor are bank holidays by decree.',
  timezone: 'America/Argentina/Buenos_Aires',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'AR', from: 1990, asDeclared: true, source: BANKING_CALENDAR_2025 }],
  rules: RULES,
  dates: ARGENTINE_BANK_HOLIDAYS,
});
