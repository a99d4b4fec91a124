import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { holidays, type ListedDate, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Chile. The library has the days of today's laws in all years; what came later is excluded before its law:
 * 29 June and 12 October move to a Monday since law 19.668 (2000), 16 July took the place of Corpus Christi by law
 * 20.148 (January 2007), 31 October is of law 20.299 (2008), Friday 20 September of law 20.215 (September 2007).
 *
 * Added are the days that ended since, the Monday 17 September since 2007 (the library has it since 2017 only), and the
 * days of single laws.
 */

const LAW_19668 = 'Law 19.668 of Chile (2000)';
const LAW_20215 =
  'https://www.meganoticias.cl/amp/nacional/459430-por-que-es-feriado-viernes-20-de-septiembre-chile-fiestas-patrias-fds01-20-09-2024.html';
const CENSUS_LAW = 'https://www.bcn.cl/leychile/navegar?idNorma=28960&idVersion=2002-02-01';
const LAW_19973 = 'https://www.bcn.cl/leychile/navegar?idLey=19973';
const LAW_20450 = 'https://www.bcn.cl/leychile/navegar?idLey=20450';
const LAW_20953 = 'https://www.bcn.cl/leychile/navegar?idNorma=1094858&idVersion=2016-09-16';
const LAW_21065 =
  'https://colegioabogados.cl/ley-n-21-065-diario-oficial-electronico-miercoles-10-enero-2018-declara-feriado-dia-16-enero-2018-la-region-metropolitana-motivo-la-visita-del-papa-francisco';
const LAW_21609 = 'https://microjuris.cl/?Idx=62524&tipo=detail';
/** Its front page told of the law as long as it was new. */
const LAW_21704 = 'https://www.feriadoschilenos.cl/';
const SAINT_LAWRENCE_2023 =
  'https://24horas.cl/te-sirve/feriados-en-chile/donde-y-por-que-es-feriado-hoy-10-de-agosto-en-chile';
const CHILLAN =
  'http://www.soychile.cl/Chillan/Politica/2014/08/18/268963/A-partir-de-este-ano-Chillan-y-Chillan-Viejo-contaran-con-feriado-exclusivo.aspx';
const LAW_19656 = 'https://www.bcn.cl/leychile/navegar?idNorma=149328&idVersion=1999-12-15';

const NATIONAL = { name: 'National Holiday', names: { es: 'Fiestas Patrias' } };
const PETER_AND_PAUL = { name: 'Saints Peter and Paul', names: { es: 'San Pedro y San Pablo' } };
const CORPUS_CHRISTI = { name: 'Corpus Christi', names: { es: 'Corpus Christi' } };
const COLUMBUS = { name: 'Columbus Day', names: { es: 'Día de la Raza' } };
const CENSUS = { name: 'Census day', names: { es: 'Censo de población y vivienda' } };

const RULES: readonly RuleRow[] = [
  { ...CORPUS_CHRISTI, rule: 'easter 60', from: 1990, to: 1999, source: 'Law 18.607 of Chile (1987)' },
  {
    ...CORPUS_CHRISTI,
    rule: 'easter 57',
    from: 2000,
    to: 2006,
    source: LAW_19668,
    note: 'On the Monday before; ended by law 20.148 of January 2007.',
  },
  { ...PETER_AND_PAUL, rule: '06-29', from: 1990, to: 1999, source: 'Law 18.432 of Chile (1985)' },
  {
    name: 'National Liberation Day',
    names: { es: 'Día de la Liberación Nacional' },
    rule: '09-11',
    from: 1990,
    to: 1998,
    source: 'Law 18.026 of Chile (1981)',
    note: 'Replaced by law 19.588 of 1998.',
  },
  {
    name: 'Day of National Unity',
    names: { es: 'Día de la Unidad Nacional' },
    rule: '1st monday in September',
    from: 1999,
    to: 2001,
    source: 'Law 19.588 of Chile (1998)',
    note: 'Ended by law 19.793 of 2002.',
  },
  {
    ...NATIONAL,
    rule: '09-17',
    from: 2007,
    to: 2016,
    weekdays: [1],
    source: LAW_20215,
    note: 'A Monday 17 September: 2007 and 2012. doubt: law 20.215 is of 14 September 2007.',
  },
  { ...COLUMBUS, rule: '10-12', from: 1990, to: 1999, source: 'Law 3.810 of Chile (1921)' },
];

const DATES: readonly ListedDate[] = [
  {
    ...CENSUS,
    date: '1992-04-22',
    kind: 'holiday',
    source: NOT_FOUND,
    note: 'doubt: the census of that day; that it was a day off is taken from the later ones.',
  },
  {
    date: '1997-12-11',
    kind: 'holiday',
    name: 'Parliamentary elections',
    names: { es: 'Elecciones parlamentarias' },
    source: 'Law 18.700 of Chile (the day of an election is a holiday)',
    status: 'estimated',
    note: 'doubt: a Thursday; no list of holidays of that year was found.',
  },
  { ...NATIONAL, date: '1999-12-31', kind: 'holiday', source: LAW_19656 },
  { ...CENSUS, date: '2002-04-24', kind: 'holiday', source: CENSUS_LAW },
  { ...NATIONAL, date: '2004-09-17', kind: 'holiday', source: LAW_19973 },
  { ...NATIONAL, date: '2010-09-17', kind: 'holiday', source: LAW_20450 },
  { ...NATIONAL, date: '2010-09-20', kind: 'holiday', source: LAW_20450 },
  { ...CENSUS, date: '2017-04-19', kind: 'holiday', source: CENSUS_LAW },
];

/** "Sábado Santo" in a list of the holidays by law; the library has Good Friday and Easter Sunday alone. */
const HOLY_SATURDAY: RuleRow = {
  rule: 'easter -1',
  name: 'Holy Saturday',
  names: { es: 'Sábado Santo' },
  from: 1990,
  source: 'https://mundapi.cl/Calendar/Holidays/Listing/2021',
};

export default country({
  id: 'CL',
  name: 'Chile',
  doubts:
    'Doubts: the laws are named with their numbers, and the addresses of their texts where a compilation cites them; most texts were not read. Of single regions the days are in whose law was read, and 10 August 2015 in Tarapacá, which compilations do not have; 21 September 2024 is of the province of Chiloé too. 31 December is a day of banks alone and left out.',
  doubtful: [
    {
      named: ['Census day'],
      years: '1992',
      note: 'The census of 1992 and the election of Thursday 11 December 1997 are known as days of the census and the election; both are holidays by law.',
    },
    {
      named: ['Parliamentary elections'],
      years: '1997',
      note: 'The census of 1992 and the election of Thursday 11 December 1997 are known as days of the census and the election; both are holidays by law.',
    },
  ],
  cities: 'Santiago',
  currencies: ['CLP'],
  timezone: 'America/Santiago',
  englishNames: { 'Día adicional': 'Additional holiday' },
  weekend: SATURDAY_SUNDAY,
  library: 'CL',
  exclusions: [
    { rule: '07-16', to: 2006, why: 'law 20.148 of January 2007: see the rules' },
    { rule: '09-20 on friday', to: 2006, why: 'law 20.215 of September 2007: see the rules' },
    ...excludedRules(
      [
        '06-29 if tuesday, wednesday, thursday then previous monday if friday then next monday',
        '10-12 if tuesday, wednesday, thursday then previous monday if friday then next monday',
      ],
      { to: 1999, why: 'moved since law 19.668 of 2000: see the rules' },
    ),
    {
      rule: '10-31 if wednesday then next friday if tuesday then previous friday',
      to: 2007,
      why: 'law 20.299 of 2008: see the rules',
    },
    {
      rule: '12-31',
      why:
        'a day of banks alone (abolished for 1997 by law 19.528, restored in April 1998); ' +
        'https://www.bcn.cl/leychile/navegar?idNorma=97758&idVersion=1998-04-16',
    },
  ],
  rules: [HOLY_SATURDAY, ...RULES],
  dates: DATES,
  subdivisions: [
    { id: 'AN', name: 'Antofagasta', dates: holidays('Our Lady of Guadalupe of Ayquina', LAW_21609, '2023-09-08') },
    {
      id: 'AP',
      name: 'Arica y Parinacota',
      library: 'AP',
      exclusions: [{ rule: '06-07', to: 2012, why: 'doubt: since 2013 in compilations; the law was not read' }],
    },
    { id: 'AT', name: 'Atacama', dates: holidays('Saint Lawrence', SAINT_LAWRENCE_2023, '2023-08-10') },
    {
      id: 'BI',
      name: 'Biobío',
      library: 'BI',
      subdivisions: [
        {
          id: 'CH',
          name: 'Chillán y Chillán Viejo',
          library: 'CH',
          exclusions: [{ rule: '08-20', to: 2013, why: `since 2014; ${CHILLAN}` }],
        },
      ],
    },
    {
      id: 'CO',
      name: 'Coquimbo',
      dates: [
        holidays('Feast of La Pampilla', LAW_20953, '2016-09-20'),
        holidays('Feast of La Pampilla', LAW_21609, '2023-09-20'),
      ],
    },
    {
      id: 'MA',
      name: 'Magallanes y de la Antártica Chilena',
      timezone: 'America/Punta_Arenas',
      dates: holidays(NATIONAL.name, LAW_21704, '2024-09-21'),
    },
    {
      id: 'NU',
      name: 'Ñuble',
      library: 'NU',
      subdivisions: [{ id: 'CH', name: 'Chillán y Chillán Viejo', library: 'CH' }],
    },
    {
      id: 'RM',
      name: 'Santiago Metropolitan',
      dates: holidays('Visit of Pope Francis', LAW_21065, '2018-01-16'),
    },
    {
      id: 'TA',
      name: 'Tarapacá',
      library: 'TA',
      dates: holidays('Saint Lawrence', SAINT_LAWRENCE_2023, '2023-08-10'),
    },
  ],
});
