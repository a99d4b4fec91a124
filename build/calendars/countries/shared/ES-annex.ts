/**
 * The days of Spain's communities by year, arranged as in the annex of the yearly resolution (a row is a day, its
 * columns are the communities). Each community has twelve, in some years thirteen.
 *
 * 2016 to 2026: whole, from the resolutions (build/official/es-dgtrabajo-fiestas-laborales-*, graded `report`: the annex
 * itself was not read; the regional names on 10 June 2019 and 9 June 2025 and a local day of Melilla on 9 September 2019
 * were put right by a second reading). 2027: the communities' own decrees and agreements, as a compiler of court time
 * limits transcribed them with their addresses; Asturias had none by 3 October 2026 and is left to its rules.
 * 2010 to 2015: not whole, only what the press printed of the resolution, where it names the communities of a day (2015
 * by two: https://oficinaempleo.com/blog/calendario-laboral-2015/amp too; Castilla-La Mancha 2014 by its government:
 * https://encastillalamancha.es/?p=42680).
 */

export const FIRST_LISTED = 2016;

export const LAST_LISTED = 2027;

const BOE = 'https://www.boe.es/buscar/doc.php?id=';

/** The resolution of a year, to 2015 the press that printed parts of it. */
export const SOURCES = {
  2010: 'https://rioja2.com/n-53180-2-calendario_laboral_2010_fija_nueve_fiestas_nacionales_para_todas_comunidades_autonomas',
  2011: 'https://rrhhdigital.com/secciones/72301/El-calendario-laboral-de-2011-fija-ocho-fiestas-nacionales-para-todas-las-comunidades-autonomas',
  2012: 'https://revista.ibermutua.es/noticias/relacion-de-fiestas-laborales-para-el-ano-2012/',
  2013: 'https://galiciaartabra.es/archivos/40373',
  2014: 'https://andaluciagame.andaluciainformacion.es/cadiz/357472/el-calendario-laboral-para-2014-recoge-nueve-fiestas-nacionales',
  2015: 'https://menorca.info/balears/noticias/2014/10/24/1482888/ano-2015-tendra-dias-festivos-nacionales-autonomicos.html',
  2016: `${BOE}BOE-A-2015-11348`,
  2017: `${BOE}BOE-A-2016-9244`,
  2018: `${BOE}BOE-A-2017-11639`,
  2019: `${BOE}BOE-A-2018-14369`,
  2020: `${BOE}BOE-A-2019-14552`,
  2021: `${BOE}BOE-A-2020-13343`,
  2022: `${BOE}BOE-A-2021-17113`,
  2023: `${BOE}BOE-A-2022-16755`,
  2024: `${BOE}BOE-A-2023-22014`,
  2025: `${BOE}BOE-A-2024-21316`,
  2026: `${BOE}BOE-A-2025-21667`,
} as const;
