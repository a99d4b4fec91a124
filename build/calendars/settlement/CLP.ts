import type { CalendarDefinition, ListedDate, RuleRow } from '../definition.js';
import { NOT_FOUND, onDates } from '../rows.js';

/**
 * Chilean peso: the real-time gross settlement system (LBTR) of the Banco Central de Chile, open on banking days: not on
 * the country's holidays nor on 31 December, on which banks do not serve the public (article 38 of the banking law; the
 * day was abolished in August 2025 and restored on 17 December 2025, so none was missed).
 *
 * Changes: in 2000 Saints Peter and Paul, 12 October and Corpus Christi went to Mondays; in 2007 16 July took the place
 * of Corpus Christi; 11 September (until 1998) became the first Monday of September (1999 to 2001) and ceased;
 * 31 October since 2008; bridge days around 18 September since 2007 and 2017, 2 January on a Monday since 2017; the June
 * solstice since 2021.
 *
 * Doubts: the laws are named by number, their texts were not read. Of the exchange's index only September 2004 to July
 * 2005 was read; it agrees on every day. Before 2004, when the LBTR began, the days are those of banks. Holidays of the
 * capital alone (19 November 2004, 16 January 2018) closed banks and clearing there.
 */

const BANK_HOLIDAY = 'https://radiosago.cl/?p=57122';
const BANK_HOLIDAY_2025 =
  'https://www.elmostrador.cl/datos-utiles/2025/12/29/se-restablece-el-feriado-bancario-del-31-de-diciembre-tras-' +
  'promulgacion-de-nueva-ley/';
/** Daily IPSA, a row of nulls on days without trading; read for September 2004 to July 2005. */
const INDEX =
  'https://github.com/weiqinggu/ThomasAnastosGuResearch/blob/1035b9a2f9546677a420a804f54421d1249fd061/%5EIPSA.csv';
const HOLIDAYS_2013 =
  'https://elpinguino.com/noticias/148112/Bolsa-chilena-subi-ms-de-3-y-alcanz-su-mayor-nivel-en-tres-meses';

const LAW_2977 = 'Law 2.977 of Chile (1915)';
const LAW_19668 = 'Law 19.668 of Chile (2000)';
const LAW_20148 = 'Law 20.148 of Chile (2007)';
const LAW_20215 = 'Law 20.215 of Chile (2007)';
const LAW_20983 = 'Law 20.983 of Chile (2016)';
const LAW_21357 = 'Law 21.357 of Chile (2021)';

