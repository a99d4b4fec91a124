import { Refraction } from 'astronomy-engine';
import type { DayNumber } from '../../server/engine/civil-date.js';
import {
  DAY_MS,
  dayAt,
  HOUR_MS,
  type Instant,
  moonSeen,
  moonSunAngle,
  moonsetAfter,
  newMoon,
  type Site,
  separation,
  sunSeen,
  sunset,
} from './sky.js';

/** Criteria by which authorities begin an Islamic month: on which evening the new crescent counts as seen. */

/** Minimum altitude and elongation of the moon at sunset, or minimum age at moonset: MABIMS and similar criteria. */
export interface AltitudeCriterion {
  readonly by: 'altitude';
  readonly sites: readonly Site[];
  /** Degrees at sunset, of the moon's centre, without refraction unless `apparent`. */
  readonly altitude: number;
  readonly apparent?: true;
  /** Degrees between the centres of moon and sun at sunset, as seen from the site unless `geocentric`. */
  readonly elongation: number;
  readonly geocentric?: true;
  /** Hours from the new moon to moonset that suffice instead of both. */
  readonly orAgeHours?: number;
}

/** The crescent can be seen at one of the sites, by Odeh's measure. */
export interface SightingCriterion {
  readonly by: 'sighting';
  readonly sites: readonly Site[];
  /** Odeh's V: from 5.65 easily seen, from 2 by good eyes in clear air, from -0.96 with binoculars. */
  readonly visibility: number;
}

/** The new moon is before sunset, and the moon sets after the sun, at Mecca: Umm al-Qura since 1423. */
export interface MoonsetCriterion {
  readonly by: 'moonset';
  readonly site: Site;
}

/** Altitude and elongation at sunset somewhere on the earth's inhabited lands: Istanbul 1978, 2016. */
export interface AnywhereCriterion {
  readonly by: 'anywhere';
  readonly altitude: number;
  readonly elongation: number;
}

export type Criterion =
  | AltitudeCriterion
  | SightingCriterion
  | MoonsetCriterion
  | AnywhereCriterion;

/** The civil day on whose evening the crescent after a new moon first meets the criterion. */
export function firstEvening(criterion: Criterion, lunation: number): DayNumber {
  const conjunction = newMoon(lunation);
  if (criterion.by === 'anywhere') return eveningAnywhere(criterion, conjunction);
  const sites = criterion.by === 'moonset' ? [criterion.site] : criterion.sites;
  const first = dayAt(conjunction, sites[0]!);
  for (let day = first; day < first + 4; day++) {
    if (sites.some((site) => meets(criterion, day, site, conjunction))) return day;
  }
  return first + 3;
}

function meets(
  criterion: AltitudeCriterion | SightingCriterion | MoonsetCriterion,
  day: DayNumber,
  site: Site,
  conjunction: Instant,
): boolean {
  const set = sunset(day, site);
  if (set < conjunction) return false;
  if (criterion.by === 'moonset') return setsAfter(set, site);
  if (criterion.by === 'sighting') return odehVisibility(set, site) >= criterion.visibility;
  return highEnough(criterion, set, site) || oldEnough(criterion, set, site, conjunction);
}

function highEnough(criterion: AltitudeCriterion, set: Instant, site: Site): boolean {
  const moon = moonSeen(set, site);
  const altitude = moon.altitude + (criterion.apparent ? Refraction('normal', moon.altitude) : 0);
  if (altitude < criterion.altitude) return false;
  const angle = criterion.geocentric ? moonSunAngle(set) : separation(moon, sunSeen(set, site));
  return angle >= criterion.elongation;
}

function oldEnough(
  criterion: AltitudeCriterion,
  set: Instant,
  site: Site,
  conjunction: Instant,
): boolean {
  if (criterion.orAgeHours === undefined || !setsAfter(set, site)) return false;
  return moonsetAfter(set, site)! - conjunction >= criterion.orAgeHours * HOUR_MS;
}

/** The moon's upper limb is still up at sunset. */
function setsAfter(set: Instant, site: Site): boolean {
  const moonset = moonsetAfter(set, site);
  return moonset !== null && moonset - set < DAY_MS / 2;
}

/**
 * Odeh's V at the best time: sunset and four ninths of the moon's lag. M. Sh. Odeh, New Criterion for Lunar Crescent
 * Visibility, Experimental Astronomy 18 (2004) 39-64: V = ARCV - (-0.1018 W^3 + 0.7319 W^2 - 6.3226 W + 7.1651), with
 * the arc of vision ARCV in degrees and the width W of the crescent in arc minutes, both topocentric and airless.
 */
export function odehVisibility(set: Instant, site: Site): number {
  const moonset = moonsetAfter(set, site);
  if (moonset === null || moonset - set > DAY_MS / 2) return Number.NEGATIVE_INFINITY;
  const best = set + ((moonset - set) * 4) / 9;
  const moon = moonSeen(best, site);
  const sun = sunSeen(best, site);
  const semidiameter = (Math.asin(MOON_RADIUS_KM / moon.distanceKm) * 180 * 60) / Math.PI;
  const width = semidiameter * (1 - Math.cos((separation(moon, sun) * Math.PI) / 180));
  const arcOfVision = moon.altitude - sun.altitude;
  return arcOfVision - (-0.1018 * width ** 3 + 0.7319 * width ** 2 - 6.3226 * width + 7.1651);
}

const MOON_RADIUS_KM = 1737.4;

/**
 * The evening of a civil day ends last at the western edge of the American mainland, with the moon farthest from the
 * sun. Islands further west do not count: with them the Turkish feasts of 2004, 2006, 2015 and 2016 would be a day
 * early.
 */
const LAST_EVENING: readonly Site[] = [
  ...[50, 40].map((latitude) => ({ latitude, longitude: -122, utcHours: -8 })),
  { latitude: 30, longitude: -116, utcHours: -8 },
  { latitude: 20, longitude: -105, utcHours: -7 },
  { latitude: 10, longitude: -84, utcHours: -6 },
  ...[0, -10].map((latitude) => ({ latitude, longitude: -79, utcHours: -5 })),
  ...[-20, -30, -40, -50].map((latitude) => ({ latitude, longitude: -72, utcHours: -5 })),
];

function eveningAnywhere(criterion: AnywhereCriterion, conjunction: Instant): DayNumber {
  const first = dayAt(conjunction, GREENWICH);
  for (let day = first; day < first + 4; day++) {
    for (const site of LAST_EVENING) {
      const set = sunset(day, site);
      if (set < conjunction || moonSunAngle(set) < criterion.elongation) continue;
      if (moonSeen(set, site).altitude >= criterion.altitude) return day;
    }
  }
  return first + 3;
}

const GREENWICH: Site = { latitude: 51.5, longitude: 0, utcHours: 0 };
