import { parseArgs } from 'node:util';
import { seededRandom } from '../helpers/random.js';

/**
 * npx tsx test/bench/many-clients.ts [--clients N] [--places N] [--cdn-million PRICE] [--cdn-gb PRICE] [--origin-million PRICE]
 * [--origin-gb PRICE]: a million clients that call `refresh` every hour at times of their own, through a CDN of some hundred places,
 * the largest of which serves most. A day is simulated second by second; a month is 30 of them, with one release a week. Sizes are
 * those that bench:edge measured, prices those of your provider; without a price its cost is not told.
 */
const SECONDS = 86_400;
const HOUR_S = 3600;
/** latest.json: its body and the headers of the answer; a place keeps it for a minute. */
const LATEST_BYTES = 500;
const KEPT_S = 60;
/** Lists and signatures of two calendars, and how many requests; of each release a third of the clients has a changed pack. */
const LISTS_BYTES = 3_100 + 4 * 400;
const LISTS_REQUESTS = 4;
const PACK_BYTES = 7_000 + 400;
const CHANGED = 1 / 3;
/** Files of a release that somebody asks for: 64 lists with signatures, and packs. */
const FILES = 128 + 1_200;
const DAYS = 30;
const RELEASES = 4;

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000000' },
    places: { type: 'string', default: '300' },
    'cdn-million': { type: 'string' },
    'cdn-gb': { type: 'string' },
    'origin-million': { type: 'string' },
    'origin-gb': { type: 'string' },
  },
});
const clients = Number(values.clients);
const places = Number(values.places);

/** How often the storage is asked in a day, by all places together; clients come evenly, or all in the first second of the hour. */
function originRequests(isSpread: boolean): { requests: number; most: number } {
  const random = seededRandom(0x9e3779b9);
  /** Seconds of the hour at which a place is asked. */
  const asked = Array.from({ length: places }, () => new Set<number>());
  const perSecond = new Uint32Array(HOUR_S);
  for (let client = 0; client < clients; client++) {
    const second = isSpread ? Math.floor(random() * HOUR_S) : 0;
    // One of n, the first ones oftenest: as 1/rank (Zipf).
    asked[Math.floor(places ** random()) - 1]!.add(second);
    perSecond[second]!++;
  }
  let requests = 0;
  for (const seconds of asked) {
    const sorted = [...seconds].sort((a, b) => a - b);
    let until = 0;
    for (let hour = 0; hour < SECONDS; hour += HOUR_S)
      for (const second of sorted)
        if (hour + second >= until) {
          requests++;
          until = hour + second + KEPT_S;
        }
  }
  return { requests, most: Math.max(...perSecond) };
}

for (const isSpread of [true, false]) {
  const { requests, most } = originRequests(isSpread);
  const news = clients * RELEASES;
  const atCdn = {
    requests: clients * 24 * DAYS + news * (LISTS_REQUESTS + CHANGED),
    bytes: clients * 24 * DAYS * LATEST_BYTES + news * (LISTS_BYTES + CHANGED * PACK_BYTES),
  };
  const atOrigin = {
    requests: requests * DAYS + RELEASES * FILES * places,
    bytes: requests * DAYS * LATEST_BYTES + RELEASES * FILES * places * PACK_BYTES,
  };
  console.log(
    `${clients} clients, ${places} places, ${isSpread ? 'spread over the hour' : 'all in its first second'}, a month:`,
  );
  tell('at the CDN', atCdn, values['cdn-million'], values['cdn-gb']);
  tell('at the storage, at most', atOrigin, values['origin-million'], values['origin-gb']);
  console.log(`  most in a second: ${most} requests\n`);
}

function tell(
  where: string,
  { requests, bytes }: { requests: number; bytes: number },
  million: string | undefined,
  gigabyte: string | undefined,
): void {
  const cost =
    million !== undefined && gigabyte !== undefined
      ? `, ${((requests / 1e6) * Number(million) + (bytes / 1e9) * Number(gigabyte)).toFixed(2)} in your currency`
      : '';
  console.log(
    `  ${where}: ${(requests / 1e6).toFixed(1)} million requests, ${(bytes / 1e9).toFixed(1)} GB${cost}`,
  );
}