const TO_MONDAY = 'if tuesday,wednesday,thursday then previous monday if friday then next monday';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", names: { es: 'Año Nuevo' }, from: 1990, source: LAW_2977 },
  {
    rule: '01-02',
    name: 'Monday after New Year',
    from: 2017,
    weekdays: [1],
    source: LAW_20983,
    note: 'A Monday 2 January: 2017, 2023, 2034.',
  },
  { rule: 'easter -2', name: 'Good Friday', names: { es: 'Viernes Santo' }, from: 1990, source: LAW_2977 },
  {
    rule: '05-01',
    name: 'Labour Day',
    names: { es: 'Día del Trabajo' },
    from: 1990,
    source: 'Law 2.200 of Chile, and Law 18.018',
  },
  { rule: '05-21', name: 'Navy Day', names: { es: 'Día de las Glorias Navales' }, from: 1990, source: LAW_2977 },
  {
    rule: 'easter 60',
    name: 'Corpus Christi',
    from: 1990,
    to: 1999,
    source: LAW_2977,
    note: 'doubt: a holiday again since 1987 on the general knowledge of lists.',
  },
  {
    rule: 'easter 57',
    name: 'Corpus Christi',
    from: 2000,
    to: 2006,
    source: LAW_19668,
    note: `Monday 23 May 2005: ${INDEX}. doubt: compilations that keep it in 2007; Law 20.148 of January 2007 ended it.`,
  },
  {
    rule: 'june solstice in America/Santiago',
    name: "Indigenous Peoples' Day",
    names: { es: 'Día Nacional de los Pueblos Indígenas' },
    from: 2022,
    source: LAW_21357,
  },
  {
    rule: '06-29',
    name: 'Saints Peter and Paul',
    names: { es: 'San Pedro y San Pablo' },
    from: 1990,
    to: 1999,
    source: 'Law 18.432 of Chile (1985)',
  },
  {
    rule: `06-29 ${TO_MONDAY}`,
    name: 'Saints Peter and Paul',
    names: { es: 'San Pedro y San Pablo' },
    from: 2000,
    source: LAW_19668,
    note: `Monday 27 June 2005: ${INDEX}`,
  },
  {
    rule: '07-16',
    name: 'Our Lady of Mount Carmel',
    names: { es: 'Virgen del Carmen' },
    from: 2007,
    source: LAW_20148,
    note: 'doubt: compilations that begin in 2008.',
  },
  { rule: '08-15', name: 'Assumption', names: { es: 'Asunción de la Virgen' }, from: 1990, source: LAW_2977 },
  {
    rule: '09-11',
    name: 'Anniversary of 11 September 1973',
    from: 1990,
    to: 1998,
    source: 'Law 18.026 of Chile (1981)',
    note: 'doubt: on the general knowledge of lists; replaced by Law 19.588 of 1998.',
  },
  {
    rule: '1st monday in September',
    name: 'Day of National Unity',
    names: { es: 'Día de la Unidad Nacional' },
    from: 1999,
    to: 2001,
    source: 'Law 19.588 of Chile (1998)',
    note: 'doubt: on the general knowledge of lists; ended by Law 19.793 of 2002.',
  },
  {
    rule: '09-17',
    name: 'Bridge day before Independence Day',
    from: 2007,
    weekdays: [1],
    source: LAW_20215,
    note: 'A Monday: 2007, 2012, 2018.',
  },
  {
    rule: '09-17',
    name: 'Bridge day before Independence Day',
    from: 2017,
    weekdays: [5],
    source: LAW_20983,
    note: 'A Friday before a Saturday 18 September: 2021, 2027.',
  },
  { rule: '09-18', name: 'Independence Day', names: { es: 'Independencia Nacional' }, from: 1990, source: LAW_2977 },
  { rule: '09-19', name: 'Army Day', names: { es: 'Día de las Glorias del Ejército' }, from: 1990, source: LAW_2977 },
  {
    rule: '09-20',
    name: 'Bridge day after Army Day',
    from: 2007,
    weekdays: [5],
    source: LAW_20215,
    note: `Friday 20 September 2013: ${HOLIDAYS_2013}`,
  },
  {
    rule: '10-12',
    name: 'Columbus Day',
    names: { es: 'Encuentro de Dos Mundos' },
    from: 1990,
    to: 1999,
    source: 'Law 3.810 of Chile (1921)',
  },
  {
    rule: `10-12 ${TO_MONDAY}`,
    name: 'Columbus Day',
    names: { es: 'Encuentro de Dos Mundos' },
    from: 2000,
    source: LAW_19668,
    note: `Monday 11 October 2004: ${INDEX}`,
  },
  {
    rule: '10-31 if wednesday then next friday if tuesday then previous friday',
    name: 'Reformation Day',
    names: { es: 'Día de las Iglesias Evangélicas y Protestantes' },
    from: 2008,
    source: 'Law 20.299 of Chile (2008)',
  },
  { rule: '11-01', name: "All Saints' Day", names: { es: 'Todos los Santos' }, from: 1990, source: LAW_2977 },
  {
    rule: '12-08',
    name: 'Immaculate Conception',
    names: { es: 'Inmaculada Concepción' },
    from: 1990,
    source: LAW_2977,
  },
  { rule: '12-25', name: 'Christmas Day', names: { es: 'Navidad' }, from: 1990, source: LAW_2977 },
  {
    rule: '12-31',
    name: 'Bank holiday',
    names: { es: 'Feriado bancario' },
    from: 1990,
    source: BANK_HOLIDAY,
    note: `Restored in time for 2025: ${BANK_HOLIDAY_2025}`,
  },
];

const DATES: readonly ListedDate[] = [
  ...onDates(['1992-04-22', '2002-04-24', '2017-04-19'], {
    kind: 'holiday',
    name: 'Census',
    status: 'estimated',
    source: NOT_FOUND,
    note: 'doubt: census days known as holidays by law; compilations have 2017; no text was read.',
  }),
  {
    date: '2004-09-17',
    kind: 'holiday',
    name: 'Bridge day before Independence Day',
    source: INDEX,
    note: 'The series repeats the values of the day before. doubt: the law (19.973) was not read.',
  },
  {
    date: '2004-11-19',
    kind: 'holiday',
    name: 'APEC summit (Santiago)',
    source: INDEX,
    note: 'The index has no value that day.',
  },
  ...onDates(['2010-09-17', '2010-09-20'], {
    kind: 'holiday',
    name: 'Bicentenary of independence',
    source: 'Law 20.450 of Chile (2010)',
    note: 'doubt: the law was not read; compilations of the exchange have both days.',
  }),
  {
    date: '2018-01-16',
    kind: 'holiday',
    name: 'Visit of Pope Francis (Santiago)',
    source: NOT_FOUND,
    status: 'estimated',
    note:
      'A circular of the bank supervisor, reprinted without an address found: a holiday in the capital, kept by the ' +
      'Banco Central and both exchanges, clearing and settlement on the next banking day.',
  },
  { date: '2021-06-21', kind: 'holiday', name: "Indigenous Peoples' Day", source: LAW_21357 },
  {
    date: '2022-09-16',
    kind: 'holiday',
    name: 'Bridge day before Independence Day',
    source: NOT_FOUND,
    status: 'estimated',
    note: 'doubt: the law of that year was not read; lists of Chilean holidays agree on it.',
  },
];

export const CLP: CalendarDefinition = {
  id: 'CLP',
  kind: 'settlement',
  name: 'LBTR (Chilean peso)',
  timezone: 'America/Santiago',
  years: [1990, 2060],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: RULES,
  dates: DATES,
};
