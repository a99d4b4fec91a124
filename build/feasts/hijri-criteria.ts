import type {
  AltitudeCriterion,
  AnywhereCriterion,
  MoonsetCriterion,
  SightingCriterion,
} from './crescent.js';
import type { Site } from './sky.js';

/** The criteria of authorities for the beginning of an Islamic month, with sources. */

/**
 * Umm al-Qura since 1423: the new moon before sunset and moonset after it at the Kaaba on the 29th
 * (https://webspace.science.uu.nl/~gent0113/islam/ummalqura_rules.htm,
 * https://moonsighting.org.uk/en/saudi-dating-system.html). The Supreme Court announces Ramadan and the feasts, since
 * 2017 always on the days of this calendar. The calendar printed for 1451 and later requires more than this rule (a
 * moonset some twenty minutes after sunset): a doubt of a day from 2029 on.
 */
export const UMM_AL_QURA: MoonsetCriterion = {
  by: 'moonset',
  site: { latitude: 21.4225, longitude: 39.8262, utcHours: 3 },
};

/**
 * Istanbul 1978, followed by Türkiye's Presidency of Religious Affairs (Diyanet): altitude 5 and elongation 8 degrees
 * somewhere on the earth.
 */
export const ANYWHERE: AnywhereCriterion = { by: 'anywhere', altitude: 5, elongation: 8 };

const SABANG: Site = { latitude: 5.9, longitude: 95.3, utcHours: 7 };
const BENGKULU: Site = { latitude: -4, longitude: 102.3, utcHours: 7 };
const PELABUHAN_RATU: Site = { latitude: -7.03, longitude: 106.55, utcHours: 7 };
const LANGKAWI: Site = { latitude: 6.43, longitude: 99.64, utcHours: 8 };
const JOHOR: Site = { latitude: 1.33, longitude: 103.45, utcHours: 8 };
const KOTA_KINABALU: Site = { latitude: 6, longitude: 116, utcHours: 8 };

/** MABIMS of 1995: altitude 2 and elongation 3 degrees at sunset, or 8 hours of age at moonset. */
export const MABIMS_OLD: AltitudeCriterion = {
  by: 'altitude',
  sites: [LANGKAWI, JOHOR, KOTA_KINABALU, SABANG, PELABUHAN_RATU],
  altitude: 2,
  elongation: 3,
  orAgeHours: 8,
};

/** MABIMS since 2021, in use from Ramadan 1443: altitude 3 and elongation 6.4 degrees; Malaysia's sites. */
export const MABIMS_2022: AltitudeCriterion = {
  by: 'altitude',
  sites: [LANGKAWI, JOHOR, KOTA_KINABALU],
  altitude: 3,
  elongation: 6.4,
};

/**
 * The same with the apparent altitude and the elongation from the earth's centre, which give Indonesia's days: 2 May 2022,
 * where Singapore had 3 May, and the Mi'raj of 16 January 2026.
 */
export const MABIMS_INDONESIA_2022: AltitudeCriterion = {
  ...MABIMS_2022,
  sites: [SABANG, BENGKULU, PELABUHAN_RATU],
  apparent: true,
  geocentric: true,
};

/** The crescent seen from one of the sites; the required value of Odeh's V is the one that fits the announced days. */
export function sightedAt(visibility: number, ...sites: Site[]): SightingCriterion {
  return { by: 'sighting', sites, visibility };
}
