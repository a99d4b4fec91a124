import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answersFrom } from '../../server/api/openapi-examples.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { isLongRun, some } from '../helpers/needs.js';
import * as plain from '../helpers/plain-answers.js';
import { seededRandom } from '../helpers/random.js';
import { loadRelease } from '../helpers/release.js';
import { dayNo } from '../helpers/served-days.js';
import { combined, Model, type ServedCalendar, type World } from '../helpers/worlds.js';

/**
 * `estimated` by Monte Carlo: random questions to every endpoint of business days, about one calendar and several, and the
 * answers in worlds that are drawn within the reach of the estimated entries. An answer that differs in any world must be
 * estimated, and every answer must lie within the bounds. KALENDS_QUESTIONS is how many questions each endpoint is put.
 */

const QUESTIONS = Number(process.env.KALENDS_QUESTIONS ?? (isLongRun ? 300 : 100));
const WORLDS = 10;
/** An estimated answer that is the same in so many worlds counts as flagged without need. */
const MORE_WORLDS = 40;

const test = suite('worlds');
const catalog = openCatalog(loadRelease());
const ask = answersFrom(catalog);
const random = seededRandom(20_261_122);
const among = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

const records = (ask('/v1/calendars') as { calendars: Omit<ServedCalendar, 'entries'>[] }).calendars;
const FIRST = dayNo('1992-01-01');
const LAST = dayNo('2058-12-31');
const models = new Map<string, Model>();

function modelOf(id: string): Model {
  const known = models.get(id);
  if (known) return known;
  const record = records.find((one) => one.id === id)!;
  const [first, last] = record.data_years;
  const { calendars } = ask(`/v1/holidays?calendars=${id}&from=${first}-01-01&to=${last}-12-31`) as {
    calendars: ServedCalendar[];
  };
  const model = new Model({ ...record, entries: calendars[0]!.entries });
  models.set(id, model);
  return model;
}

const isPlace = ({ id }: { id: string }) => /^[A-Z]{2}(:|$)/.test(id);
/** The calendars with a date that may move or go away; the markets among them twice. Daily some of the places. */
const IDS = [...records.filter((one) => !isPlace(one)), ...some(records.filter(isPlace), 6)]
  .filter(({ id }) => modelOf(id).doubtful.length > 0)
  .flatMap((one) => (isPlace(one) ? [one.id] : [one.id, one.id]));

/** The members of answers that are looked at. */
interface Said {
  readonly estimated: boolean;
  readonly earliest?: string | null;
  readonly latest?: string | null;
  readonly least?: number;
  readonly most?: number;
}

interface Asked {
  readonly path: string;
  readonly models: readonly Model[];
  /** Days that the answer may look at. */
  readonly from: number;
  readonly to: number;
  /** The answer in a world of each model, as `read` has that of the server. */
  readonly inWorlds: (worlds: readonly World[]) => string | number | boolean;
  readonly read: (body: never) => string | number | boolean;
}

/** One calendar or up to three that have data then, and a day near a doubtful one of the first. */
function askedCalendars(): { models: Model[]; mode: string; date: number; calendars: string } | null {
  const ids = [...new Set(Array.from({ length: among([1, 1, 2, 3]) }, () => among(IDS)))];
  const chosen = ids.map(modelOf);
  const near = chosen[0]!.doubtful;
  const date = random() < 0.15 ? between(FIRST, LAST) : among(near) + between(-9, 5);
  const mode = among(['all', 'any']);
  const isCovered = chosen.every(
    ({ first, last }) => date >= Math.max(first, FIRST) + 400 && date <= Math.min(last, LAST) - 800,
  );
  return isCovered ? { models: chosen, mode, date, calendars: `calendars=${ids.join()}&mode=${mode}` } : null;
}

const dateOf = ({ result }: { result: string }) => result;
const SHORT = 45;

