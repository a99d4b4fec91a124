import type { Subdivision } from '../../country.js';

/**
 * Ecuador's provinces: "days of obligatory rest are the dates of civic remembrance of the independence or creation of each
 * of the provinces" (fourth general provision of the LOSEP), for the public and the private sector, moved as the national
 * holidays are since the law of 2016 ("Igual criterio se aplicará para los días feriados de carácter local").
 *
 * Azuay and Guayas keep the national 3 November and 9 October. Days of cantons, and days that lists give to a province but
 * name after a canton (Quito, Ibarra, Riobamba's two, Latacunga, Portoviejo), are left out, and so is Cañar's 4 November, which follows the two national days.
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

export const ECUADORIAN_PROVINCES: readonly Subdivision[] = [
  // Province, its day, what it remembers, the page that says so.
  // Their capitals and other large cities, by the code of the province.
  {
    id: 'B',
    name: 'Bolívar',
    cities: 'Guaranda',
    years: YEARS,
    rules: [
      {
        rule: `11-10 ${MOVE}`,
        name: 'Independence of Guaranda',
        names: { es: 'Independencia de Guaranda' },
        from: 2017,
        source: LIST_2025,
      },
    ],
  },
  {
    id: 'C',
    name: 'Carchi',
    cities: 'Tulcán',
    years: YEARS,
    rules: [
      {
        rule: `11-19 ${MOVE}`,
        name: CREATION,
        names: { es: 'Provincialización del Carchi' },
        from: 2017,
        source: LIST_2025,
      },
    ],
  },
  {
    id: 'D',
    name: 'Orellana',
    cities: 'Coca',
    years: YEARS,
    rules: [
      {
        rule: `07-30 ${MOVE}`,
        name: CREATION,
        names: { es: 'Provincialización de Orellana' },
        from: 2017,
        source: 'https://radiorojacanarfm.com/julio-llega-con-feriados-para-4-sitios-de-ecuador/',
      },
    ],
  },
  {
    id: 'E',
    name: 'Esmeraldas',
    years: YEARS,
    rules: [
      {
        rule: `08-05 ${MOVE}`,
        name: 'Independence of Esmeraldas',
        names: { es: 'Independencia de Esmeraldas' },
        from: 2017,
        source: LIST_2025,
      },
    ],
  },
  {
    id: 'I',
    name: 'Imbabura',
    cities: 'Ibarra, Otavalo',
    years: YEARS,
    rules: [
      {
        rule: `06-25 ${MOVE}`,
        name: CREATION,
        names: { es: 'Provincialización de Imbabura' },
        from: 2017,
        source: LAW_TOLD,
      },
    ],
  },
  {
    id: 'L',
    name: 'Loja',
    years: YEARS,
    rules: [
      {
        rule: `11-18 ${MOVE}`,
        name: 'Independence of Loja',
        names: { es: 'Independencia de Loja' },
        from: 2017,
        source:
          'https://www.eluniverso.com/noticias/ecuador/esta-provincia-tendra-feriado-despues-de-la-consulta-popular-nota',
      },
    ],
  },
  {
    id: 'M',
    name: 'Manabí',
    cities: 'Manta, Portoviejo',
    years: YEARS,
    rules: [
      {
        rule: `06-25 ${MOVE}`,
        name: CREATION,
        names: { es: 'Provincialización de Manabí' },
        from: 2017,
        source: 'https://quenoticias.com/noticias/feriado-manabi-25-de-junio',
      },
    ],
  },
  {
    id: 'O',
    name: 'El Oro',
    cities: 'Machala',
    years: YEARS,
    rules: [
      {
        rule: `04-23 ${MOVE}`,
        name: CREATION,
        names: { es: 'Provincialización de El Oro' },
        from: 2017,
        source: LIST_2025,
      },
    ],
  },
  {
    id: 'R',
    name: 'Los Ríos',
    cities: 'Babahoyo, Quevedo',
    years: YEARS,
    rules: [
      {
        rule: `10-06 ${MOVE}`,
        name: CREATION,
        names: { es: 'Provincialización de Los Ríos' },
        from: 2017,
        source:
          'https://www.eluniverso.com/noticias/ecuador/feriados-locales-en-diferentes-ciudades-de-ecuador-para-este-mes-de-octubre-nota/?outputType=amp',
      },
    ],
  },
  {
    id: 'SD',
    name: 'Santo Domingo de los Tsáchilas',
    otherNames: 'Santo Domingo',
    years: YEARS,
    rules: [
      {
        rule: `11-06 ${MOVE}`,
        name: CREATION,
        names: { es: 'Provincialización de Santo Domingo' },
        from: 2017,
        source: NOVEMBER_2023,
      },
    ],
  },
  {
    id: 'SE',
    name: 'Santa Elena',
    years: YEARS,
    rules: [
      {
        rule: `11-07 ${MOVE}`,
        name: CREATION,
        names: { es: 'Provincialización de Santa Elena' },
        from: 2017,
        source: NOVEMBER_2023,
      },
    ],
  },
  {
    id: 'T',
    name: 'Tungurahua',
    cities: 'Ambato',
    years: YEARS,
    rules: [
      {
        rule: `11-12 ${MOVE}`,
        name: 'Independence of Ambato',
        names: { es: 'Independencia de Ambato' },
        from: 2017,
        source: LIST_2025,
      },
    ],
  },
  {
    id: 'X',
    name: 'Cotopaxi',
    cities: 'Latacunga',
    years: YEARS,
    rules: [
      {
        rule: `04-01 ${MOVE}`,
        name: CREATION,
        names: { es: 'Provincialización de Cotopaxi' },
        from: 2017,
        source: LIST_2025,
      },
    ],
  },
  GALAPAGOS,
];
