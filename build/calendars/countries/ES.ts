import { country } from '../country.js';
import { listedDays, listedInstead } from '../forms/spain.js';
import { excludedYears, inPeriods, ruleRows } from '../many-rows.js';
import { holidays, NOT_FOUND, onDates, open, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';
import { FIRST_LISTED, LAST_LISTED } from './shared/ES-annex.js';
import { EL_HIERRO, FUERTEVENTURA, GRAN_CANARIA, LA_GOMERA, LANZAROTE, PALMA, TENERIFE } from './shared/ES-islands.js';

/**
 * Spain. Royal Decree 2001/1983, article 45 (https://www.boe.es/buscar/act.php?id=BOE-A-1983-20906): national holidays,
 * some of which a community may replace, and the Monday after one that falls on a Sunday, which it may replace too. Each
 * community decides every year; the Directorate-General for Labour publishes the lists in October. Listed years stand
 * in shared/ES-annex.ts and count alone; before them the rules of the library with what lists and press correct; after
 * them the rules, with the moved Mondays `estimated` and the yearly choices (Saint Joseph, Easter Monday in Cantabria,
 * and the like) left out. Every municipality has two more days, which are in no calendar here, except in Ceuta and
 * Melilla (one municipality each) and Navarre's 3 December, a local day that all its municipalities share by law.
 *
 * Our Lady of Africa (5 August) is a local day of Ceuta every year, and in 2027 the local days are 10 March and 2 September,
 * so that Saint Anthony on a Sunday gives no Monday. Navarre kept 3 December 2023 on the Monday; 2017 is estimated so. A
 * newspaper had Easter Monday 2021 in Cantabria; the resolution has not.
 */

const LIST_2023 = 'https://www.seg-social.es/wps/PA_POINCALAB/CalendarioServlet?exportacion=CSV&tipo=1';
const CASTILE_AND_LEON = 'https://datosabiertos.jcyl.es/web/jcyl/set/es/empleo/laboral-cyl/1284165791785';
const MADRID = 'https://datos.comunidad.madrid/catalogo/dataset/festivos_regionales_locales_historico';
const CANTABRIA_2014 = 'http://calendariolaboralanual.blogspot.com.es/2013_10_01_archive.html';
const CANARIES_2027 = 'https://www.gobiernodecanarias.org/boc/2026/133/2334.html';
const CEUTA_2026 =
  'https://www.ceuta.es/ceuta/component/jdownloads/finish/1960-septiembre/22934-bocce-6551-26-09-2025?Itemid=0';
const CEUTA_2027 =
  'https://www.rtvce.es/actualidad/politica/dia-ceuta-volvera-ser-laborable-2027/20260929114256103472.html';
const CEUTA_2011 = 'http://elpueblodeceuta.com/201010/20101001/201010011202.html';
const CEUTA_2023 = 'https://elfarodeceuta.es/calendario-laboral-2023-pleno';
const CATALONIA_2011 = 'http://www.poblesec.entitatsbcn.net/calendari-oficial-de-festes-laborals-per-a-lany-2011/';
const CASTILLA_LA_MANCHA_2012 =
  'https://www.qppstudio.net/public-holidays-news/2011/castilla-la-mancha-2012-public-holidays-announced-004916.htm';
const GALICIA_2013 = 'https://www.xunta.gal/dog/Publicados/2012/20120810/AnuncioCA05-060812-0003_pt.html';
const BALEARICS_2013 =
  'https://www.majorcadailybulletin.com/news/local/2012/09/18/32297/balearics-get-december-public-holiday.html';
const BALEARICS_2014 =
  'https://www.ultimahora.es/noticias/local/2013/10/11/110135/tres-doce-festivos-2014-caen-sabado.html';
const MADRID_2010 = 'http://apiscam.blogspot.com/2010/01/dias-festivos-de-2010-en-sabado.html';
const BASQUE_DAY =
  'https://www.noticiasdegipuzkoa.eus/actualidad/2013/12/10/bopv-publica-cambio-festividad-25-4261770.html';
const VALENCIA_2013 = 'https://finanzzas.com/calendario-laboral-comunidad-valenciana-2013';
/** Of the calendar of 2016: Ceuta Day was no holiday since 2011. */
const CEUTA_DAY = 'https://melillahoy.es/el-da-de-la-autonoma-y-el-final-del-ramadn-dividen-a-la-asamblea-de-ceuta';
/** Ceuta put it forward from 16 October to Melilla's day. */
const EID_2013 = 'http://www.20minutos.es/noticia/1952693/0/';
const MELILLA_EIDS = 'https://invadidos.com/melilla-dia-hispanidad-san-jose-final-ramadan-fiesta-sacrificio-2025-3085';
const MELILLA_2026 = 'https://bomemelilla.es/bome/descargar/BOME-A-2025-1033.pdf';
const MELILLA_2027 = 'https://bomemelilla.es/bome/descargar/BOME-AX-2026-108.pdf';
const NAVARRE_2023 = 'https://bon.navarra.es/eu/iragarkia/-/texto/2022/126/6';
const NAVARRE_DAY =
  'https://www.elperiodico.com/es/economia/20251201/festivo-3-diciembre-navarra-puente-purisima-boe-dv-124311101';

const LISTS = 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-21667';

const LABOUR_DAY_MOVED = 'substitutes 05-01 if Sunday then next Monday';
const ASSUMPTION_MOVED = 'substitutes 08-15 if Sunday then next Monday';
const ALL_SAINTS_MOVED = 'substitutes 11-01 if sunday then next monday';
const CONSTITUTION_MOVED = 'substitutes 12-06 if sunday then next monday';
const CHRISTMAS_MOVED = 'substitutes 12-25 if sunday then next monday';
const MAUNDY_THURSDAY = 'easter -3';
const EASTER_MONDAY = 'easter 1';

/** The Feast of the Sacrifice as computed, in the years without a list. */
const FEAST_OF_SACRIFICE = {
  rule: '10 Dhu al-Hijjah',
  name: 'Eid al-Adha',
  names: { es: 'Fiesta del Sacrificio (Eid al-Adha)' },
  status: 'estimated',
  source: LIST_2023,
} as const;

const LOCAL_DAY = 'Local day: the city is one municipality, so it closes offices in all of it.';
const CEUTA_EID = { names: { es: 'Eidul Fitr' }, note: LOCAL_DAY };
const CEUTA_2015 =
  'https://ceuta.es/gobiernodeceuta/index.php/noticia/18-economia/6997-la-asamblea-da-luz-verde-al-calendario-laboral-de-2015';
const CEUTA_2025 = 'https://elfarodeceuta.es/calendario-laboral-ceuta-2025-festivos';
const SAINT_ANTHONY = {
  rule: '06-13',
  name: 'Saint Anthony',
  names: { es: 'San Antonio' },
  source: 'http://m.20minutos.es/noticia/2839166/0/enfrentamiento-ceuta-calendario-laboral-fiesta-musulmana/',
  note:
    'Local day, read for 2016, 2017, 2019, 2024, 2025 and 2026; one model of local days since 2010, with 5 August: ' +
    'https://elfarodeceuta.es/pp-psoe-caballas-acuerdo-calendario-laboral-estable-todos/amp',
} as const;

const CHOSEN_YEARLY = 'in some of the lists of 2016 to 2027 only: the community chooses every year';

/** The last year in which the island days of the Canaries were read in a list of all islands. */
const LAST_ISLANDS = 2026;

const CHOSEN_BY_COUNCIL = 'the council of the island chooses the day every year; the text of this year was not read';

/** The Mondays after 1 and 6 January, 12 October and 8 December: kept every time in the lists of 2013 to 2025. */
const MONDAYS_TO_COME: readonly RuleRow[] = ruleRows({ from: LAST_LISTED + 1, status: 'estimated', source: LISTS }, [
  { rule: 'substitutes 01-01 if sunday then next monday', name: "New Year's Day", names: { es: 'Año Nuevo' } },
  {
    rule: 'substitutes 01-06 if sunday then next monday',
    name: 'Epiphany',
    names: { es: 'Epifanía del Señor' },
  },
  {
    rule: 'substitutes 10-12 if sunday then next monday',
    name: 'National Day of Spain',
    names: { es: 'Fiesta Nacional de España' },
  },
  {
    rule: 'substitutes 12-08 if sunday then next monday',
    name: 'Immaculate Conception',
    names: { es: 'Inmaculada Concepción' },
  },
]);

export default country({
  id: 'ES',
  doubtful: [
    {
      years: '2010-2015',
      note: 'Of 2010 to 2015 only what the press printed was read, and the lists of Madrid, Santander, Murcia (2013), Valencia (2014) and Castile and León.',
    },
  ],
  name: 'Spain',
  localName: 'España / Espainia / Espanya / Espanha',
  cities: 'Madrid',
  currencies: ['EUR'],
  timezone: 'Europe/Madrid',
  weekend: SATURDAY_SUNDAY,
  library: 'ES',
  texts: [
    {
      rules: ['01-01', '01-06', 'easter -2', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
      from: 2019,
      source: 'https://noticias.juridicas.com/base_datos/Laboral/rd2001-1983.t5.html',
      what: 'Royal Decree 2001/1983, article 45: the days that all communities kept',
    },
  ],
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
    'Sant Joan': "Saint John's Day",
    'Sant Esteve': "Saint Stephen's Day",
    'Mare de Déu de la Mercè': 'Our Lady of Mercy',
    'Día de les Illes Balears': 'Balearic Islands Day',
    'Día de la Comunidad de Madrid': 'Community of Madrid Day',
    'Día de La Rioja': 'La Rioja Day',
    'San Juan': "Saint John's Day",
    'Día de Asturias': 'Asturias Day',
    'Día de Ceuta': 'Ceuta Day',
    'Día de Castilla-La Mancha': 'Castilla-La Mancha Day',
    'Día de Extremadura': 'Extremadura Day',
    'Día de las Letras Gallegas': 'Galician Literature Day',
    'Día Nacional de Galicia': 'National Day of Galicia',
    'Fiesta de Castilla y León': 'Castile and León Day',
    'La Bien Aparecida': 'Our Lady of the Bien Aparecida',
    'Nuestra Señora de África': 'Our Lady of Africa',
    'Santiago Apóstol': "Saint James' Day",
    'Día de las Instituciones de Cantabria': 'Day of the Institutions of Cantabria',
    'V Centenario Vuelta al Mundo': 'Fifth centenary of the first voyage round the world',
  },
  exclusions: [
    ...listedInstead([CHRISTMAS_MOVED]),
    {
      rule: CHRISTMAS_MOVED,
      from: 2028,
      why: `not in Galicia, the Basque Country, Valencia (2016, 2022): no day of the whole country; ${LISTS}`,
    },
  ],
  estimated: [
    { contains: 'substitutes', from: 2028, why: 'each community decides every year which Sunday holidays it moves' },
  ],
  subdivisions: [
    {
      id: 'AN',
      name: 'Andalusia',
      localName: 'Andalucía',
      otherNames: 'Andalusia',
      cities:
        'Seville, Sevilla, Séville, Sevilha, Málaga, Granada, Córdoba, Cádiz, セビリア, マラガ, إشبيلية, مالقة, غرناطة, قرطبة',
      library: 'AN',
      exclusions: listedInstead([
        MAUNDY_THURSDAY,
        '02-28',
        'substitutes 02-28 if Sunday then next Monday',
        LABOUR_DAY_MOVED,
        ASSUMPTION_MOVED,
        ALL_SAINTS_MOVED,
        CONSTITUTION_MOVED,
      ]),
      rules: [...MONDAYS_TO_COME],
      dates: listedDays('AN'),
    },
    {
      id: 'AR',
      name: 'Aragón',
      cities: 'Zaragoza, Saragossa, Saragosse, Saragoça, Huesca, Teruel, サラゴサ, سرقسطة',
      library: 'AR',
      exclusions: listedInstead([
        MAUNDY_THURSDAY,
        '04-23',
        'substitutes 04-23 if Sunday then next Monday',
        LABOUR_DAY_MOVED,
        ASSUMPTION_MOVED,
        ALL_SAINTS_MOVED,
        CONSTITUTION_MOVED,
      ]),
      rules: [...MONDAYS_TO_COME],
      dates: listedDays('AR'),
    },
    {
      id: 'AS',
      name: 'Asturias',
      localName: 'Principado de Asturias',
      cities: 'Oviedo, Gijón, オビエド, أوفييدو',
      library: 'AS',
      exclusions: listedInstead(
        [
          MAUNDY_THURSDAY,
          '09-08',
          'substitutes 09-08 if Sunday then next Monday',
          LABOUR_DAY_MOVED,
          ASSUMPTION_MOVED,
          ALL_SAINTS_MOVED,
          CONSTITUTION_MOVED,
        ],
        2026,
      ),
      rules: [...MONDAYS_TO_COME],
      dates: listedDays('AS'),
    },
    {
      id: 'CB',
      name: 'Cantabria',
      cities: 'Santander, サンタンデール, سانتاندير',
      library: 'CB',
      exclusions: [
        { rule: '06-28', why: `the day of the institutions is 28 July; ${LIST_2023}` },
        {
          rule: 'substitutes 09-15 if Sunday then next Monday',
          why: `never moved in 2013, 2019 and 2024: Easter Monday in its place; ${LISTS}`,
        },
        ...listedInstead([MAUNDY_THURSDAY, '09-15', CONSTITUTION_MOVED]),
      ],
      rules: [
        {
          rule: '07-28',
          name: 'Day of the Institutions of Cantabria',
          names: { es: 'Día de las Instituciones de Cantabria' },
          from: 1990,
          to: 2011,
          source: LIST_2023,
        },
        {
          rule: '07-28',
          name: 'Day of the Institutions of Cantabria',
          names: { es: 'Día de las Instituciones de Cantabria' },
          from: 2028,
          source: LIST_2023,
        },
      ],
      dates: [
        listedDays('CB'),
        open('Day of the Institutions: Saint James in its place', CANTABRIA_2014, '2012-07-28 2013-07-28 2014-07-28'),

        // Holidays of a year that the press says other communities do not keep.
        {
          date: '2015-12-07',
          kind: 'open',
          name: 'Not in the list of this community',
          source:
            'https://menorca.info/balears/noticias/2014/10/24/1482888/ano-2015-tendra-dias-festivos-nacionales-autonomicos.html',
        },
      ],
    },
    {
      id: 'CE',
      name: 'Ceuta',
      doubtful: [
        {
          named: ['Ceuta', 'África', 'Africa', 'Anthony'],
          years: '2018 2020 2022',
          note: 'The local days of 2018, 2020 and 2022 were not read.',
        },
        { on: '2014-10-13', note: '13 October 2014 is in a compilation, not in the press of the day.' },
      ],
      localName: 'Ciudad de Ceuta',
      otherNames: 'Ceuta',
      timezone: 'Africa/Ceuta',
      library: 'CE',
      exclusions: [
        { rule: '9 Dhu al-Hijjah', why: `the feast itself is the holiday, not its eve; ${LIST_2023}` },
        { rule: 'substitutes 08-05 if Sunday then next Monday', why: `moved in no list; ${LISTS}` },
        {
          rule: 'substitutes 09-02 if Sunday then next Monday',
          why: `moved in no list (Sunday 2 September 2018); ${LISTS}`,
        },
        ...listedInstead([MAUNDY_THURSDAY, '09-02']),
      ],
      rules: [
        { ...FEAST_OF_SACRIFICE, from: 2010, to: 2014 },
        { ...FEAST_OF_SACRIFICE, from: 2028 },
        {
          rule: '1 Shawwal',
          name: 'Eid al-Fitr',
          names: { es: 'Eidul Fitr' },
          from: 2028,
          status: 'estimated',
          source: CEUTA_2027,
          note: 'A local day, which the city chooses every year: this one from 2023 to 2027.',
        },
        { ...SAINT_ANTHONY, from: 2010, to: 2014, status: 'estimated' },
        { ...SAINT_ANTHONY, from: 2015, to: 2026 },
        {
          ...SAINT_ANTHONY,
          rule: 'substitutes 06-13 if Sunday then next Monday',
          from: 2010,
          to: 2020,
          status: 'estimated',
        },
      ],
      announced: [
        {
          name: 'Eid al-Adha',
          names: { es: 'Fiesta del Sacrificio (Eid al-Adha)' },
          replaces: ['10 Dhu al-Hijjah'],
          source: CEUTA_2011,
          years: {
            2010: { days: '11-17', source: NOT_FOUND, note: 'As in Melilla; by a compilation.' },
            2011: '11-07',
            2013: { days: '10-15', source: EID_2013 },
            2014: {
              days: '10-06',
              source: NOT_FOUND,
              note: 'The Monday after the feast (4 October), by a compilation.',
            },
          },
        },
      ],
      dates: [
        listedDays('CE'),
        open('Ceuta Day: Eid al-Adha in its place', CEUTA_2011, '2011-09-02'),
        open('Ceuta Day: no holiday from 2011 to 2015, for Eid al-Adha', CEUTA_DAY, '2013-09-02 2014-09-02'),
        holidays('National Day of Spain', NOT_FOUND, '2014-10-13', {
          observed: true,
          note: 'The fourteenth day of the year; by a compilation.',
        }),
        open('Not among the fourteen days of the year', CEUTA_2015, '2015-09-02'),
        holidays('Eid al-Fitr', CEUTA_2023, '2023-04-22', CEUTA_EID),
        holidays(
          'Saint Anthony',
          'https://publicholidaynews.com/20200718-ceuta-proposes-2021-work-calendar',
          '2021-06-14',
          {
            names: { es: 'San Antonio' },
            observed: true,
            note: LOCAL_DAY,
          },
        ),
        holidays(
          'Eid al-Fitr',
          'https://elfarodeceuta.es/gobierno-deja-visto-pleno-calendario-laboral-2024',
          '2024-04-10',
          CEUTA_EID,
        ),
        holidays('Eid al-Fitr', CEUTA_2025, '2025-03-31', CEUTA_EID),
        holidays('Eid al-Fitr', CEUTA_2026, '2026-03-20', CEUTA_EID),
        holidays('Eid al-Fitr', CEUTA_2027, '2027-03-10', CEUTA_EID),
        holidays('Ceuta Day', CEUTA_2027, '2027-09-02', { names: { es: 'Día de Ceuta' }, note: LOCAL_DAY }),
      ],
    },
    {
      id: 'CL',
      name: 'Castile and León',
      localName: 'Castilla y León',
      cities: 'Valladolid, Burgos, Salamanca, Salamanque, León, バリャドリッド, بلد الوليد, سلمنقة',
      library: 'CL',
      exclusions: listedInstead([
        MAUNDY_THURSDAY,
        '04-23',
        'substitutes 04-23 if Sunday then next Monday',
        LABOUR_DAY_MOVED,
        ASSUMPTION_MOVED,
        ALL_SAINTS_MOVED,
        CONSTITUTION_MOVED,
      ]),
      rules: [
        ...inPeriods(
          [
            { from: 2013, to: FIRST_LISTED - 1, source: CASTILE_AND_LEON },
            { from: LAST_LISTED + 1, status: 'estimated', source: CASTILE_AND_LEON },
          ],
          [
            {
              rule: 'substitutes 01-01 if sunday then next monday',
              name: "New Year's Day",
              names: { es: 'Año Nuevo' },
            },
            {
              rule: 'substitutes 01-06 if sunday then next monday',
              name: 'Epiphany',
              names: { es: 'Epifanía del Señor' },
            },
            {
              rule: 'substitutes 10-12 if sunday then next monday',
              name: 'National Day of Spain',
              names: { es: 'Fiesta Nacional de España' },
            },
            {
              rule: 'substitutes 12-08 if sunday then next monday',
              name: 'Immaculate Conception',
              names: { es: 'Inmaculada Concepción' },
            },
          ],
        ),
      ],
      dates: [
        listedDays('CL'),
        {
          date: '2010-08-16',
          kind: 'open',
          name: 'Not in the list of this community',
          source:
            'https://rioja2.com/n-53180-2-calendario_laboral_2010_fija_nueve_fiestas_nacionales_para_todas_comunidades_autonomas',
        },
        { date: '2011-05-02', kind: 'open', name: 'Not in the list of this community', source: CASTILE_AND_LEON },
      ],
    },
    {
      id: 'CM',
      name: 'Castile-La Mancha',
      localName: 'Castilla-La Mancha',
      cities: 'Toledo, Tolède, Albacete, トレド, طليطلة',
      library: 'CM',
      exclusions: listedInstead([MAUNDY_THURSDAY, '05-31 since 2020', 'easter 60', ALL_SAINTS_MOVED]),
      dates: [
        listedDays('CM'),
        {
          date: '2010-06-03',
          kind: 'open',
          name: 'Not in the list of this community',
          source: CASTILLA_LA_MANCHA_2012,
        },
        holidays('Castilla-La Mancha Day', CASTILLA_LA_MANCHA_2012, '2010-05-31 2011-05-31 2012-05-31', {
          names: { es: 'Día de Castilla-La Mancha' },
        }),
        holidays('Castilla-La Mancha Day', NOT_FOUND, '2013-05-31', {
          names: { es: 'Día de Castilla-La Mancha' },
          note: 'As in the years before; Decree 134/2012 was not read.',
        }),
        {
          date: '2015-11-02',
          kind: 'open',
          name: 'Not in the list of this community',
          source:
            'https://menorca.info/balears/noticias/2014/10/24/1482888/ano-2015-tendra-dias-festivos-nacionales-autonomicos.html',
        },
      ],
    },
    {
      id: 'CN',
      aliases: ['IC'],
      name: 'Canary Islands',
      localName: 'Islas Canarias',
      timezone: 'Atlantic/Canary',
      library: 'CN',
      exclusions: listedInstead([
        MAUNDY_THURSDAY,
        '05-30',
        'substitutes 05-30 if Sunday then next Monday',
        ASSUMPTION_MOVED,
        ALL_SAINTS_MOVED,
      ]),
      dates: [
        listedDays('CN'),
        {
          date: '2010-08-16',
          kind: 'open',
          name: 'Not in the list of this community',
          source:
            'https://rioja2.com/n-53180-2-calendario_laboral_2010_fija_nueve_fiestas_nacionales_para_todas_comunidades_autonomas',
        },
      ],
      subdivisions: [
        {
          id: 'EH',
          name: 'El Hierro',
          timezone: 'Atlantic/Canary',
          library: 'EH',
          exclusions: [
            ...listedInstead(['09-24'], LAST_ISLANDS),
            ...excludedYears('09-24', [2013], 'listed: countries/shared/ES-islands.ts'),
          ],
          estimated: [{ contains: '09-24', why: CHOSEN_BY_COUNCIL }],
          dates: EL_HIERRO,
        },
        {
          id: 'FU',
          name: 'Fuerteventura',
          timezone: 'Atlantic/Canary',
          library: 'FU',
          exclusions: [{ rule: '09-18', from: FIRST_LISTED, why: 'listed by year: countries/shared/ES-islands.ts' }],
          estimated: [{ contains: '09-18', why: CHOSEN_BY_COUNCIL }],
          rules: [
            {
              rule: '3rd friday in September',
              name: 'Our Lady of the Rock',
              names: { es: 'Nuestra Señora de la Peña' },
              from: 2028,
              status: 'estimated',
              source: CANARIES_2027,
              note: 'The third Friday in all years of 2016 to 2027 but 2018; the council chooses every year.',
            },
          ],
          dates: [
            FUERTEVENTURA,
            holidays('Our Lady of the Rock', CANARIES_2027, '2027-09-17', {
              names: { es: 'Nuestra Señora de la Peña' },
            }),
          ],
        },
        {
          id: 'GC',
          name: 'Gran Canaria',
          cities: 'Las Palmas, Las Palmas de Gran Canaria, ラス・パルマス, لاس بالماس',
          timezone: 'Atlantic/Canary',
          library: 'GC',
          exclusions: [
            ...listedInstead(['09-08'], LAST_ISLANDS),
            ...excludedYears('09-08', [2013], 'listed: countries/shared/ES-islands.ts'),
          ],
          estimated: [{ contains: '09-08', why: CHOSEN_BY_COUNCIL }],
          dates: GRAN_CANARIA,
        },
        {
          id: 'LG',
          name: 'La Gomera',
          timezone: 'Atlantic/Canary',
          library: 'LG',
          exclusions: [
            { rule: '10-05', from: FIRST_LISTED, why: 'listed by year: countries/shared/ES-islands.ts' },
            ...excludedYears('10-05', [2013], 'listed: countries/shared/ES-islands.ts'),
          ],
          estimated: [{ contains: '10-05', why: CHOSEN_BY_COUNCIL }],
          rules: [
            {
              rule: '1st monday in October',
              name: 'Our Lady of Guadalupe',
              names: { es: 'Nuestra Señora de Guadalupe' },
              from: 2028,
              status: 'estimated',
              source: CANARIES_2027,
              note: 'A Monday in all years of 2019 to 2027, mostly the first; the council chooses every year.',
            },
          ],
          dates: [
            LA_GOMERA,
            holidays('Our Lady of Guadalupe', CANARIES_2027, '2027-10-04', {
              names: { es: 'Nuestra Señora de Guadalupe' },
            }),
          ],
        },
        {
          id: 'LP',
          name: 'La Palma',
          timezone: 'Atlantic/Canary',
          library: 'LP',
          exclusions: [
            ...listedInstead(['08-05'], LAST_ISLANDS),
            ...excludedYears('08-05', [2013], 'listed: countries/shared/ES-islands.ts'),
          ],
          estimated: [{ contains: '08-05', why: CHOSEN_BY_COUNCIL }],
          dates: PALMA,
        },
        {
          id: 'LA',
          name: 'Lanzarote',
          timezone: 'Atlantic/Canary',
          library: 'LA',
          exclusions: [
            ...listedInstead(['09-15'], LAST_ISLANDS),
            ...excludedYears('09-15', [2013], 'listed: countries/shared/ES-islands.ts'),
          ],
          estimated: [{ contains: '09-15', why: CHOSEN_BY_COUNCIL }],
          dates: LANZAROTE,
        },
        {
          id: 'TE',
          name: 'Tenerife',
          cities: 'Santa Cruz de Tenerife, サンタ・クルス・デ・テネリフェ, سانتا كروز دي تينيريفه',
          timezone: 'Atlantic/Canary',
          library: 'TE',
          exclusions: [
            { rule: '09-07', why: `the island's day is 2 February, 7 September in 2020 alone; ${CANARIES_2027}` },
          ],
          rules: ruleRows(
            {
              rule: '02-02',
              name: 'Our Lady of Candelaria',
              names: { es: 'Virgen de la Candelaria' },
              status: 'estimated',
              source: CANARIES_2027,
              note: 'The council chooses the day every year; its text was not read.',
            },
            [{ from: 2010, to: 2012 }, { from: 2014, to: 2015 }, { from: 2028 }],
          ),
          dates: [
            TENERIFE,
            holidays('Our Lady of Candelaria', CANARIES_2027, '2027-02-02', {
              names: { es: 'Virgen de la Candelaria' },
            }),
          ],
        },
      ],
    },
    {
      id: 'CT',
      name: 'Catalonia',
      localName: 'Catalunya / Cataluña',
      cities: 'Barcelona, Barcelone, Girona, Gerona, Lleida, Tarragona, バルセロナ, برشلونة',
      library: 'CT',
      exclusions: [
        {
          rule: 'substitutes 05-01 if Saturday, Sunday then next Monday',
          why: `in no list (2011, 2016, 2021, 2022, 2027); ${LISTS}`,
        },
        ...listedInstead([EASTER_MONDAY, '06-24', '09-11', '12-26']),
      ],
      dates: [
        listedDays('CT'),
        holidays('Whit Monday', CATALONIA_2011, '2011-06-13', { names: { es: 'Lunes de Pascua Granada' } }),
      ],
      subdivisions: [{ id: 'B', name: 'Barcelona', library: 'B' }],
    },
    {
      id: 'EX',
      name: 'Extremadura',
      cities: 'Mérida, Badajoz, Cáceres, メリダ, ماردة, بطليوس',
      library: 'EX',
      exclusions: [
        {
          rule: 'substitutes 09-08 if Sunday then next Monday',
          from: 2024,
          to: 2024,
          why: `Shrove Tuesday in its place; ${LISTS}`,
        },
        ...listedInstead([MAUNDY_THURSDAY, '09-08', LABOUR_DAY_MOVED, ALL_SAINTS_MOVED, CONSTITUTION_MOVED]),
        {
          rule: 'substitutes 09-08 if Sunday then next Monday',
          from: 2016,
          to: 2023,
          why: 'listed: countries/shared/ES-annex.ts',
        },
      ],
      dates: listedDays('EX'),
    },
    {
      id: 'GA',
      name: 'Galicia',
      cities:
        'Santiago de Compostela, Saint-Jacques-de-Compostelle, A Coruña, La Coruña, Corunna, Vigo, サンティアゴ・デ・コンポステーラ, سانتياغو دي كومبوستيلا',
      library: 'GA',
      exclusions: [
        ...listedInstead([MAUNDY_THURSDAY, '03-19', '05-17', '07-25']),
        { rule: '03-19', from: 2028, why: CHOSEN_YEARLY },
      ],
      dates: [
        listedDays('GA'),
        {
          date: '2012-03-19',
          kind: 'open',
          name: 'Not in the list of this community',
          source: 'https://revista.ibermutua.es/noticias/relacion-de-fiestas-laborales-para-el-ano-2012/',
        },
        {
          date: '2013-03-19',
          kind: 'open',
          name: 'Not in the list of this community',
          source: 'https://galiciaartabra.es/archivos/40373',
        },
        holidays("Saint John's Day", GALICIA_2013, '2013-06-24', { names: { es: 'San Juan' } }),
        {
          date: '2014-03-19',
          kind: 'open',
          name: 'Not in the list of this community',
          source:
            'https://andaluciagame.andaluciainformacion.es/cadiz/357472/el-calendario-laboral-para-2014-recoge-nueve-fiestas-nacionales',
        },
        {
          date: '2015-03-19',
          kind: 'open',
          name: 'Not in the list of this community',
          source:
            'https://menorca.info/balears/noticias/2014/10/24/1482888/ano-2015-tendra-dias-festivos-nacionales-autonomicos.html',
        },
      ],
    },
    {
      id: 'IB',
      name: 'Balearic Islands',
      localName: 'Illes Balears / Islas Baleares',
      otherNames: 'Palma',
      cities:
        'Palma, Palma de Mallorca, Palma de Majorque, Palma de Maiorca, Mallorca, Majorca, Ibiza, Menorca, パルマ・デ・マヨルカ, بالما, بالما دي مايوركا, ميورقة',
      library: 'IB',
      exclusions: listedInstead([
        MAUNDY_THURSDAY,
        EASTER_MONDAY,
        '03-01',
        'substitutes 03-01 if Sunday then next Monday',
      ]),
      dates: [
        listedDays('IB'),
        holidays("Saint Stephen's Day", BALEARICS_2013, '2013-12-26', { names: { es: 'San Esteban' } }),
        holidays("Saint Stephen's Day", BALEARICS_2014, '2014-12-26', { names: { es: 'San Esteban' } }),
        { date: '2014-04-21', kind: 'open', name: 'Not in the list of this community', source: BALEARICS_2014 },
        {
          date: '2015-03-02',
          kind: 'open',
          name: 'Not in the list of this community',
          source: 'https://oficinaempleo.com/blog/calendario-laboral-2015/amp',
        },
      ],
    },
    {
      id: 'MC',
      name: 'Region of Murcia',
      localName: 'Región de Murcia',
      cities: 'Murcie, Múrcia, Cartagena, ムルシア, مرسية',
      library: 'MC',
      exclusions: listedInstead([MAUNDY_THURSDAY, '03-19', LABOUR_DAY_MOVED, CONSTITUTION_MOVED]),
      rules: [
        {
          rule: '06-09',
          name: 'Murcia Region Day',
          names: { es: 'Día de la Región de Murcia' },
          from: 1990,
          to: 2015,
          source: LIST_2023,
        },
        {
          rule: '06-09',
          name: 'Murcia Region Day',
          names: { es: 'Día de la Región de Murcia' },
          from: 2028,
          source: LIST_2023,
        },
      ],
      dates: listedDays('MC'),
    },
    {
      id: 'MD',
      name: 'Community of Madrid',
      localName: 'Comunidad de Madrid',
      cities: 'Madrid',
      library: 'MD',
      exclusions: listedInstead([
        MAUNDY_THURSDAY,
        '05-02 if Sunday then next Monday',
        'substitutes 05-02 if Sunday then next Monday',
        ALL_SAINTS_MOVED,
        CONSTITUTION_MOVED,
      ]),
      dates: [
        listedDays('MD'),
        // Twelve days, it says; they are twelve without the Monday after 2 May.
        { date: '2010-05-03', kind: 'open', name: 'Not in the list of this community', source: MADRID_2010 },
        holidays('Corpus Christi', NOT_FOUND, '2011-06-23', {
          note: 'The twelfth day of the year; the decree was not read.',
        }),
        holidays("Saint Joseph's Day", MADRID, '2013-03-18', { names: { es: 'San José (traslado)' } }),
        holidays('Corpus Christi', MADRID, '2014-06-19 2015-06-04'),
        ...onDates(['2015-11-02', '2015-12-07'], {
          kind: 'open',
          name: 'Not in the list of this community',
          source: MADRID,
        }),
      ],
    },
    {
      id: 'ML',
      name: 'Melilla',
      doubtful: [
        {
          named: ['Melilla Day', 'Our Lady of Victory'],
          note: 'Which day the local days take when they fall on a Sunday was not read.',
        },
        { on: '2014-03-19', note: '19 March 2014 is in a compilation, not in the press of the day.' },
      ],
      localName: 'Ciudad de Melilla',
      otherNames: 'Melilla',
      timezone: 'Africa/Ceuta',
      library: 'ML',
      exclusions: [
        { rule: '1 Shawwal', to: 2021, why: `a holiday since 2022; ${MELILLA_EIDS}` },
        { rule: '1 Shawwal', from: 2022, to: LAST_LISTED, why: 'listed: countries/shared/ES-annex.ts' },
        { rule: '10 Dhu al-Hijjah', to: 2009, why: `a holiday since 2010; ${MELILLA_EIDS}` },
        { rule: '10 Dhu al-Hijjah', from: 2015, to: 2015, why: 'listed: countries/shared/ES-annex.ts' },
        ...listedInstead([MAUNDY_THURSDAY, '10 Dhu al-Hijjah', CONSTITUTION_MOVED]),
      ],
      announced: [
        {
          name: 'Eid al-Adha',
          names: { es: 'Fiesta del Sacrificio' },
          replaces: ['10 Dhu al-Hijjah'],
          source:
            'https://pruebas.elfarodemelilla.es/el-calendario-laboral-de-2011-si-declara-festivo-la-virgen-de-agosto/amp',
          years: {
            2010: {
              days: '11-17',
              source:
                'http://www.elperiodicodearagon.com/noticias/sociedad/melilla-hace-oficial-fiesta-islamica-sacrificio_524072.html',
            },
            2011: '11-07',
            2013: { days: '10-15', source: EID_2013 },
          },
        },
      ],
      rules: ruleRows(
        {
          from: 2010,
          source:
            'https://okdiario.com/andalucia/melilla-seguira-sin-celebrar-hispanidad-ni-san-jose-2026-sustituidos-festivos-musulmanes-15559793',
          note: `${LOCAL_DAY} Kept for it every year, read for 2025 to 2027 (${MELILLA_2026}, ${MELILLA_2027}).`,
        },
        [
          { rule: '09-08', name: 'Our Lady of Victory', names: { es: 'Virgen de la Victoria' } },
          { rule: '09-17', name: 'Melilla Day', names: { es: 'Día de Melilla' } },
        ],
      ),
      dates: [
        listedDays('ML'),
        holidays("Saint Joseph's Day", NOT_FOUND, '2014-03-19', {
          names: { es: 'San José' },
          note: 'The fourteenth day of the year: Eid al-Adha took the place of the Monday after 12 October.',
        }),
      ],
    },
    {
      id: 'NC',
      name: 'Navarre',
      localName: 'Comunidad Foral de Navarra / Nafarroa',
      cities: 'Pamplona, Pampelune, Iruña, パンプローナ, بنبلونة',
      library: 'NC',
      exclusions: [
        ...listedInstead([MAUNDY_THURSDAY, EASTER_MONDAY, '03-19', ALL_SAINTS_MOVED]),
        { rule: '03-19', from: 2028, why: CHOSEN_YEARLY },
      ],
      rules: [
        {
          rule: '12-03',
          name: 'Navarre Day (Saint Francis Xavier)',
          names: { es: 'San Francisco Javier, Día de Navarra' },
          from: 1990,
          source: NAVARRE_DAY,
          note: 'By regional law since 1985; the resolutions for 2026 and 2027 call it the local day of all Navarre.',
        },
        {
          rule: 'substitutes 12-03 if sunday then next monday',
          name: 'Navarre Day (Saint Francis Xavier)',
          names: { es: 'Lunes siguiente a San Francisco Javier' },
          from: 2010,
          exceptYears: [2023],
          status: 'estimated',
          source: NAVARRE_2023,
          note: 'Read for 2023; 2017 was not read.',
        },
      ],
      dates: [
        holidays('Navarre Day (Saint Francis Xavier)', NAVARRE_2023, '2023-12-04', {
          names: { es: 'Lunes siguiente a San Francisco Javier' },
          observed: true,
        }),
        listedDays('NC'),
        {
          date: '2013-03-19',
          kind: 'open',
          name: 'Not in the list of this community',
          source: 'https://galiciaartabra.es/archivos/40373',
        },
        {
          date: '2015-11-02',
          kind: 'open',
          name: 'Not in the list of this community',
          source:
            'https://menorca.info/balears/noticias/2014/10/24/1482888/ano-2015-tendra-dias-festivos-nacionales-autonomicos.html',
        },
      ],
    },
    {
      id: 'PV',
      name: 'Basque Country',
      localName: 'País Vasco / Euskadi',
      cities: 'Vitoria-Gasteiz, Vitoria, Bilbao, Bilbo, San Sebastián, Donostia, ビルバオ, ビトリア, بيلباو, فيتوريا',
      library: 'PV',
      exclusions: [
        ...listedInstead([MAUNDY_THURSDAY, EASTER_MONDAY, '03-19', '07-25', '2022-09-06']),
        { rule: '03-19', from: 2028, why: CHOSEN_YEARLY },
      ],
      dates: [
        listedDays('PV'),
        // By a law that Parliament repealed on 14 November 2013.
        holidays('Basque Country Day', BASQUE_DAY, '2011-10-25 2012-10-25 2013-10-25', {
          names: { es: 'Día del País Vasco-Euskadiko Eguna' },
        }),
        ...onDates(['2012-03-19', '2012-07-25'], {
          kind: 'open',
          name: 'Not in the list of this community',
          source: 'https://revista.ibermutua.es/noticias/relacion-de-fiestas-laborales-para-el-ano-2012/',
        }),
        {
          date: '2013-03-19',
          kind: 'open',
          name: 'Not in the list of this community',
          source: 'https://galiciaartabra.es/archivos/40373',
        },
        ...onDates(['2014-03-19', '2014-07-25'], {
          kind: 'open',
          name: 'Not in the list of this community',
          source:
            'https://andaluciagame.andaluciainformacion.es/cadiz/357472/el-calendario-laboral-para-2014-recoge-nueve-fiestas-nacionales',
        }),
      ],
    },
    {
      id: 'RI',
      name: 'La Rioja',
      cities: 'Logroño, ログローニョ, لوغرونيو',
      library: 'RI',
      exclusions: listedInstead([MAUNDY_THURSDAY, EASTER_MONDAY, '06-09', CONSTITUTION_MOVED]),
      dates: [
        listedDays('RI'),
        {
          date: '2010-04-05',
          kind: 'open',
          name: 'Not in the list of this community',
          source:
            'https://rioja2.com/n-53180-2-calendario_laboral_2010_fija_nueve_fiestas_nacionales_para_todas_comunidades_autonomas',
        },
        {
          date: '2012-04-09',
          kind: 'open',
          name: 'Not in the list of this community',
          source: 'https://revista.ibermutua.es/noticias/relacion-de-fiestas-laborales-para-el-ano-2012/',
        },
        holidays('La Rioja Day', NOT_FOUND, '2013-06-10', {
          names: { es: 'Día de La Rioja' },
          observed: true,
          note: 'The twelfth day of the year, as in 2019 and 2024; the list was not read.',
        }),
      ],
    },
    {
      id: 'VC',
      name: 'Valencian Community',
      localName: 'Comunitat Valenciana / Comunidad Valenciana',
      cities: 'Valencia, Valence, València, Alicante, Alacant, Castellón, バレンシア, アリカンテ, بلنسية, أليكانتي',
      library: 'VC',
      exclusions: [
        { rule: '06-24', to: 2015, why: `not in the lists of 2016 to 2018, the nearest that were read; ${LISTS}` },
        ...listedInstead([EASTER_MONDAY, '03-19', '06-24']),
      ],
      rules: [
        {
          rule: '10-09',
          name: 'Valencian Community Day',
          names: { es: 'Día de la Comunitat Valenciana' },
          from: 1990,
          to: 2015,
          source: LIST_2023,
        },
        {
          rule: '10-09',
          name: 'Valencian Community Day',
          names: { es: 'Día de la Comunitat Valenciana' },
          from: 2028,
          source: LIST_2023,
        },
      ],
      dates: [
        listedDays('VC'),
        holidays("Saint Joseph's Day", VALENCIA_2013, '2013-03-18', { names: { es: 'Lunes de Fallas' } }),
      ],
    },
  ],
});
