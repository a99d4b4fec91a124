import type { RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Spain, autonomous communities. Each community decides every year which Sunday holidays it keeps on the Monday and
 * what it takes in place of the others, so the lists of single years (2011 to 2025) are left to the publications. What
 * stands in all lists is put in: the days of Cantabria (28 July; the library has 28 June), Murcia and Valencia, and in
 * Castile and León, which kept every one of them in its lists of 2013 to 2024, the Monday after 1 and 6 January,
 * 12 October and 8 December. In Ceuta the Feast of Sacrifice is the holiday, not its eve.
 *
 * Doubts: the regional days were read in the list of 2023; when they fall on a Sunday is decided year by year.
 */

const LIST_2023 = 'https://www.seg-social.es/wps/PA_POINCALAB/CalendarioServlet?exportacion=CSV&tipo=1';
const CASTILE_AND_LEON = 'https://datosabiertos.jcyl.es/web/jcyl/set/es/empleo/laboral-cyl/1284165791785';
const NON_WORKING_DAYS_2025 = 'https://www.boe.es/';

const MONDAYS_OF_CASTILE_AND_LEON: readonly RuleRow[] = (
  [
    ['01-01', "New Year's Day", 'Año Nuevo'],
    ['01-06', 'Epiphany', 'Epifanía del Señor'],
    ['10-12', 'National Day of Spain', 'Fiesta Nacional de España'],
    ['12-08', 'Immaculate Conception', 'Inmaculada Concepción'],
  ] as const
).map(([day, name, es]) => ({
  rule: `substitutes ${day} if sunday then next monday`,
  name,
  names: { es },
  from: 2013,
  source: CASTILE_AND_LEON,
}));

const FEAST_OF_SACRIFICE = {
  rule: '10 Dhu al-Hijjah',
  name: 'Feast of the Sacrifice (Eid al-Adha)',
  names: { es: 'Fiesta del Sacrificio (Eid al-Adha)' },
  source: NON_WORKING_DAYS_2025,
  note: 'Resolution of 15 October 2024: 6 June 2025.',
} as const;

export const ES: readonly CountryAmendment[] = [
  {
    id: 'ES:CB',
    rules: [
      {
        rule: '07-28',
        name: 'Day of the Institutions of Cantabria',
        names: { es: 'Día de las Instituciones de Cantabria' },
        from: 1990,
        source: LIST_2023,
      },
    ],
  },
  {
    id: 'ES:CE',
    rules: [
      { ...FEAST_OF_SACRIFICE, from: 2010, to: 2026 },
      { ...FEAST_OF_SACRIFICE, from: 2027, status: 'estimated' },
    ],
    dates: [
      { date: '2023-06-28', kind: 'open', name: 'Feast of the Sacrifice: kept on 29 June', source: LIST_2023 },
      {
        date: '2023-06-29',
        kind: 'holiday',
        name: 'Feast of the Sacrifice (Eid al-Adha)',
        names: { es: 'Fiesta del Sacrificio (Eid al-Adha)' },
        source: LIST_2023,
      },
    ],
  },
  { id: 'ES:CL', rules: MONDAYS_OF_CASTILE_AND_LEON },
  {
    id: 'ES:MC',
    rules: [
      {
        rule: '06-09',
        name: 'Day of the Region of Murcia',
        names: { es: 'Día de la Región de Murcia' },
        from: 1990,
        source: LIST_2023,
      },
    ],
  },
  {
    id: 'ES:VC',
    rules: [
      {
        rule: '10-09',
        name: 'Day of the Valencian Community',
        names: { es: 'Día de la Comunitat Valenciana' },
        from: 1990,
        source: LIST_2023,
      },
    ],
  },
];
