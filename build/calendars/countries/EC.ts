import { country, type Subdivision } from '../country.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ECUADORIAN_PROVINCES } from './shared/EC-provinces.js';

/**
 * Ecuador. The independence of Guayaquil is 9 October (the library has 10 September, excluded). Since the law on
 * holidays of December 2016 (Ley Orgánica Reformatoria a la LOSEP y al Código del Trabajo) a holiday on a Tuesday moves
 * to the Monday before, one on a Wednesday or Thursday to the Friday of the week, one on a Saturday to the Friday
 * before, one on a Sunday to the Monday after; 1 January, 25 December and Carnival move for a weekend only or not at
 * all. 2 and 3 November, which follow each other, make with the weekend four days off: so kept in 2017 (Thursday,
 * Friday), 2018 (Thursday 1, Friday 2), 2019 and 2024 (Friday 1, Monday 4), 2021 (Monday 1, Tuesday 2), 2022 (Thursday
 * 3, Friday 4), 2025 (Monday 3, Tuesday 4) and listed for 2026 (Monday, Tuesday). The library moves nothing: from 2017
 * on its rules of these days are excluded, and in all years Maundy Thursday, which is in no list of the law.
 */

const LAW_2016 = 'https://www.diariolosandes.com.ec/ecuador-se-prepara-para-disfrutar-del-septimo-feriado-del-ano/';
const MOVED_AT_WEEKENDS = 'https://www.elcomercio.com/actualidad/feriado-recuperable-ecuador-batalla-pichincha.html';
const CHRISTMAS_2016 =
  'https://www.expectativa.ec/presidente-ratifica-que-feriados-de-25-de-diciembre-y-1-de-enero-pasaran-a-lunes/';
const CHRISTMAS_2021 =
  'https://saetatvesmeraldas.com/noticias/nacionales/item/1396-como-quedara-el-largo-feriado-de-noviembre';
const NOVEMBER_2025 = 'https://www.ecuavisa.com/noticias/ecuador/calendario-turismo-ecuador-2025-2030-OC10037328';

const DECREE_655 = 'https://elnorte.ec/lasso-decreta-feriado-el-dia-despues-de-las-elecciones/';
const DECREE_438 = 'https://kchcomunicacion.com/?p=135643';
const DECREE_172 =
  'https://www.ecuavisa.com/noticias/ecuador/daniel-noboa-amplia-feriado-9-octubre-impulsar-turismo-IB10227582';
const DECREE_249 =
  'https://cronica.com.ec/2025/12/18/presidente-noboa-decreta-feriado-nacional-no-recuperable-para-el-2-de-enero-de-2026';
const SUSPENDED = 'Working day suspended by decree';

const MOVE =
  'if tuesday then previous monday if wednesday,thursday then next friday ' +
  'if saturday then previous friday if sunday then next monday';

const GUAYAQUIL = { name: 'Independence of Guayaquil', names: { es: 'Independencia de Guayaquil' } } as const;

const RULES: readonly RuleRow[] = [
  {
    rule: 'substitutes 01-01 if saturday then previous friday if sunday then next monday',
    name: "New Year's Day",
    names: { es: 'Año Nuevo' },
    from: 2017,
    source: CHRISTMAS_2021,
    note: 'doubt: not after the calendar published in 2025.',
  },
  {
    rule: `05-01 ${MOVE}`,
    name: 'Labour Day',
    names: { es: 'Día del trabajador' },
    from: 2017,
    source: MOVED_AT_WEEKENDS,
  },
  {
    rule: `05-24 ${MOVE}`,
    name: 'The Battle of Pichincha',
    names: { es: 'Batalla del Pichincha' },
    from: 2017,
    source: MOVED_AT_WEEKENDS,
  },
  {
    rule: `08-10 ${MOVE}`,
    name: 'Declaration of Independence of Quito',
    names: { es: 'Día del Primer Grito de Independencia de Quito' },
    from: 2017,
    source: MOVED_AT_WEEKENDS,
  },
  {
    rule: '10-09',
    ...GUAYAQUIL,
    from: 1990,
    to: 2016,
    source: 'https://eluniverso.com/noticias/ecuador/cuando-sera-el-feriado-por-la-independencia-de-guayaquil-nota/',
  },
  { rule: `10-09 ${MOVE}`, ...GUAYAQUIL, from: 2017, source: LAW_2016 },
  {
    rule: '11-02 if wednesday then next friday if saturday then previous friday if sunday then next tuesday',
    name: "All Souls' Day",
    names: { es: 'Día de los Difuntos' },
    from: 2017,
    source: NOVEMBER_2025,
  },
  {
    rule: '11-03 if wednesday then previous monday if saturday then previous thursday if sunday then next monday',
    name: 'Independence of Cuenca',
    names: { es: 'Independencia de Cuenca' },
    from: 2017,
    source: NOVEMBER_2025,
  },
  {
    rule: 'substitutes 12-25 if saturday then previous friday if sunday then next monday',
    name: 'Christmas Day',
    names: { es: 'Navidad' },
    from: 2016,
    source: CHRISTMAS_2016,
    note: 'doubt: not after the calendar published in 2025.',
  },
];

