import type { CountryAmendment } from '../tables.js';

/**
 * France. Nothing to amend: the library gives every date of the government's file of 2006 to 2031
 * (https://github.com/etalab/jours-feries-france-data), and no other, for FR as for FR:57, FR:67 and FR:68 (Good Friday
 * and 26 December besides). Whit Monday is a holiday throughout, the day of solidarity notwithstanding: the file has it
 * in every year.
 *
 * Doubts: no list of 1990 to 2005 was read. Good Friday is a holiday in Moselle, Bas-Rhin and Haut-Rhin only in
 * communes with a Protestant or mixed church; the government's file gives it for the whole zone.
 */
export const FR: readonly CountryAmendment[] = [];
