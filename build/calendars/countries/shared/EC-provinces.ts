import type { Subdivision } from '../../country.js';
import type { Home, RuleRow } from '../../vocabulary.js';

/**
 * Ecuador's provinces: "days of obligatory rest are the dates of civic remembrance of the independence or creation of each
 * of the provinces" (fourth general provision of the LOSEP), for the public and the private sector, moved as the national
 * holidays are since the law of 2016 ("Igual criterio se aplicará para los días feriados de carácter local").
 *
 * Azuay and Guayas keep the national 3 November and 9 October. Days of cantons, and days that lists give to a province but
 * name after a canton (Quito, Ibarra, Riobamba's two, Latacunga, Portoviejo), are left out, and so is Cañar's 4 November,
 * which follows the two national days: how the three move together was not read.
 *
 * Doubts: Esmeraldas has 21 November (its creation) in a list too; Bolívar's and Tungurahua's days are those of their
 * capitals' independence, which lists give to the province. The days of Morona Santiago, Napo, Pastaza, Sucumbíos and Zamora
 * Chinchipe were not read. A local day beside a national one (Cotopaxi and El Oro near Good Friday) may move otherwise.
 */

const LAW_TOLD = 'https://www.expectativa.ec/feriado-del-25-se-pasa-al-viernes-26/';
const LIST_2025 = 'https://ecuadorenvivo.com/?p=306024';
const NOVEMBER_2023 = 'https://quenoticias.com/noticias/feriado-6-de-noviembre-ecuador/amp';
const GALAPAGOS_2026 =
  'https://www.expreso.ec/servicios/feriado-de-carnaval-2026-ciudades-que-tendran-cinco-dias-de-descanso-en-febrero-273189.html';
const YEARS = { from: 2017, why: 'the law of December 2016, by which local days move; earlier ones were not read' };

/** As the country's days move. */
const MOVE =
  'if tuesday then previous monday if wednesday,thursday then next friday ' +
  'if saturday then previous friday if sunday then next monday';

const CREATION = 'Creation of the Province';

/** Province, its day, what it remembers, the page that says so. */
const PROVINCES = [
  ['B', 'Bolívar', '11-10', 'Independence of Guaranda', 'Independencia de Guaranda', LIST_2025],
  ['C', 'Carchi', '11-19', CREATION, 'Provincialización del Carchi', LIST_2025],
  [
    'D',
    'Orellana',
    '07-30',
    CREATION,
    'Provincialización de Orellana',
    'https://radiorojacanarfm.com/julio-llega-con-feriados-para-4-sitios-de-ecuador/',
  ],
  ['E', 'Esmeraldas', '08-05', 'Independence of Esmeraldas', 'Independencia de Esmeraldas', LIST_2025],
  ['I', 'Imbabura', '06-25', CREATION, 'Provincialización de Imbabura', LAW_TOLD],
  [
    'L',
    'Loja',
    '11-18',
    'Independence of Loja',
    'Independencia de Loja',
    'https://www.eluniverso.com/noticias/ecuador/esta-provincia-tendra-feriado-despues-de-la-consulta-popular-nota',
  ],
  [
    'M',
    'Manabí',
    '06-25',
    CREATION,
    'Provincialización de Manabí',
    'https://quenoticias.com/noticias/feriado-manabi-25-de-junio',
  ],
  ['O', 'El Oro', '04-23', CREATION, 'Provincialización de El Oro', LIST_2025],
  [
    'R',
    'Los Ríos',
    '10-06',
    CREATION,
    'Provincialización de Los Ríos',
    'https://www.eluniverso.com/noticias/ecuador/feriados-locales-en-diferentes-ciudades-de-ecuador-para-este-mes-de-octubre-nota/?outputType=amp',
  ],
  ['SD', 'Santo Domingo de los Tsáchilas', '11-06', CREATION, 'Provincialización de Santo Domingo', NOVEMBER_2023],
  ['SE', 'Santa Elena', '11-07', CREATION, 'Provincialización de Santa Elena', NOVEMBER_2023],
  ['T', 'Tungurahua', '11-12', 'Independence of Ambato', 'Independencia de Ambato', LIST_2025],
  ['X', 'Cotopaxi', '04-01', CREATION, 'Provincialización de Cotopaxi', LIST_2025],
] as const;

const GALAPAGOS: Subdivision = {
  id: 'W',
  name: 'Galápagos',
  cities: 'Puerto Baquerizo Moreno',
  timezone: 'Pacific/Galapagos',
  years: YEARS,
  rules: [
    {
      rule: `02-18 ${MOVE}`,
      name: CREATION,
      names: { es: 'Provincialización de Galápagos' },
      from: 2017,
      exceptYears: [2026],
      status: 'estimated',
      source: LIST_2025,
      note: 'doubt: the council of government set the day itself, unmoved, in 2026.',
    },
  ],
  dates: [
    {
      date: '2026-02-18',
      kind: 'holiday',
      name: CREATION,
      names: { es: 'Provincialización de Galápagos' },
      source: GALAPAGOS_2026,
    },
  ],
};

/** Their capitals and other large cities, by the code of the province. */
const HOMES: Readonly<Record<string, Home>> = {
  B: { cities: 'Guaranda' },
  C: { cities: 'Tulcán' },
  D: { cities: 'Coca' },
  I: { cities: 'Ibarra, Otavalo' },
  M: { cities: 'Manta, Portoviejo' },
  O: { cities: 'Machala' },
  R: { cities: 'Babahoyo, Quevedo' },
  SD: { otherNames: 'Santo Domingo' },
  T: { cities: 'Ambato' },
  X: { cities: 'Latacunga' },
};

export const ECUADORIAN_PROVINCES: readonly Subdivision[] = [
  ...PROVINCES.map(([id, name, day, remembers, es, source]): Subdivision => {
    const rule: RuleRow = { rule: `${day} ${MOVE}`, name: remembers, names: { es }, from: 2017, source };
    return { id, name, ...HOMES[id], years: YEARS, rules: [rule] };
  }),
  GALAPAGOS,
];
