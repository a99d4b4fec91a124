import { country, type Subdivision } from '../country.js';
import { restsSince } from '../many-rows.js';
import { holidays, type ListedDate, movedHoliday, onDates, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Argentina. The library has the bridge days of 2011 to 2025 ("feriados puente" and "días no laborables con fines
 * turísticos") as holidays, those of 2026 as optional ones; they were set by Resolution 164/2025 of the Chief of
 * Cabinet under Law 27.399, as the ones before, and are put on the same footing here.
 *
 * 17 June (since 2016) on a Friday would move to Monday 20 June, a holiday itself: it stays, as in 2016 and 2022. The
 * library moves it (excluded, replaced here).
 *
 * Since decree 614/2025 the Chief of Cabinet may move a holiday from a weekend to the Friday before or the Monday after:
 * so Sunday 12 October 2025 to Friday the 10th.
 *
 * Maundy Thursday is a "día no laborable" of every year's list (2013: https://suteba.org.ar/2013-feriados-nacionales-y-das-no-laborables-10024.html,
 * 2014: https://www.notiaes.com/2014/01/10/).
 *
 * Provinces have days of their own by law, on which public offices, banks and schools close and private employers may
 * choose; given are those of which the law or a report of the day was read, in the years for which it can be said.
 *
 * All 23 provinces were looked up. Of Buenos Aires, Córdoba, Chaco, La Pampa, Neuquén and Río Negro no day of the whole province
 * was found (days of towns, of one profession, of one people, and days that the government grants for one year). La Rioja's
 * law 9.955 has no day but those given and 24 March.
 */

const RESOLUTION_164 = 'https://www.continental.com.ar/2025-12-26/habra-tres-dias-no-laborables-en-2026-148537/';
const GUEMES_2016 = 'http://www.montecaserosonline.com/vernota.asp?id_noticia=35355';
const GUEMES_2022 =
  'https://www.eldia.com/nota/2021-12-21-14-35-0-imperdible-conoce-todos-los-feriados-del-2022--informacion-general/amp';
/** Law 27.399: 17 June is movable (article 6); decree 789/2021: it stays where the move would meet a fixed holiday. */
const LAW_27399 =
  'https://github.com/legalize-dev/legalize-ar/blob/3b589c1398d6c16de4e6a4f4986d511559659a56/ar/LEY-27399.md';
const DECREE_789 =
  'https://github.com/legalize-dev/legalize-ar/blob/3b589c1398d6c16de4e6a4f4986d511559659a56/ar/DEC-789-2021.md';
/** Resolution 139/2025 of the Chief of Cabinet, by decree 614/2025: its three articles. */
const RESOLUTION_139 =
  'https://www.eltrecetv.com.ar/noticias/2025/08/29/anuncian-un-nuevo-feriado-para-el-mes-de-octubre-por-el-dia-del-respeto-a-la-diversidad-cultural/';

const GUEMES = {
  name: 'Anniversary of the Passing to Immortality of General Martín Miguel de Güemes',
  names: { es: 'Paso a la Inmortalidad del General Don Martín Miguel de Güemes' },
};

const DECREE_573 =
  'Decree 573/2022; https://github.com/legalize-dev/legalize-ar/blob/3b589c1398d6c16de4e6a4f4986d511559659a56/ar/DNU-573-2022.md';
const DECREE_810 =
  'Decree 810/2003; https://github.com/legalize-dev/legalize-ar/blob/3b589c1398d6c16de4e6a4f4986d511559659a56/ar/DNU-810-2003.md';
const DECREE_967 =
  'Decree 967/2018; https://github.com/legalize-dev/legalize-ar/blob/f1a21352bf4f61bf206334dbe67977bfac425d04/ar/DNU-967-2018.md';
const SALTA =
  'https://lagacetasalta.com.ar/nota/amp/125662/posta/conoce-proximos-feriados-fechas-claves-salta-argentina.html';
const MENDOZA =
  'Law 4081 of Mendoza (1976); https://es-us.noticias.yahoo.com/feriados-2022-cu%C3%A1les-provincias-suman-140232385.html';
const SANTIAGO = 'Law 4511; https://elliberal.com.ar/nota/26622/2024/07/el-jueves-25-de-julio-sera-feriado-provincial';
const TUCUMAN =
  'Law 1765; https://www.lagaceta.com.ar/nota/1100537/sociedad/feriados-septiembre-2025-habra-fin-semana-largo-para-tucumanos.html';
const CATAMARCA = 'https://ambitocatamarca.com/?p=24388';
const SAN_JUAN =
  'https://www.canal13sanjuan.com/san-juan/-san-juan-gana-un-finde-largo-en-junio--las-diferencias-con-los-feriados-nacionales_a684797b9a224fe8188d8e1cb';
const CHUBUT =
  'Law I 85; https://www.adnsur.com.ar/sociedad/que-servicios-se-veran-afectados-este-viernes-en-comodoro-por-el-feriado-en-chubut_a64c153b7d6b6c42c12fb147e';
const TIERRA_DEL_FUEGO = 'Law 7 of 1992; http://mensajerodelrio.blogspot.com/2022/05';
const CORRIENTES = 'Law 5.874 of 2009; https://intermirarte.com.ar/2023/08/corrientes-habra-dos-feriados-por-san.html';
const JUJUY = 'https://www.elliberal.com.ar/noticia/pais/605366/agregan-nueva-fecha-al-calendario-feriados-2022';
const SANTA_CRUZ =
  'Law 3342 of 2014; https://premisa.com.ar/article/porque_es_feriado_el_miercoles_27_de_octubre2021926';

const SAN_LUIS = 'https://puntoapartesanluis.com.ar/decretaron-asueto-administrativo-total-para-el-jueves-2-de-mayo/';
const ENTRE_RIOS =
  'Law 7.285; https://www.analisisdigital.com.ar/provinciales/2026/01/28/el-feriado-del-3-de-febrero-afecta-todo-el-territorio-provincial-alcanza-al-sector-privado';
const ENTRE_RIOS_PATRON =
  'Decree 4.359/93; https://diarioelsol.com.ar/contenido/6158/feriados-2021-por-que-es-feriado-el-29-de-septiembre';
/** Private and national banks work on these days, the province's bank and offices do not. */
const LA_RIOJA =
  'Law 9.955 as of law 10.298 of 2020; https://resumendeactualidad.com.ar/nota/14763/recuerdan-que-el-12-de-noviembre-sera-feriado-en-la-rioja';

/** By decree each year, for the administration, with banks invited: in the years whose decree was told. */
const MISIONES =
  'https://www.elterritorio.com.ar/noticias/2022/11/09/768819-disponen-asueto-para-estatales-el-30-de-noviembre';
const MISIONES_2019 = 'https://misionesonline.net/2019/11/27/1habra-asueto-administrativo-este-viernes-en-misiones-2/';
const MISIONES_2025 =
  'http://argentaplus.com.ar/passalacqua-traslado-el-asueto-por-el-natalicio-de-andres-guacurari-al-1-de-diciembre/';
const FORMOSA = 'https://jusformosa.gob.ar/institucional/feriados/eventosporsemana/2026/04/06/125';
const SANTA_FE =
  'Law 13.155 of 2010; https://redaccion.conclusion.com.ar/info-general/santa-fe-por-que-es-feriado-este-15-de-noviembre-y-que-actividades-se-ven-afectadas/11/2023';
const JUJUY_2021 = 'https://xn--eljujeo-9za.com.ar/2021/04/23/dia-grande-de-jujuy-sera-feriado-provincial';

const NOT_BEFORE = {
  from: 2010,
  why: 'since when the days of the province are kept was not read; older years are left out',
};

/** Private and national banks work on these days, the province's bank and offices do not. */
const PROVINCES: readonly Subdivision[] = [
  {
    id: 'C',
    name: 'City of Buenos Aires',
    localName: 'Ciudad de Buenos Aires',
    dates: [holidays('G20 summit', DECREE_967, '2018-11-30')],
  },

  // Where the text of a day is another than that of its province's other days: by province, month and day.
  {
    id: 'A',
    name: 'Salta',
    doubts:
      'Doubts: 13 and 14 September close the administration, and the banks in some years only (2019, not 2023); they are not in. Whether there are other days of the province was not settled.',
    timezone: 'America/Argentina/Salta',
    years: NOT_BEFORE,
    rules: [
      { rule: '02-20', name: 'Battle of Salta', names: { es: 'Batalla de Salta' }, from: 2010, source: SALTA },
      {
        rule: '06-17',
        name: 'Death of General Güemes (on its date)',
        names: { es: 'Paso a la Inmortalidad del General Güemes' },
        from: 2010,
        source:
          'Law 5.032; https://informatesalta.com.ar/contenido/436967/se-viene-la-semana-de-los-dos-dias-quienes-trabajaran-y-quienes-podran-descansar',
      },
      {
        rule: '09-15',
        name: 'Lord and Virgin of the Miracle',
        names: { es: 'Señor y Virgen del Milagro' },
        from: 2010,
        source: SALTA,
      },
    ],
  },
  {
    id: 'D',
    name: 'San Luis',
    timezone: 'America/Argentina/San_Luis',
    years: NOT_BEFORE,
    rules: [
      {
        rule: '05-03',
        name: 'Christ of La Quebrada and Lord of Renca',
        names: { es: 'Cristo de la Quebrada y Señor de Renca' },
        from: 2010,
        source: SAN_LUIS,
      },
      {
        rule: '08-25',
        name: 'Saint Louis',
        names: { es: 'San Luis Rey de Francia' },
        from: 2010,
        source: 'https://diariomercedino.com/?p=1467',
      },
    ],
  },
  {
    id: 'E',
    name: 'Entre Ríos',
    timezone: 'America/Argentina/Cordoba',
    years: NOT_BEFORE,
    rules: [
      {
        rule: '02-03',
        name: 'Battle of Caseros',
        names: { es: 'Batalla de Caseros' },
        from: 2010,
        source: `${ENTRE_RIOS} and ${ENTRE_RIOS_PATRON}`,
      },
      {
        rule: '09-29',
        name: 'Saint Michael the Archangel',
        names: { es: 'San Miguel Arcángel' },
        from: 1994,
        source: `${ENTRE_RIOS} and ${ENTRE_RIOS_PATRON}`,
      },
    ],
  },
  {
    id: 'F',
    name: 'La Rioja',
    timezone: 'America/Argentina/La_Rioja',
    rules: [
      {
        rule: '05-20',
        name: 'Foundation of La Rioja',
        names: { es: 'Fundación de La Rioja' },
        from: 2010,
        source: LA_RIOJA,
      },
      {
        rule: '08-04',
        name: 'Death of Bishop Angelelli',
        names: { es: 'Fallecimiento de Monseñor Enrique Angelelli' },
        from: 2010,
        source: LA_RIOJA,
      },
      {
        rule: '11-12',
        name: 'Death of Chacho Peñaloza',
        names: { es: 'Fallecimiento de Ángel Vicente Peñaloza' },
        from: 2010,
        source: LA_RIOJA,
      },
      { rule: '12-31', name: 'Tinkunaco', names: { es: 'Tinkunaco Riojano' }, from: 2010, source: LA_RIOJA },
    ],
    years: { from: 2021, why: 'the law of October 2020; the one before was not read' },
  },
  {
    id: 'G',
    name: 'Santiago del Estero',
    timezone: 'America/Argentina/Cordoba',
    years: NOT_BEFORE,
    rules: [
      { rule: '07-25', name: "Saint James' Day", names: { es: 'Santiago Apóstol' }, from: 2010, source: SANTIAGO },
    ],
  },
  {
    id: 'J',
    name: 'San Juan',
    timezone: 'America/Argentina/San_Juan',
    years: NOT_BEFORE,
    rules: [
      {
        rule: '06-13',
        name: 'Foundation of San Juan',
        names: { es: 'Fundación de San Juan' },
        from: 2010,
        source: SAN_JUAN,
      },
      {
        rule: '09-11',
        name: "Death of Sarmiento, Teachers' Day",
        names: { es: 'Día del Maestro' },
        from: 2010,
        source: 'https://www.sanjuan8.com/san-juan/dia-del-maestro-estos-son-los-servicios-afectado-san-juan-n1351786',
      },
    ],
  },
  {
    id: 'K',
    name: 'Catamarca',
    timezone: 'America/Argentina/Catamarca',
    years: NOT_BEFORE,
    rules: [
      {
        rule: '05-11',
        name: 'Birth of Fray Mamerto Esquiú',
        names: { es: 'Natalicio de Fray Mamerto Esquiú' },
        from: 2010,
        source: CATAMARCA,
      },
      {
        rule: '08-25',
        name: 'Autonomy of Catamarca',
        names: { es: 'Autonomía de Catamarca' },
        from: 2010,
        source: CATAMARCA,
      },
      { rule: '09-07', name: 'Day of the Miracle', names: { es: 'Día del Milagro' }, from: 2010, source: CATAMARCA },
    ],
  },
  {
    id: 'N',
    name: 'Misiones',
    timezone: 'America/Argentina/Cordoba',
    rules: [],
    years: { from: 2019, why: 'the first year whose decree was told' },
    dates: [
      ...holidays('Birth of Andrés Guacurarí y Artigas', MISIONES_2019, '2019-11-29'),
      ...holidays('Birth of Andrés Guacurarí y Artigas', MISIONES, '2022-11-30'),
      ...holidays('Birth of Andrés Guacurarí y Artigas', MISIONES_2025, '2025-12-01'),
    ],
  },
  {
    id: 'P',
    name: 'Formosa',
    timezone: 'America/Argentina/Cordoba',
    years: NOT_BEFORE,
    rules: [
      {
        rule: '04-08',
        name: 'Foundation of Formosa',
        names: { es: 'Fundación de Formosa' },
        from: 2010,
        source: FORMOSA,
      },
    ],
  },
  {
    id: 'S',
    name: 'Santa Fe',
    timezone: 'America/Argentina/Cordoba',
    rules: [
      {
        rule: '11-15',
        name: 'Foundation of Santa Fe',
        names: { es: 'Fundación de la ciudad de Santa Fe' },
        from: 2011,
        source: SANTA_FE,
      },
    ],
  },
  {
    id: 'M',
    name: 'Mendoza',
    timezone: 'America/Argentina/Mendoza',
    rules: [
      { rule: '07-25', name: "Saint James' Day", names: { es: 'Patrono Santiago' }, from: 1990, source: MENDOZA },
    ],
  },
  {
    id: 'T',
    name: 'Tucumán',
    timezone: 'America/Argentina/Tucuman',
    years: NOT_BEFORE,
    rules: [
      { rule: '09-24', name: 'Battle of Tucumán', names: { es: 'Batalla de Tucumán' }, from: 2010, source: TUCUMAN },
    ],
  },
  {
    id: 'U',
    name: 'Chubut',
    timezone: 'America/Argentina/Catamarca',
    years: NOT_BEFORE,
    rules: [
      {
        rule: '04-30',
        name: 'Plebiscite of Trevelin',
        names: { es: 'Plebiscito de Trevelin' },
        from: 2010,
        source:
          'Law 4.841 of 2002, now I 85; https://www.eldiarioweb.com/2025/04/que-se-conmemora-el-30-de-abril-en-chubut-y-por-que-es-feriado/',
      },
      { rule: '07-28', name: 'Arrival of the Welsh', names: { es: 'Gesta Galesa' }, from: 2010, source: CHUBUT },
      {
        rule: '11-03',
        name: 'Oath of the Tehuelches and Mapuches',
        names: { es: 'Jura de la bandera de los tehuelches y mapuches' },
        from: 2015,
        source:
          'Law 547 of 2014; https://www.adnsur.com.ar/sociedad/fin-de-semana-xl-en-chubut--quienes-podran-disfrutar-del-feriado-del-3-de-noviembre_a69009eb5eb41d4d94e9762d7',
      },
      {
        rule: '12-13',
        name: 'Petroleum Day',
        names: { es: 'Día del Petróleo' },
        from: 2010,
        source:
          'Law I 85; https://www.adnsur.com.ar/sociedad/feriado-provincial--que-servicios-estaran-afectados-este-martes-13-en-comodoro-_a63978eb454a6b0d25a7a37c4',
      },
    ],
  },
  {
    id: 'V',
    name: 'Tierra del Fuego',
    timezone: 'America/Argentina/Ushuaia',
    rules: [
      {
        rule: '06-01',
        name: 'Day of the Province',
        names: { es: 'Día de la Provincia' },
        from: 1992,
        source: TIERRA_DEL_FUEGO,
      },
      {
        rule: '11-25',
        name: 'Day of the Genocide of the Selknam',
        names: { es: "Día del Genocidio Selk'nam" },
        from: 2022,
        source: 'Law 1.389 of 2021; https://surenio.com.ar/?p=293922',
      },
    ],
  },
  {
    id: 'W',
    name: 'Corrientes',
    timezone: 'America/Argentina/Cordoba',
    rules: [
      {
        rule: '08-17',
        name: 'Death of General San Martín (on its date)',
        names: { es: 'Paso a la Inmortalidad del General San Martín' },
        from: 2010,
        source: CORRIENTES,
      },
    ],
  },
  {
    id: 'Y',
    name: 'Jujuy',
    doubts:
      'Doubts: 27 April is a holiday of 2021 by law 6.197; of later years no report was read, and it is not in. Whether there are other days of the province was not settled.',
    timezone: 'America/Argentina/Jujuy',
    years: NOT_BEFORE,
    rules: [
      { rule: '08-23', name: 'Jujuy Exodus', names: { es: 'Éxodo Jujeño' }, from: 2010, source: JUJUY },
      {
        rule: '10-07',
        name: 'Our Lady of Río Blanco and Paypaya',
        names: { es: 'Virgen de Río Blanco y Paypaya' },
        from: 2010,
        source:
          'Laws 4.059 and 5.005; https://eltribunodejujuy.com/informacion-general/2025-10-7-0-0-0-hoy-7-de-octubre-sera-no-laborable-en-jujuy',
      },
      {
        rule: '11-18',
        name: 'Autonomy of Jujuy',
        names: { es: 'Autonomía Política de Jujuy' },
        from: 2010,
        source: 'Laws 4.059 and 5.005; https://www.jujuyaldia.com.ar/2011/11/16/18-de-noviembre-sera-dia-no-laborable/',
      },
    ],
    dates: holidays('Great Day of Jujuy', JUJUY_2021, '2021-04-27'),
  },
  {
    id: 'Z',
    name: 'Santa Cruz',
    doubts:
      'Doubts: whether 7 December, and 16 August before 2014, are days of the province was not settled; they are not in.',
    timezone: 'America/Argentina/Rio_Gallegos',
    rules: [
      {
        rule: '08-16',
        name: 'Saint John Bosco',
        names: { es: 'San Juan Bosco' },
        from: 2014,
        source:
          'https://laopinionaustral.com.ar/argentina/fin-de-semana-largo-y-feriado-del-16-de-agosto-en-santa-cruz-se-traslada-el-dia-565976.html',
      },
      {
        rule: '10-27',
        name: 'Death of Néstor Kirchner',
        names: { es: 'Fallecimiento de Néstor Kirchner' },
        from: 2014,
        source: SANTA_CRUZ,
      },
    ],
  },
];

const RULES: readonly RuleRow[] = [
  ...restsSince(2018, { source: LAW_27399 }, [
    {
      ...GUEMES,
      rule: '06-17 if tuesday,wednesday then previous monday if thursday then next monday',
      from: 2016,
      weekdays: [1, 6, 7],
      source: GUEMES_2016,
    },
  ]),
  ...restsSince(2022, { source: DECREE_789 }, [
    {
      ...GUEMES,
      rule: '06-17',
      from: 2016,
      to: 2026,
      weekdays: [5],
      source: GUEMES_2022,
      note: `Kept on the Friday in 2016 too: ${GUEMES_2016}`,
    },
    {
      ...GUEMES,
      rule: '06-17',
      from: 2027,
      weekdays: [5],
      status: 'estimated',
      source: GUEMES_2022,
      note: 'As in 2016 and 2022; the yearly list says it. Next: 2033.',
    },
  ]),
];

const DATES: readonly ListedDate[] = [
  ...movedHoliday('The Day of the Race', DECREE_810, { '2003-10-12': '2003-10-13' }),
  ...holidays('National holiday by decree', DECREE_573, '2022-09-02'),
  {
    date: '2025-10-10',
    kind: 'holiday',
    name: 'Day of Respect for Cultural Diversity',
    names: { es: 'Día del Respeto a la Diversidad Cultural' },
    observed: true,
    source: RESOLUTION_139,
    note: 'Moved from Sunday 12 October.',
  },
  ...onDates(['2026-03-23', '2026-07-10', '2026-12-07'], {
    kind: 'holiday',
    name: 'Bridge Day',
    names: { es: 'Día no laborable con fines turísticos' },
    source: RESOLUTION_164,
  }),
];

export default country({
  id: 'AR',
  doubts:
    'Doubts: on a "día no laborable" public offices and banks are closed, private employers choose. Which holidays of a weekend the Chief of Cabinet moves, as he may since decree 614/2025, is known when he announces it; of the future none is moved here. The list of 2010, under law 21.329, was not read.',
  doubtful: [
    {
      named: ['Veterans'],
      years: '2001',
      note: 'Whether 2 April was a holiday before 2001, on which compilations differ, was not looked into.',
    },
  ],
  name: 'Argentina',
  cities: 'Buenos Aires',
  currencies: ['ARS'],
  note: 'Bridge days are set by decree year by year; those not yet set are left out.',
  timezone: 'America/Argentina/Buenos_Aires',
  weekend: SATURDAY_SUNDAY,
  library: 'AR',
  texts: [
    {
      rules: [
        '01-01',
        'easter -48',
        'easter -47',
        '03-24',
        'easter -3',
        'easter -2',
        '04-02',
        '05-01',
        '05-25',
        '06-20 #2',
        '07-09',
        '08-17 if tuesday,wednesday then previous monday if thursday,friday then next monday',
        '10-12 if tuesday,wednesday then previous monday if thursday,friday then next monday #2',
        '11-20 if tuesday,wednesday then previous monday if thursday,friday then next monday',
        '12-08',
        '12-25',
      ],
      from: 2019,
      source:
        'https://github.com/legalize-dev/legalize-ar/blob/3b589c1398d6c16de4e6a4f4986d511559659a56/ar/LEY-27399.md',
      what: 'law 27.399',
    },
  ],
  exclusions: [
    {
      rule: '06-17 if tuesday,wednesday then previous monday if thursday,friday then next monday',
      why: 'a Friday 17 June stays, 20 June being a holiday: see the rules',
    },
  ],
  rules: RULES,
  dates: DATES,
  subdivisions: PROVINCES,
});
