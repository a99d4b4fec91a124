import { calendar } from '../definition.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../vocabulary.js';

/**
 * Mexican peso: SPEI of the Banco de México on banking days. The banking commission (CNBV) orders each December the
 * days on which the institutions it supervises close in the next year; its order binds banks and stock exchanges alike,
 * so the days before 2019 rest on the exchange's index, which has no value on them.
 *
 * Changes: three days moved to Mondays (5 February in 2006, 21 March in 2007, 20 November in 2006). 5 May was a closed
 * day until 2000; the day of the presidential report was 1 November until 1994 and 1 September from 1995, and was a
 * closed day until 1998 or 1999 (2000 was open). 2 November was closed until 2000, open in 2004 and closed again since
 * 2006. The change of government closes 1 December of every sixth year, from 2024 on 1 October. SPEI itself runs
 * round the clock; these are the days that count as business days.
 *
 * Coming years follow the pattern unchanged since 2006; the order for a year appears in the December before it.
 */

const CNBV_2019 = 'https://www.dateas.com/en-us/docs/diario-oficial-federacion/2018/12/11?page=3';
const LABOUR_LAW = 'https://www.diputados.gob.mx/LeyesBiblio/ref/lft.htm';
/** Daily IPC since November 1991, a row of nulls on days without trading. */
const INDEX =
  'https://github.com/weiqinggu/ThomasAnastosGuResearch/blob/1035b9a2f9546677a420a804f54421d1249fd061/%5EMXX.csv';

const ORDER = 'The yearly orders of the CNBV, here that for 2019; index values are missing on the day since 1992.';
const NOTE_EARLY = 'doubt: 1990 and 1991 are carried back.';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", names: { es: 'Año Nuevo' }, from: 1990, source: CNBV_2019, note: ORDER },
  {
    rule: '02-05',
    name: 'Constitution Day',
    names: { es: 'Día de la Constitución' },
    from: 1990,
    to: 2005,
    source: INDEX,
    note: NOTE_EARLY,
  },
  {
    rule: '1st monday in February',
    name: 'Constitution Day',
    names: { es: 'Día de la Constitución' },
    from: 2006,
    source: CNBV_2019,
    note: `Kept on Monday 6 February 2006 already: ${INDEX}`,
  },
  {
    rule: '03-21',
    name: 'Birthday of Benito Juárez',
    names: { es: 'Natalicio de Benito Juárez' },
    from: 1990,
    to: 2006,
    source: INDEX,
    note: `Closed on 21 March 2006, open on Monday the 20th. ${NOTE_EARLY}`,
  },
  {
    rule: '3rd monday in March',
    name: 'Birthday of Benito Juárez',
    names: { es: 'Natalicio de Benito Juárez' },
    from: 2007,
    source: CNBV_2019,
  },
  {
    rule: 'easter -3',
    name: 'Maundy Thursday',
    names: { es: 'Jueves Santo' },
    from: 1990,
    source: CNBV_2019,
    note: ORDER,
  },
  {
    rule: 'easter -2',
    name: 'Good Friday',
    names: { es: 'Viernes Santo' },
    from: 1990,
    source: CNBV_2019,
    note: ORDER,
  },
  { rule: '05-01', name: 'Labour Day', names: { es: 'Día del Trabajo' }, from: 1990, source: CNBV_2019, note: ORDER },
  {
    rule: '05-05',
    name: 'Battle of Puebla',
    names: { es: 'Batalla de Puebla' },
    from: 1990,
    to: 2000,
    source: INDEX,
    note: `No value in 1992, 1994, 1998 and 2000; open in 2006. doubt: 2003 to 2005. ${NOTE_EARLY}`,
  },
  {
    rule: '09-01',
    name: 'Presidential report',
    names: { es: 'Informe presidencial' },
    from: 1995,
    to: 1999,
    source: INDEX,
    note: 'No value in 1995, 1997 and 1998; open in 1992, 1994, 2000, 2003 and 2004. doubt: 1999.',
  },
  {
    rule: '09-16',
    name: 'Independence Day',
    names: { es: 'Día de la Independencia' },
    from: 1990,
    source: CNBV_2019,
    note: ORDER,
  },
  {
    rule: '11-01',
    name: 'Presidential report',
    names: { es: 'Informe presidencial' },
    from: 1990,
    to: 1994,
    source: INDEX,
    note: `No value in 1994; open in 1995 and 2000. doubt: 1990 to 1993.`,
  },
  {
    rule: '11-02',
    name: "All Souls' Day",
    names: { es: 'Día de los Muertos' },
    from: 1990,
    to: 2000,
    source: INDEX,
    note: `No value in 1992, 1994, 1995, 1998 and 2000; open in 2004. ${NOTE_EARLY}`,
  },
  {
    rule: '11-02',
    name: "All Souls' Day",
    names: { es: 'Día de los Muertos' },
    from: 2006,
    source: CNBV_2019,
    note: `Closed in 2006: ${INDEX}`,
  },
  {
    rule: '11-20',
    name: 'Revolution Day',
    names: { es: 'Día de la Revolución' },
    from: 1990,
    to: 2005,
    source: INDEX,
    note: NOTE_EARLY,
  },
  {
    rule: '3rd monday in November',
    name: 'Revolution Day',
    names: { es: 'Día de la Revolución' },
    from: 2006,
    source: CNBV_2019,
  },
  {
    rule: '12-12',
    name: 'Our Lady of Guadalupe',
    names: { es: 'Día del Empleado Bancario' },
    from: 1990,
    source: CNBV_2019,
    note: ORDER,
  },
  { rule: '12-25', name: 'Christmas Day', names: { es: 'Navidad' }, from: 1990, source: CNBV_2019, note: ORDER },
];