/** A day of the canton, moved as the country's are (2025: from Saturday to the Friday). */
const QUITO: Subdivision = {
  id: 'QU',
  name: 'Quito',
  library: 'QU',
  exclusions: [{ rule: '12-06', from: 2017, why: 'moved by the law of 2016; replaced by a rule' }],
  rules: [
    {
      rule: `12-06 ${MOVE}`,
      name: 'Foundation of Quito',
      names: { es: 'Fundación de Quito' },
      from: 2017,
      source: 'https://confirmado.net/estos-son-los-feriados-locales-de-diciembre-en-ecuador/',
    },
  ],
};

export default country({
  id: 'EC',
  name: 'Ecuador',
  doubts:
    "Doubts: Days on which the President suspends work by decree are in where it was for the public and the private sector and was read. The provinces' own days by the same law are in shared/EC-provinces.ts; those of cantons are not in. Of its parts: esmeraldas has 21 November (its creation) in a list too; Bolívar's and Tungurahua's days are those of their capitals' independence, which lists give to the province. The days of Morona Santiago, Napo, Pastaza, Sucumbíos and Zamora Chinchipe were not read. A local day beside a national one (Cotopaxi and El Oro near Good Friday) may move otherwise. How Cañar's 4 November, left out, moves with the two national days before it was not read.",
  doubtful: [
    { years: '2008-2016', note: 'The days kept in 2008 to 2016, moved by decree each year, were not read.' },
    {
      named: ['New Year', 'Christmas'],
      years: '2016-',
      note: 'A list of 2025 says that New Year and Christmas are not moved at all; they were, from Saturday and Sunday, in 2016, 2021 and 2022.',
    },
  ],
  cities: 'Quito',
  currencies: ['USD'],
  timezone: 'America/Guayaquil',
  weekend: SATURDAY_SUNDAY,
  library: 'EC',
  exclusions: [
    {
      rule: '09-10',
      why:
        'day and month are exchanged: the independence of Guayaquil is 9 October, 10 September is a working day; ' +
        'https://eluniverso.com/noticias/ecuador/cuando-sera-el-feriado-por-la-independencia-de-guayaquil-nota/',
    },
    {
      rule: 'easter -3',
      why: 'Maundy Thursday is neither in article 65 of the Labour Code nor in the law on holidays of 2016; https://www.expreso.ec/servicios/feriados-en-ecuador-2026-2030-descarga-aqui-el-calendario-oficial-255574.html',
    },
    { rule: '05-01', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
    { rule: '05-24', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
    { rule: '08-10', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
    { rule: '11-02', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
    { rule: '11-03', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
  ],
  rules: RULES,
  dates: [
    holidays(SUSPENDED, DECREE_655, '2023-02-06', {
      note: 'The day after elections; made up later in the public service.',
    }),
    holidays(SUSPENDED, DECREE_438, '2024-10-31', { note: 'Made up later in the public service.' }),
    holidays(SUSPENDED, DECREE_172, '2025-10-09'),
    holidays(SUSPENDED, DECREE_249, '2026-01-02'),
  ],
  subdivisions: [{ id: 'P', name: 'Pichincha', library: 'P', subdivisions: [QUITO] }, ...ECUADORIAN_PROVINCES],
});
