import {
  AngleFromSun,
  AstroTime,
  Body,
  Equator,
  Horizon,
  MoonPhase,
  Observer,
  SearchRiseSet,
  SunPosition,
} from 'astronomy-engine';
import type { DayNumber } from '../../server/engine/civil-date.js';

/**
 * Positions of sun and moon for the rules of feasts, from astronomy-engine (within one arc minute of the JPL's; one arc
 * minute is two minutes of time for the moon's phase, twenty-five for the sun's longitude).
 */

/** Milliseconds since 1970-01-01T00:00Z: an instant, never a civil day. */
export type Instant = number;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** A point on the earth with the time zone of its civil day. */
export interface Site {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** Standard time of the civil day, hours ahead of UTC. */
  readonly utcHours: number;
}

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const SYNODIC_MONTH_DAYS = 29.530588861;
const DEGREES_PER_MS = 360 / (SYNODIC_MONTH_DAYS * DAY_MS);
/** Speed of the sun's longitude. */
const SUN_DEGREES_PER_MS = 360 / (365.2422 * DAY_MS);
/** The new moon of 6 January 2000, number 0 (Meeus, Astronomical Algorithms, chapter 49). */
const FIRST_NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);

/** The start of a civil day at a place. */
export function startOfDay(day: DayNumber, site: Site): Instant {
  return day * DAY_MS - site.utcHours * HOUR_MS;
}

/** The civil day at a place. */
export function dayAt(instant: Instant, site: Site): DayNumber {
  return Math.floor((instant + site.utcHours * HOUR_MS) / DAY_MS);
}

/** Geocentric longitude of the moon less that of the sun, in degrees from 0 to 360: 0 = new, 180 = full moon. */
export function elongation(instant: Instant): number {
  return MoonPhase(astroTime(instant));
}

/** Apparent longitude of the sun, equinox of date, in degrees from 0 to 360. */
export function sunLongitude(instant: Instant): number {
  return SunPosition(astroTime(instant)).elon;
}

/** The instant nearest to `near` at which the moon's elongation is `degrees`; within a second. */
export function whenElongation(degrees: number, near: Instant): Instant {
  return converge((instant) => signed(degrees - elongation(instant)) / DEGREES_PER_MS, near);
}

/** The instant nearest to `near` at which the sun's longitude is `degrees`. */
export function whenSunLongitude(degrees: number, near: Instant): Instant {
  return converge((instant) => signed(degrees - sunLongitude(instant)) / SUN_DEGREES_PER_MS, near);
}

const newMoons = new Map<number, Instant>();

/** The instant of a new moon by its number; number 0 is that of 6 January 2000. */
export function newMoon(lunation: number): Instant {
  const known = newMoons.get(lunation);
  if (known !== undefined) return known;
  const mean = FIRST_NEW_MOON + lunation * SYNODIC_MONTH_DAYS * DAY_MS;
  const instant = whenElongation(0, mean);
  newMoons.set(lunation, instant);
  return instant;
}

/** Number of the last new moon at or before an instant. */
export function lunationAt(instant: Instant): number {
  const guess = Math.round((instant - FIRST_NEW_MOON) / (SYNODIC_MONTH_DAYS * DAY_MS));
  for (let lunation = guess + 1; ; lunation--) if (newMoon(lunation) <= instant) return lunation;
}

/** Sunrise of a civil day at a place: the upper limb on the horizon, with refraction. Not for polar places. */
export function sunrise(day: DayNumber, site: Site): Instant {
  return riseSet(Body.Sun, 1, startOfDay(day, site), site)!;
}

/** Sunset of a civil day at a place. */
export function sunset(day: DayNumber, site: Site): Instant {
  return riseSet(Body.Sun, -1, startOfDay(day, site), site)!;
}

/** The first moonset after an instant, within the next 26 hours. */
export function moonsetAfter(instant: Instant, site: Site): Instant | null {
  return riseSet(Body.Moon, -1, instant, site, 1.1);
}

/** Seen from a place at an instant, without refraction; degrees. */
export interface Seen {
  readonly altitude: number;
  readonly azimuth: number;
  readonly distanceKm: number;
}

export function moonSeen(instant: Instant, site: Site): Seen {
  return seen(Body.Moon, instant, site);
}

export function sunSeen(instant: Instant, site: Site): Seen {
  return seen(Body.Sun, instant, site);
}

/** Angle between two points of the sky, degrees. */
export function separation(a: Seen, b: Seen): number {
  const cosine =
    sine(a.altitude) * sine(b.altitude) +
    cosineOf(a.altitude) * cosineOf(b.altitude) * cosineOf(a.azimuth - b.azimuth);
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

/** Geocentric angle between the centres of moon and sun; near the new moon the moon's latitude counts. */
export function moonSunAngle(instant: Instant): number {
  return AngleFromSun(Body.Moon, astroTime(instant));
}

/** Normalizes `degrees` to -180 to 180. */
export function signed(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

const KM_PER_AU = 149_597_870.7;

function seen(body: Body, instant: Instant, site: Site): Seen {
  const time = astroTime(instant);
  const observer = observerAt(site);
  const equatorial = Equator(body, time, observer, true, true);
  const { altitude, azimuth } = Horizon(time, observer, equatorial.ra, equatorial.dec);
  return { altitude, azimuth, distanceKm: equatorial.dist * KM_PER_AU };
}

const risings = new Map<string, Instant | null>();

function riseSet(
  body: Body,
  direction: 1 | -1,
  from: Instant,
  site: Site,
  days = 1,
): Instant | null {
  const key = `${body} ${direction} ${from} ${site.latitude} ${site.longitude}`;
  const known = risings.get(key);
  if (known !== undefined) return known;
  const found = SearchRiseSet(body, observerAt(site), direction, astroTime(from), days);
  const instant = found ? J2000_MS + found.ut * DAY_MS : null;
  risings.set(key, instant);
  return instant;
}

const observers = new Map<Site, Observer>();

function observerAt(site: Site): Observer {
  let observer = observers.get(site);
  if (!observer) {
    observer = new Observer(site.latitude, site.longitude, 0);
    observers.set(site, observer);
  }
  return observer;
}

function astroTime(instant: Instant): AstroTime {
  return new AstroTime((instant - J2000_MS) / DAY_MS);
}

/** Repeats a correction that is right to first order until it is under a second. */
function converge(step: (instant: Instant) => number, start: Instant): Instant {
  let instant = start;
  for (let turn = 0; turn < 20; turn++) {
    const delta = step(instant);
    instant += delta;
    if (Math.abs(delta) < 1000) return instant;
  }
  throw new Error(`no convergence near ${new Date(start).toISOString()}`);
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cosineOf(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
