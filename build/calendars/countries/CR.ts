import { country } from '../country.js';
import { dateRows } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Costa Rica. Law 9803 (2020) put the Abolition of the Army, 1 December, in the place of 12 October (excluded since
 * 2020), law 10050 (2021) added 31 August; law 9875 moved some holidays of 2020 to 2023 to a Monday, law 10396 kept of
 * those of 2024 only 11 April and 25 July, and the latter was annulled by law 10438. With these the library agrees with
 * the Ministry of Labour's list of 2025, when no holiday is moved.
 *
 * 12 October on a Tuesday to Friday was kept on the Monday after (Labour Code, article 148), to 2019.
 */

const AMCHAM_2020 = 'https://www.amcham.cr/traslado-de-feriados-2020-2024/';
const NACION_2023 =
  'https://nacion.com/el-pais/gobierno/feriados-2023-costa-rica-estos-seran-los-de-pago/M2J4MQILHBC7DCK7BFJLDXVWOI/story';
const NACION_2024 =
  'https://www.nacion.com/el-pais/servicios/cuales-feriados-quedan-por-disfrutar-en-este-2024/EW7JHPKYHJAX7GUTORKZH3KK6U/story/';
const AUGUST_31 =
  'https://www.periodicomensaje.com/guanacaste/9543-feriado-del-31-de-agosto-conmemora-el-dia-de-la-persona-negra-y-la-cultura-afrocostarricense';
const ABOLITION_2025 =
  'https://www.elfinancierocr.com/economia-y-politica/feriado-del-1-de-diciembre-en-costa-rica-guia-para/NF2CMHC66FGY5E4MZBOQBIXTZM/story/';

const OCTOBER_2017 = 'http://www.nacion.com/nacional/trabajo/Feriado-octubre-celebrara-lunes_0_1661833837.html';

const CULTURES = { name: 'Day of the Cultures', names: { es: 'Día de las Culturas' } } as const;
const SANTAMARIA = { name: 'Juan Santamaría Day', es: 'Gesta Heroica de Juan Santamaría' };

const NICOYA = { name: 'Guanacaste Day', es: 'Anexión del Partido de Nicoya' };

const ABOLITION = { name: 'Abolition of the Army Day', es: 'Día de la Abolición del Ejército' };
const AFRO = {
  name: 'Day of the Black Person and Afro-Costa Rican Culture',
  es: 'Día de la Persona Negra y la Cultura Afrocostarricense',
};