const NEW_GOVERNMENT = {
  kind: 'holiday',
  name: 'Change of the federal executive',
  names: { es: 'Transmisión del Poder Ejecutivo Federal' },
} as const;

const DATES: readonly ListedDate[] = [
  {
    date: '1992-10-12',
    kind: 'holiday',
    name: 'Fifth centenary of the discovery of America',
    status: 'estimated',
    source: INDEX,
    note: 'doubt: the index has no value, but it has gaps in 1992; 12 October was open in 1994, 1995, 1998 and 2000.',
  },
  {
    date: '1994-03-24',
    kind: 'holiday',
    name: 'Mourning for Luis Donaldo Colosio',
    source: INDEX,
    note: 'The index has no value on the day after the murder. doubt: no text on banks was read.',
  },
  ...onDates(['1994-12-01', '2000-12-01', '2006-12-01'], { ...NEW_GOVERNMENT, source: INDEX }),
  {
    date: '1999-12-31',
    kind: 'holiday',
    name: 'Change of the millennium',
    source: INDEX,
    note: 'The index has no value that day; 31 December was open in 1997, 1998 and 2003.',
  },
  {
    date: '2010-09-17',
    kind: 'holiday',
    name: 'Bicentenary of independence',
    source: NOT_FOUND,
    note: 'doubt: compilations of the exchange have it closed; the order for 2010, as first published, does not name it.',
  },
  { date: '2024-10-01', ...NEW_GOVERNMENT, source: LABOUR_LAW },
  ...onDates(
    // 1 October of 2072, 2078, 2084 and 2090 are weekends.
    '2030-10-01 2036-10-01 2042-10-01 2048-10-01 2054-10-01 2060-10-01 2066-10-01 2096-10-01'.split(' '),
    { ...NEW_GOVERNMENT, source: LABOUR_LAW, status: 'estimated' },
  ),
];

export default calendar({
  id: 'MXN',
  kind: 'settlement',
  name: 'SPEI (Mexican peso)',
  doubtful: [
    {
      on: '1999-09-01 2001-11-02 2005-11-02 2003-05-05 2004-05-05 2005-05-05 1992-10-12 2010-09-17',
      note: 'The index that was read and compilations differ on this day, or lack it.',
      estimated: true,
    },
    {
      years: '1991-1992',
      note: 'The index read begins in November 1991 and has gaps in 1992 (five days not entered here).',
    },
  ],
  otherNames: 'Banxico',
  countries: ['MX'],
  timezone: 'America/Mexico_City',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: RULES,
  dates: DATES,
});