/** A question of each endpoint; null where it would be about days without data. */
const ENDPOINTS: Readonly<Record<string, () => Asked | null>> = {
  days: () =>
    about(1, ({ calendars, date }, one) => ({
      path: `/v1/days/${plain.textOf(date)}?${calendars}`,
      inWorlds: (worlds) => one(worlds)(date),
      read: (body: { is_business_day: boolean }) => body.is_business_day,
    })),
  next: () =>
    about(SHORT, ({ calendars, date }, one) => {
      const inclusive = random() < 0.5;
      return {
        path: `/v1/business-days/next?date=${plain.textOf(date)}&inclusive=${inclusive}&${calendars}`,
        inWorlds: (worlds) => plain.textOf(plain.search(one(worlds), inclusive ? date : date + 1, 1)),
        read: dateOf,
      };
    }),
  previous: () =>
    about(SHORT, ({ calendars, date }, one) => {
      const inclusive = random() < 0.5;
      return {
        path: `/v1/business-days/previous?date=${plain.textOf(date)}&inclusive=${inclusive}&${calendars}`,
        inWorlds: (worlds) => plain.textOf(plain.search(one(worlds), inclusive ? date : date - 1, -1)),
        read: dateOf,
      };
    }),
  add: () =>
    about(SHORT, ({ calendars, date }, one) => {
      const n = between(-8, 8);
      return {
        path: `/v1/business-days/add?date=${plain.textOf(date)}&n=${n}&${calendars}`,
        inWorlds: (worlds) => plain.textOf(plain.add(one(worlds), date, n)),
        read: dateOf,
      };
    }),
  count: () =>
    about(SHORT, ({ calendars, date }, one) => {
      const to = date + between(1, 14);
      return {
        path: `/v1/business-days/count?from=${plain.textOf(date)}&to=${plain.textOf(to)}&${calendars}`,
        inWorlds: (worlds) => plain.count(one(worlds), date, to),
        read: ({ count }: { count: number }) => count,
      };
    }),
  adjust: () =>
    about(SHORT, ({ calendars, date }, one) => {
      const convention = among(['following', 'modified_following', 'preceding', 'modified_preceding', 'nearest']);
      return {
        path: `/v1/business-days/adjust?date=${plain.textOf(date)}&convention=${convention}&${calendars}`,
        inWorlds: (worlds) => plain.textOf(plain.adjust(one(worlds), date, convention)),
        read: dateOf,
      };
    }),
  list: () =>
    about(SHORT, ({ calendars, date }, one) => {
      const only = random() < 0.4;
      const to = date + between(0, 12);
      return {
        path: `/v1/business-days/list?from=${plain.textOf(date)}&to=${plain.textOf(to)}${only ? '&only=last_of_month' : ''}&${calendars}`,
        inWorlds: (worlds) => plain.list(one(worlds), date, to, only).map(plain.textOf).join(),
        read: ({ dates }: { dates: string[] }) => dates.join(),
      };
    }),
  schedule: () =>
    about(400, ({ calendars, date }, one) => {
      const [dates, months] = [between(1, 4), among([1, 3])];
      const convention = among(['following', 'modified_following', 'preceding']);
      return {
        path: `/v1/business-days/schedule?start=${plain.textOf(date)}&count=${dates}&frequency=${months}M&convention=${convention}&${calendars}`,
        inWorlds: (worlds) => plain.schedule(one(worlds), date, dates, months, convention).map(plain.textOf).join(),
        read: ({ dates: told }: { dates: { date: string }[] }) => told.map((row) => row.date).join(),
      };
    }),
  'fx spot': askedSpot,
};

type Question = Pick<Asked, 'path' | 'inWorlds'> & { readonly read: (body: never) => string | number | boolean };

/** A question about calendars, which may look at so many days around its date. */
function about(
  days: number,
  ask: (asked: { calendars: string; date: number }, one: (worlds: readonly World[]) => World) => Question,
): Asked | null {
  const asked = askedCalendars();
  if (!asked) return null;
  const question = ask(asked, (worlds) => combined(worlds, asked.mode));
  return { ...question, models: asked.models, from: asked.date - days, to: asked.date + days };
}

const CURRENCIES = [...new Set(IDS.filter((id) => /^[A-Z]{3}$/.test(id) && id !== 'USD'))];