export default country({
  id: 'CR',
  name: 'Costa Rica',
  doubts: 'Doubts: 2 and 31 August and 1 December are holidays without compulsory pay.',
  doubtful: [
    {
      named: ['Juan', 'Guanacaste', 'Mother', 'Cultures', 'Independence', 'Labour'],
      years: '2006-2019',
      note: 'From when that holds (2006 here) and what else was moved before 2020 was not read.',
    },
  ],
  cities: 'San José',
  currencies: ['CRC'],
  timezone: 'America/Costa_Rica',
  weekend: SATURDAY_SUNDAY,
  library: 'CR',
  exclusions: [
    {
      rule: '10-12 if monday then previous friday',
      why:
        'kept on the Monday after to 2019 (see the rules), given up for 1 December by Law 9803 of 2020; ' +
        'https://www.nacion.com/el-pais/es-feriado-este-12-de-octubre-en-costa-rica/QUVDX5X735ERLGGVWS2RO2LSV4/story/',
    },
  ],
  englishNames: { 'Gesta Heroica de Juan Santamaría': 'Juan Santamaría Day' },
  rules: [
    { rule: '10-12', ...CULTURES, from: 1990, to: 2005, source: OCTOBER_2017 },
    {
      rule: '10-12 if tuesday,wednesday,thursday,friday then next monday',
      ...CULTURES,
      from: 2006,
      to: 2019,
      source: OCTOBER_2017,
      note: '16 October 2017; 15 October 2012 and 2018: http://wvw.aldia.cr/ad_ee/2012/octubre/09/nacionales3348070.html',
    },
    { rule: '08-31', name: AFRO.name, names: { es: AFRO.es }, from: 2022, source: AUGUST_31 },
    { rule: '12-01', name: ABOLITION.name, names: { es: ABOLITION.es }, from: 2020, source: ABOLITION_2025 },
  ],
  dates: [
    ...dateRows({ source: AMCHAM_2020 }, [
      { date: '2020-07-25', kind: 'open', name: 'Guanacaste Day, moved to 2020-07-27' },
      { date: '2020-07-27', kind: 'holiday', name: 'Guanacaste Day', names: { es: NICOYA.es }, observed: true },
      { date: '2020-08-15', kind: 'open', name: "Mother's Day, moved to 2020-08-17" },
      { date: '2020-08-17', kind: 'holiday', name: "Mother's Day", names: { es: 'Día de la Madre' }, observed: true },
      { date: '2020-09-15', kind: 'open', name: 'Independence Day, moved to 2020-09-14' },
      {
        date: '2020-09-14',
        kind: 'holiday',
        name: 'Independence Day',
        names: { es: 'Día de la Independencia' },
        observed: true,
      },
      { date: '2020-12-01', kind: 'open', name: 'Abolition of the Army Day, moved to 2020-11-30' },
      { date: '2020-11-30', kind: 'holiday', name: ABOLITION.name, names: { es: ABOLITION.es }, observed: true },
      { date: '2021-05-01', kind: 'open', name: 'Labour Day, moved to 2021-05-03' },
      { date: '2021-05-03', kind: 'holiday', name: 'Labour Day', names: { es: 'Día del trabajador' }, observed: true },
      { date: '2021-07-25', kind: 'open', name: 'Guanacaste Day, moved to 2021-07-26' },
      { date: '2021-07-26', kind: 'holiday', name: 'Guanacaste Day', names: { es: NICOYA.es }, observed: true },
      { date: '2021-09-15', kind: 'open', name: 'Independence Day, moved to 2021-09-13' },
      {
        date: '2021-09-13',
        kind: 'holiday',
        name: 'Independence Day',
        names: { es: 'Día de la Independencia' },
        observed: true,
      },
      { date: '2021-12-01', kind: 'open', name: 'Abolition of the Army Day, moved to 2021-11-29' },
      { date: '2021-11-29', kind: 'holiday', name: ABOLITION.name, names: { es: ABOLITION.es }, observed: true },
    ]),
    {
      date: '2022-08-31',
      kind: 'open',
      name: 'Day of the Black Person and Afro-Costa Rican Culture, moved to 2022-09-04',
      source: AUGUST_31,
    },
    { date: '2022-09-04', kind: 'holiday', name: AFRO.name, names: { es: AFRO.es }, observed: true, source: AUGUST_31 },
    { date: '2022-09-15', kind: 'open', name: 'Independence Day, moved to 2022-09-19', source: AMCHAM_2020 },
    {
      date: '2022-09-19',
      kind: 'holiday',
      name: 'Independence Day',
      names: { es: 'Día de la Independencia' },
      observed: true,
      source: AMCHAM_2020,
    },
    { date: '2022-12-01', kind: 'open', name: 'Abolition of the Army Day, moved to 2022-12-05', source: AMCHAM_2020 },
    {
      date: '2022-12-05',
      kind: 'holiday',
      name: ABOLITION.name,
      names: { es: ABOLITION.es },
      observed: true,
      source: AMCHAM_2020,
    },
    ...dateRows({ source: NACION_2023 }, [
      { date: '2023-04-11', kind: 'open', name: 'Juan Santamaría Day, moved to 2023-04-10' },
      {
        date: '2023-04-10',
        kind: 'holiday',
        name: 'Juan Santamaría Day',
        names: { es: SANTAMARIA.es },
        observed: true,
      },
      { date: '2023-07-25', kind: 'open', name: 'Guanacaste Day, moved to 2023-07-24' },
      { date: '2023-07-24', kind: 'holiday', name: 'Guanacaste Day', names: { es: NICOYA.es }, observed: true },
      { date: '2023-08-15', kind: 'open', name: "Mother's Day, moved to 2023-08-14" },
      { date: '2023-08-14', kind: 'holiday', name: "Mother's Day", names: { es: 'Día de la Madre' }, observed: true },
      {
        date: '2023-08-31',
        kind: 'open',
        name: 'Day of the Black Person and Afro-Costa Rican Culture, moved to 2023-09-03',
      },
      { date: '2023-09-03', kind: 'holiday', name: AFRO.name, names: { es: AFRO.es }, observed: true },
    ]),
    { date: '2024-04-11', kind: 'open', name: 'Juan Santamaría Day, moved to 2024-04-15', source: NACION_2024 },
    {
      date: '2024-04-15',
      kind: 'holiday',
      name: 'Juan Santamaría Day',
      names: { es: SANTAMARIA.es },
      observed: true,
      source: NACION_2024,
    },
  ],
});
