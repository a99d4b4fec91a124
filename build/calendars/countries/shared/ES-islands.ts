import { datesByEvidence } from '../../many-rows.js';
import { NOT_FOUND } from '../../vocabulary.js';
import { SOURCES } from './ES-annex.js';

/**
 * The day that each of the Canary Islands keeps in place of Saint James' Day. Its council proposes it every year, and the
 * decree of the government and the annex of the yearly resolution name it: it is listed by year, not ruled.
 *
 * 2018, 2019 and 2021 to 2026: the annex (build/official/es-dgtrabajo-fiestas-laborales-*). 2016, 2017 and 2020: accounts of
 * the decree. 2013: an account that leaves out Fuerteventura. 2027: the decree, for three islands in ES.ts. All other years
 * are the days of the feasts, `estimated`.
 */

const PRESS_2013 = 'http://eldia.es/2012-09-07/economia/18-Aprobado-calendario-festivos-laborales-isleno.htm';
const PRESS_2016 =
  'https://www.eldia.es/hemeroteca-eldia/canarias/2015-08-07/0-Visto-bueno-calendario-fiestas-laborales.htm';
const PRESS_2017 = 'https://eldiario.es/canariasahora/sociedad/calendario-laboral-2017-festivos_1_4005755.amp.html';
const ACCOUNT_2020 = 'https://gatossindicales.blogspot.com/2019/10/las-fiestas-laborales-del-2020-en_29.html';

const EVIDENCE = {
  ...SOURCES,
  2013: { source: PRESS_2013, note: 'Of September 2012: the calendar of the next year, 2013, without Fuerteventura.' },
  2016: { source: PRESS_2016, note: 'Of August 2015: the calendar for 2016.' },
  2017: PRESS_2017,
  2020: ACCOUNT_2020,
};

const THE_KINGS = { name: 'Our Lady of the Kings', names: { es: 'Nuestra Señora de los Reyes' } };
/** Every fourth summer El Hierro carries its patron down to the capital and keeps that day. */
const DESCENT = { name: 'Descent of Our Lady of the Kings', names: { es: 'Bajada de la Virgen de los Reyes' } };
const THE_ROCK = { name: 'Our Lady of the Rock', names: { es: 'Nuestra Señora de la Peña' } };
const THE_PINE = { name: 'Our Lady of the Pine', names: { es: 'Nuestra Señora del Pino' } };
const GUADALUPE = { name: 'Our Lady of Guadalupe', names: { es: 'Nuestra Señora de Guadalupe' } };
const THE_SNOWS = { name: 'Our Lady of the Snows', names: { es: 'Nuestra Señora de las Nieves' } };
const SORROWS = { name: 'Our Lady of Sorrows', names: { es: 'Nuestra Señora de los Dolores' } };
const CANDELARIA = { name: 'Our Lady of Candelaria', names: { es: 'Virgen de la Candelaria' } };
const SUCCOUR = {
  name: 'Descent of Our Lady of Perpetual Succour',
  names: { es: 'Bajada de la Virgen del Socorro' },
};
const LA_PALMA = { name: 'Island holiday of La Palma', names: { es: 'Fiesta insular de La Palma' } };

const UNREAD = { source: NOT_FOUND };

export const EL_HIERRO = datesByEvidence(EVIDENCE, UNREAD, [
  {
    ...THE_KINGS,
    dates: '2016-09-24 2018-09-24 2019-09-24 2020-09-24 2022-09-24 2023-09-25 2024-09-24 2026-09-24',
  },
  { ...DESCENT, dates: '2013-07-06 2017-07-01 2021-07-03 2025-07-05' },
]);

export const FUERTEVENTURA = datesByEvidence(EVIDENCE, UNREAD, [
  {
    ...THE_ROCK,
    dates:
      '2016-09-16 2017-09-15 2018-09-14 2019-09-20 2020-09-18 2021-09-17 2022-09-16 2023-09-15 2024-09-20 2025-09-19 ' +
      '2026-09-18',
  },
]);

export const GRAN_CANARIA = datesByEvidence(EVIDENCE, UNREAD, [
  {
    ...THE_PINE,
    dates:
      '2013-09-09 2016-09-08 2017-09-08 2018-09-08 2019-09-09 2020-09-08 2021-09-08 2022-09-08 2023-09-08 2024-09-09 ' +
      '2025-09-08 2026-09-08',
  },
]);

export const LA_GOMERA = datesByEvidence(EVIDENCE, UNREAD, [
  {
    ...GUADALUPE,
    dates:
      '2013-10-08 2016-10-03 2017-10-09 2018-10-09 2019-10-07 2020-10-05 2021-10-04 2022-10-03 2023-10-09 2024-10-07 ' +
      '2025-10-06 2026-10-05',
  },
]);

export const PALMA = datesByEvidence(EVIDENCE, UNREAD, [
  {
    ...THE_SNOWS,
    dates:
      '2013-08-05 2016-08-05 2017-08-05 2019-08-05 2020-08-05 2021-08-05 2022-08-05 2023-08-05 2024-08-05 2025-08-05 ' +
      '2026-08-05',
  },
  { ...LA_PALMA, dates: '2018-09-29' },
]);

export const LANZAROTE = datesByEvidence(EVIDENCE, UNREAD, [
  {
    ...SORROWS,
    dates:
      '2013-09-16 2016-09-15 2017-09-15 2018-09-15 2019-09-16 2020-09-15 2021-09-15 2022-09-15 2023-09-15 2024-09-16 ' +
      '2025-09-15 2026-09-15',
  },
]);

export const TENERIFE = datesByEvidence(EVIDENCE, UNREAD, [
  {
    ...CANDELARIA,
    dates:
      '2013-02-02 2016-02-02 2017-02-02 2018-02-02 2019-02-02 2021-02-02 2022-02-02 2023-02-02 2024-02-02 2025-02-03 ' +
      '2026-02-02',
  },
  { ...SUCCOUR, dates: '2020-09-07' },
]);
