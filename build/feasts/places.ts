import type { Criterion } from './crescent.js';
import type { FeastRule } from './feast.js';
import type { HijriMonth } from './hijri.js';
import {
  ANYWHERE,
  MABIMS_2022,
  MABIMS_INDONESIA_2022,
  MABIMS_OLD,
  sightedAt,
  UMM_AL_QURA,
} from './hijri-criteria.js';
import type { Site } from './sky.js';
import { type FeastName, tithi } from './table.js';

/**
 * The authorities that announce feasts, each with the place used for its computation, the criterion of its Islamic
 * months and its own rules. Rules can only name places that have a row here.
 */

/** A criterion for the beginning of Islamic months, with the first month that it decided. */
export interface HijriRow {
  readonly from?: HijriMonth;
  readonly criterion: Criterion;
}

export interface Place {
  readonly site: Site;
  /** Sorted by `from`, the first without; absent: no Islamic feasts at this place. */
  readonly hijri?: readonly HijriRow[];
  readonly rules?: Partial<Readonly<Record<FeastName, FeastRule>>>;
}

function site(latitude: number, longitude: number, utcHours: number): Site {
  return { latitude, longitude, utcHours };
}

/**
 * The central point attributed to the Rashtriya Panchang (which was not read): 23 degrees 11 minutes north, 82 degrees
 * 30 minutes east.
 */
const INDIA = site(23 + 11 / 60, 82.5, 5.5);
const DELHI = site(28.6, 77.2, 5.5);
const MUMBAI = site(18.95, 72.83, 5.5);
const KOLKATA = site(22.57, 88.36, 5.5);
const CHENNAI = site(13.08, 80.27, 5.5);
const BENGALURU = site(12.97, 77.59, 5.5);
const KERALA = site(8.51, 76.96, 5.5);
const COLOMBO = site(6.93, 79.86, 5.5);
const KATHMANDU = site(27.7, 85.32, 5.75);
const DHAKA = site(23.8, 90.4, 6);
const SINGAPORE = site(1.35, 103.82, 8);
const KUALA_LUMPUR = site(3.14, 101.69, 8);
const JAKARTA = site(-6.2, 106.8, 7);
const BANGKOK = site(13.75, 100.5, 7);
const PORT_LOUIS = site(-20.16, 57.5, 4);
const SUVA = site(-18.14, 178.44, 12);
const PORT_OF_SPAIN = site(10.65, -61.51, -4);
const GEORGETOWN = site(6.8, -58.16, -4);
const PARAMARIBO = site(5.85, -55.17, -3);

const SIGHTED_IN_INDIA = [
  { criterion: sightedAt(6.5, site(28.6, 77.2, 5.5), site(22.5, 69, 5.5), site(9, 76.5, 5.5)) },
];
const SIGHTED_IN_LANKA = [{ criterion: sightedAt(4, COLOMBO) }];
/** The criterion of MABIMS since Ramadan 1443 (April 2022). */
const SINCE_1443: HijriMonth = { year: 1443, month: 9 };
const MABIMS = [{ criterion: MABIMS_OLD }, { from: SINCE_1443, criterion: MABIMS_2022 }];

/**
 * Tamil Deepavali: the fourteenth of the dark half before sunrise, where the new moon's evening is kept elsewhere
 * (http://www.math.nus.edu.sg/aslaksen/calendar/deepavali.html).
 */
const TAMIL_DEEPAVALI = tithi('ashvina', 29, 'dawn');

const MAHARASHTRA: Place = {
  site: MUMBAI,
  hijri: SIGHTED_IN_INDIA,
  rules: {
    diwali: tithi('ashvina', 30, 'dusk', { both: 'second', neither: 'second' }),
  },
};