function askedSpot(): Asked | null {
  const [base, quoted] = [among(CURRENCIES), random() < 0.5 ? 'USD' : among(CURRENCIES)];
  if (base === quoted) return null;
  const date = among(modelOf(base).doubtful) + between(-9, 5);
  const tenor = among(['SP', 'SP', '1W', '1M']);
  const path = `/v1/fx/spot?pair=${base}${quoted}&date=${plain.textOf(date)}&tenor=${tenor}`;
  const body = ask(path) as {
    conventions: { currency: string; lag: number; intermediate: string }[];
    calendars: string[];
  };
  if (!body || date < FIRST || date > LAST) return null;
  const ids = [...new Set([...body.calendars, base, quoted, 'USD'])];
  return {
    path,
    models: ids.map(modelOf),
    ...{ from: date - 10, to: date + 90 },
    inWorlds: (worlds) => {
      const of = (id: string) => worlds[ids.indexOf(id)]!;
      const pair = combined(body.calendars.map(of), 'all');
      const daysOf = (id: string) => ({ isOpen: of(id), isWeekend: (day: number) => modelOf(id).isMarketWeekend(day) });
      const legs = body.conventions.map(({ currency, ...rule }) => ({ ...rule, ...daysOf(currency) }));
      const trade = plain.tradeDate([base, quoted].map(daysOf), date);
      return plain.textOf(plain.fromSpot(pair, plain.spot(legs, of('USD'), pair, trade), tenor));
    },
    read: dateOf,
  };
}

interface Tally {
  asked: number;
  differing: number;
  missed: number;
  estimated: number;
  needless: number;
}

const tallies: Record<string, Tally> = {};

for (const [name, question] of Object.entries(ENDPOINTS)) {
  test(`${name}: whatever differs in a world is estimated, and lies within the bounds`, () => {
    const tally: Tally = { asked: 0, differing: 0, missed: 0, estimated: 0, needless: 0 };
    tallies[name] = tally;
    const wrong: string[] = [];
    while (tally.asked < QUESTIONS) {
      const asked = question();
      const body = asked && (ask(asked.path) as Said | undefined);
      if (!asked || !body) continue;
      tally.asked++;
      const { path, models: own, inWorlds } = asked;
      const served = asked.read(body as never);
      assert.is(served, inWorlds(own.map((model) => model.nominal())), `${path}: the served entries as they are`);
      if (body.estimated) tally.estimated++;
      const answers = new Set([served]);
      const outside = new Set<typeof served>();
      for (let world = 0; world < (body.estimated ? MORE_WORLDS : WORLDS); world++) {
        const answer = inWorlds(own.map((model) => model.draw(asked.from, asked.to, random)));
        answers.add(answer);
        if (!isWithin(answer, body)) outside.add(answer);
      }
      if (outside.size > 0) wrong.push(`${path}: ${[...outside].join(' or ')} is not within ${boundsText(body)}`);
      if (answers.size > 1) tally.differing++;
      if (answers.size > 1 && !body.estimated) {
        tally.missed++;
        wrong.push(`${path}: not estimated, but ${[...answers].join(' or ')}`);
      }
      if (answers.size === 1 && body.estimated) tally.needless++;
    }
    const told = `${tally.missed} of ${tally.differing} not flagged\n${wrong.slice(0, 12).join('\n')}`;
    assert.ok(wrong.length === 0, told);
  });
}

function boundsText({ earliest, latest, least, most }: Said): string {
  return `${earliest ?? least}..${latest ?? most}`;
}

/** Absent bounds bound nothing, and so does null, the data's end. */
function isWithin(answer: string | number | boolean, { earliest, latest, least, most }: Said): boolean {
  if (typeof answer === 'number') return answer >= (least ?? answer) && answer <= (most ?? answer);
  return answer >= (earliest ?? answer) && answer <= (latest ?? answer);
}

test('few answers are flagged without need', () => {
  for (const [name, { asked, differing, estimated, needless }] of Object.entries(tallies)) {
    const told = `${name}: ${asked} asked, ${differing} differ, ${estimated} estimated, ${needless} of them the same in ${MORE_WORLDS} worlds`;
    if (process.env.KALENDS_QUESTIONS) console.error(told);
    // The first or last days of months are said to depend on all days of the range and of the months that it cuts.
    const most = name === 'list' ? 0.6 : 0.12;
    assert.ok(needless <= most * estimated, told);
  }
});

test.run();
