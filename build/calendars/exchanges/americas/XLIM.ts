import { calendar } from '../../definition.js';
import { onRules } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, onDates } from '../../vocabulary.js';

/**
 * Bolsa de Valores de Lima: closed on Peru's holidays, on 31 December until 2007, and on some days that decrees declare
 * "no laborables": those for public and private sector during summits in Lima, and until 2015 some bridge days of the
 * public sector too. Bridge days of the public sector since then did not close it.
 *
 * Early closes: 24 and 31 December 2025, by a notice of the operator; trading ended at 12:10 or before, by segment.
 */

const NUAM_2025 =
  'https://elcomercio.pe/economia/peru/nuam-conoce-los-horarios-especiales-de-operacion-por-cierre-de-ano-l-nuam-l-' +
  'ultimas-noticia/';
const APEC_2024 =
  'https://larepublica.pe/sociedad/2024/10/14/habra-feriado-largo-en-noviembre-por-el-apec-2024-esto-senala-la-norma-' +
  'sobre-los-nuevos-dias-no-laborables-del-calendario-atmp-1126538';

const COMPILED = {
  kind: 'holiday',
  source: NOT_FOUND,
  note: 'doubt: compilations of the exchange have it closed; the notice was not found.',
} as const;

const DATES: readonly ListedDate[] = [
  ...onDates(['2009-01-02', '2009-07-27', '2015-01-02', '2015-07-27', '2015-10-09'], {
    ...COMPILED,
    name: 'Bridge day of the public sector',
  }),
  ...onDates(['2012-10-01', '2012-10-02'], { ...COMPILED, name: 'Summit of South American and Arab countries' }),
  ...onDates(['2016-11-17', '2016-11-18'], { ...COMPILED, name: 'APEC summit' }),
  { ...COMPILED, date: '2018-04-13', name: 'Summit of the Americas' },
  ...onDates(['2024-11-14', '2024-11-15'], {
    kind: 'holiday',
    name: 'APEC summit',
    status: 'estimated',
    source: APEC_2024,
    note: 'doubt: the source has the decree for Lima; that the exchange closed is taken from 2012, 2016 and 2018.',
  }),
  ...onDates(['2025-12-24', '2025-12-31'], {
    kind: 'early_close',
    name: 'End of the year',
    closes: '12:10',
    source: NUAM_2025,
    note: 'Equities closed between 12:00 and 12:10, by segment.',
  }),
];

export default calendar({
  id: 'XLIM',
  kind: 'exchange',
  name: 'Lima Stock Exchange',
  doubtful: [
    {
      on: '12-31',
      years: '-2007',
      note: 'The special closures from 2009 to 2018 and 31 December until 2007 rest on compilations made from prices; no notice of the exchange was found.',
    },
    {
      named: ['APEC', 'Summit', 'Bridge day'],
      years: '2009-2018',
      note: 'The special closures from 2009 to 2018 and 31 December until 2007 rest on compilations made from prices; no notice of the exchange was found.',
    },
    {
      on: '2024-11-14 2024-11-15',
      note: '14 and 15 November 2024 are entered by the practice of 2012, 2016 and 2018.',
    },
    {
      years: '-2008',
      note: 'The summits of May and November 2008, and the years before 2009, were not found out (from 1992 to 1994 holidays may have been moved to Mondays).',
    },
    { on: '12-24 12-31', years: '-2024', note: '24 and 31 December before 2025 may have been shortened too.' },
  ],
  localName: 'Bolsa de Valores de Lima',
  otherNames: 'BVL',
  countries: ['PE'],
  cities: 'Lima',
  currencies: ['PEN'],
  isMainExchange: true,
  timezone: 'America/Lima',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'PE', from: 1990, source: NUAM_2025 }],
  rules: [
    {
      rule: '12-31',
      name: "New Year's Eve",
      from: 1990,
      to: 2007,
      source: NOT_FOUND,
      note: 'doubt: a compilation alone.',
    },
    ...onRules(['12-24', '12-31'], {
      name: 'End of the year',
      closes: '12:10',
      from: 2026,
      weekdays: [1, 2, 3, 4, 5],
      status: 'estimated',
      source: NUAM_2025,
      note: 'doubt: announced year by year.',
    }),
  ],
  dates: DATES,
});