const PLACES_TABLE = {
  IN: {
    site: INDIA,
    hijri: SIGHTED_IN_INDIA,
    rules: {
      'maha-shivaratri': tithi('magha', 29, 'midnight', { both: 'second', neither: 'second' }),
      // The memorandum for 2027 has 23 March, where the full moon ends after three watches and a third.
      holi: { by: 'holi', watches: 3 },
    },
  },
  'IN:DL': { site: DELHI, hijri: SIGHTED_IN_INDIA },
  'IN:MH': MAHARASHTRA,
  'IN:WB': { site: KOLKATA, hijri: SIGHTED_IN_INDIA, rules: { dussehra: tithi('ashvina', 10) } },
  'IN:TN': { site: CHENNAI, hijri: SIGHTED_IN_INDIA, rules: { diwali: TAMIL_DEEPAVALI } },
  'IN:KL': { site: KERALA, hijri: SIGHTED_IN_INDIA, rules: { diwali: TAMIL_DEEPAVALI } },
  'IN:KA': { site: BENGALURU, hijri: SIGHTED_IN_INDIA },
  NP: {
    site: KATHMANDU,
    hijri: [{ criterion: sightedAt(5.65, KATHMANDU) }],
    // The Holi of the hills is the evening of the bonfire.
    rules: { holi: tithi('phalguna', 15, 'dusk') },
  },
  LK: { site: COLOMBO, hijri: SIGHTED_IN_LANKA, rules: { diwali: TAMIL_DEEPAVALI } },
  BD: {
    site: DHAKA,
    hijri: [{ criterion: sightedAt(6, DHAKA, site(21.4, 92, 6)) }],
    rules: {
      janmashtami: tithi('shravana', 23, 'midnight', { both: 'longer' }),
      dussehra: tithi('ashvina', 10),
    },
  },
  PK: {
    site: site(33.7, 73, 5),
    hijri: [
      { criterion: sightedAt(5, site(24.86, 67, 5), site(25.05, 61.8, 5), site(34, 71.5, 5)) },
    ],
  },
  SG: {
    site: SINGAPORE,
    hijri: [
      { criterion: { ...MABIMS_OLD, sites: [SINGAPORE] } },
      { from: SINCE_1443, criterion: { ...MABIMS_2022, sites: [SINGAPORE] } },
    ],
    rules: { diwali: TAMIL_DEEPAVALI },
  },
  MY: {
    site: KUALA_LUMPUR,
    hijri: MABIMS,
    rules: { diwali: TAMIL_DEEPAVALI, vesak: { by: 'chinese', degrees: 60, day: 15, inMay: true } },
  },
  BN: {
    site: site(4.89, 114.94, 8),
    hijri: [
      { criterion: { ...MABIMS_OLD, sites: [site(4.6, 114.2, 8)] } },
      { from: SINCE_1443, criterion: { ...MABIMS_2022, sites: [site(4.6, 114.2, 8)] } },
    ],
  },
  ID: {
    site: JAKARTA,
    hijri: [{ criterion: MABIMS_OLD }, { from: SINCE_1443, criterion: MABIMS_INDONESIA_2022 }],
    rules: { vesak: { by: 'full moon', degrees: 60 } },
  },
  TH: { site: BANGKOK },
  MU: {
    site: PORT_LOUIS,
    hijri: [{ criterion: sightedAt(1, PORT_LOUIS) }],
    rules: {
      'ganesh-chaturthi': tithi('bhadrapada', 4, 'sunrise', { plus: 1 }),
    },
  },
  FJ: {
    site: SUVA,
    hijri: [{ criterion: sightedAt(3, SUVA) }],
    rules: { diwali: tithi('ashvina', 30, 'dusk', { both: 'second', neither: 'second' }) },
  },
  TT: { site: PORT_OF_SPAIN, hijri: [{ criterion: sightedAt(0, PORT_OF_SPAIN) }] },
  GY: { site: GEORGETOWN, hijri: [{ criterion: sightedAt(0, GEORGETOWN) }] },
  SR: { site: PARAMARIBO, hijri: [{ criterion: sightedAt(0, PARAMARIBO) }] },
  SA: { site: site(24.7, 46.7, 3), hijri: [{ criterion: UMM_AL_QURA }] },
  TR: { site: site(39.9, 32.9, 3), hijri: [{ criterion: ANYWHERE }] },
  MA: {
    site: site(34, -6.8, 0),
    hijri: [{ criterion: sightedAt(5, site(34, -6.8, 0), site(23.7, -15.9, 0)) }],
  },
  IR: {
    site: site(35.7, 51.4, 3.5),
    hijri: [
      { criterion: sightedAt(2, site(35.7, 51.4, 3.5), site(27, 57, 3.5), site(31, 48.7, 3.5)) },
    ],
  },
  // Fitted to the few announced days that were read; Eid al-Adha follows Mecca in all of them.
  OM: {
    site: site(23.6, 58.5, 4),
    hijri: [{ criterion: sightedAt(-1, site(23.6, 58.5, 4), site(17, 54.1, 4)) }],
  },
  IQ: { site: site(33.3, 44.4, 3), hijri: [{ criterion: sightedAt(4, site(32, 44.3, 3)) }] },
  LY: {
    site: site(32.9, 13.2, 2),
    hijri: [{ criterion: sightedAt(1, site(32.9, 13.2, 2), site(27, 14.4, 2)) }],
  },
  TN: {
    site: site(36.8, 10.2, 1),
    hijri: [{ criterion: sightedAt(-1, site(36.8, 10.2, 1), site(33, 10, 1)) }],
  },
  DZ: {
    site: site(36.7, 3, 1),
    hijri: [{ criterion: sightedAt(-1, site(36.7, 3, 1), site(23, 5.5, 1)) }],
  },
  MV: { site: site(4.17, 73.5, 5), hijri: [{ criterion: sightedAt(2, site(4.17, 73.5, 5)) }] },
  BT: {
    site: site(27.5, 89.6, 6),
    rules: { losar: { by: 'tibetan', tradition: 'bhutan', month: 1, day: 1 } },
  },
  KH: { site: site(11.55, 104.9, 7) },
  MM: {
    site: site(16.8, 96.15, 6.5),
    hijri: [{ criterion: sightedAt(4, site(16.8, 96.15, 6.5)) }],
  },
  MN: { site: site(47.9, 106.9, 8) },
  JP: { site: site(35.7, 139.7, 9) },
  // The notices of Ningxia and Xinjiang that were read, 2013 to 2025, have the days of MABIMS with one exception.
  CN: { site: site(39.9, 116.4, 8), hijri: MABIMS },
} satisfies Record<string, Place>;

export type PlaceId = keyof typeof PLACES_TABLE;

export const PLACES: Readonly<Record<PlaceId, Place>> = PLACES_TABLE;

/** Whether a word is the id of a place. */
export function isPlace(word: string): word is PlaceId {
  return Object.hasOwn(PLACES, word);
}

export function placeOf(id: PlaceId): Place {
  return PLACES[id];
}

/** The criterion by which a place begins a month; throws where the place has no Islamic feasts. */
export function criterionOf(place: Place, month: HijriMonth): Criterion {
  const row = place.hijri?.findLast(({ from }) => from === undefined || !isBefore(month, from));
  if (!row) throw new Error('no Islamic months are known for this place');
  return row.criterion;
}

function isBefore(a: HijriMonth, b: HijriMonth): boolean {
  return a.year * 12 + a.month < b.year * 12 + b.month;
}
