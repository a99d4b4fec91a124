import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

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

const ES_LIST_2023 = 'https://www.seg-social.es/wps/PA_POINCALAB/CalendarioServlet?exportacion=CSV&tipo=1';

export default country({
  id: 'ES',
  name: 'Spain',
  timezone: 'Europe/Madrid',
  weekend: SATURDAY_SUNDAY,
  library: 'ES',
  englishNames: {
    'Fiesta Nacional de España': 'National Day of Spain',
    'Día de la Constitución Española': 'Spanish Constitution Day',
    'Día de Andalucía': 'Andalusia Day',
    'Día de Aragón': 'Aragon Day',
    'Nuestra Señora de los Reyes': 'Our Lady of the Kings',
    'Nuestra Señora de la Peña': 'Our Lady of the Rock',
    'Nuestra Señora del Pino': 'Our Lady of the Pine',
    'Nuestra Señora de Guadalupe': 'Our Lady of Guadalupe',
    'Nuestra Señora de las Nieves': 'Our Lady of the Snows',
    'Nuestra Señora de los Dolores': 'Our Lady of Sorrows',
    'La Bajada de la Virgen del Socorro': 'Descent of Our Lady of Perpetual Succour',
    'Diada de Catalunya': 'National Day of Catalonia',
    'Sant Joan': 'Saint John',
    'Sant Esteve': 'Saint Stephen',
    'Mare de Déu de la Mercè': 'Our Lady of Mercy',
    'Día de les Illes Balears': 'Balearic Islands Day',
    'Día de la Comunidad de Madrid': 'Community of Madrid Day',
    'Día de La Rioja': 'La Rioja Day',
    'San Juan': 'Saint John',
  },
  subdivisions: [
    { id: 'AN', name: 'Andalucía', library: 'AN' },
    { id: 'AR', name: 'Aragón', library: 'AR' },
    { id: 'AS', name: 'Asturias', library: 'AS' },
    {
      id: 'CB',
      name: 'Cantabria',
      library: 'CB',
      exclusions: [{ rule: '06-28', why: `the day of the institutions is 28 July; ${ES_LIST_2023}` }],
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
      id: 'CE',
      name: 'Ciudad de Ceuta',
      timezone: 'Africa/Ceuta',
      library: 'CE',
      exclusions: [{ rule: '9 Dhu al-Hijjah', why: `the feast itself is the holiday, not its eve; ${ES_LIST_2023}` }],
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
    { id: 'CL', name: 'Castile and León', library: 'CL', rules: MONDAYS_OF_CASTILE_AND_LEON },
    { id: 'CM', name: 'Castile-La Mancha', library: 'CM' },
    {
      id: 'CN',
      aliases: ['IC'],
      name: 'Canary Islands',
      timezone: 'Atlantic/Canary',
      library: 'CN',
      subdivisions: [
        { id: 'EH', name: 'El Hierro', timezone: 'Atlantic/Canary', library: 'EH' },
        { id: 'FU', name: 'Fuerteventura', timezone: 'Atlantic/Canary', library: 'FU' },
        { id: 'GC', name: 'Gran Canaria', timezone: 'Atlantic/Canary', library: 'GC' },
        { id: 'LG', name: 'La Gomera', timezone: 'Atlantic/Canary', library: 'LG' },
        { id: 'LP', name: 'La Palma', timezone: 'Atlantic/Canary', library: 'LP' },
        { id: 'LA', name: 'Lanzarote', timezone: 'Atlantic/Canary', library: 'LA' },
        { id: 'TE', name: 'Tenerife', timezone: 'Atlantic/Canary', library: 'TE' },
      ],
    },
    { id: 'CT', name: 'Catalonia', library: 'CT', subdivisions: [{ id: 'B', name: 'Barcelona', library: 'B' }] },
    { id: 'EX', name: 'Extremadura', library: 'EX' },
    { id: 'GA', name: 'Galicia', library: 'GA' },
    { id: 'IB', name: 'Balearic Islands', library: 'IB' },
    {
      id: 'MC',
      name: 'Murcia Region',
      library: 'MC',
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
    { id: 'MD', name: 'Comunidad de Madrid', library: 'MD' },
    { id: 'ML', name: 'Ciudad de Melilla', timezone: 'Africa/Ceuta', library: 'ML' },
    { id: 'NC', name: 'Navarra Chartered Community', library: 'NC' },
    { id: 'PV', name: 'Basque Country', library: 'PV' },
    { id: 'RI', name: 'La Rioja', library: 'RI' },
    {
      id: 'VC',
      name: 'Valencian Community',
      library: 'VC',
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
  ],
});
