import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answersFrom } from '../../server/api/openapi-examples.js';
import { isNonDeliverable } from '../../server/engine/fx-ndf-table.js';
import type { SettlementCycle } from '../../server/engine/market-conventions.js';
import { isLongRun, sampled, some } from '../helpers/needs.js';
import * as plain from '../helpers/plain-answers.js';
import { seededRandom } from '../helpers/random.js';
import { dayNo } from '../helpers/served-days.js';
import { releaseCatalog, releaseData } from '../helpers/server.js';
import { combined, Model, type ServedCalendar, type World, weekdayOf } from '../helpers/worlds.js';

/**
 * `estimated` by Monte Carlo: random questions to every endpoint of business days, about one calendar and several, and the
 * answers in worlds that are drawn within the reach of the estimated entries. An answer that differs in any world must be
 * estimated, and every answer must lie within the bounds. KALENDS_QUESTIONS is how many questions each endpoint is put.
 */

const QUESTIONS = Number(process.env.KALENDS_QUESTIONS ?? (isLongRun ? 300 : 40));
const WORLDS = 10;
const MORE_WORLDS = 40;
/** An estimated answer that is the same in so many worlds counts as flagged without need: some differ only where two days move. */
const MOST_WORLDS = 400;
/** Measured with 1,500 questions: 0.09 for FX, where doubts of three calendars add up, 0.02 and less elsewhere. */
const NEEDLESS_SHARE = 0.1;

const catalog = releaseCatalog();
const request = answersFrom(catalog);
const random = seededRandom(20_261_122);
const among = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const between = (minimum: number, limit: number): number =>
  minimum + Math.floor(random() * (limit - minimum + 1));

const records = (request('/v1/calendars') as { calendars: Omit<ServedCalendar, 'entries'>[] })
  .calendars;
const FIRST = dayNo('1992-01-01');
const LAST = dayNo('2058-12-31');
const models = new Map<string, Model>();

function modelOf(id: string): Model {
  const known = models.get(id);
  if (known) return known;
  const record = records.find((one) => one.id === id)!;
  const [first, last] = record.data_years;
  const { calendars } = request(
    `/v1/holidays?calendars=${id}&from=${first}-01-01&to=${last}-12-31`,
  ) as {
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
  readonly delivery_earliest?: string | null;
  readonly delivery_latest?: string | null;
  readonly least?: number;
  readonly most?: number;
}

interface Requested {
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
function chosenCalendars(): {
  models: Model[];
  mode: string;
  date: number;
  calendars: string;
} | null {
  const ids = [...new Set(Array.from({ length: among([1, 1, 2, 3]) }, () => among(IDS)))];
  const chosen = ids.map(modelOf);
  const near = chosen[0]!.doubtful;
  const date = random() < 0.15 ? between(FIRST, LAST) : among(near) + between(-9, 5);
  const mode = among(['all', 'any']);
  const isCovered = chosen.every(
    ({ first, last }) => date >= Math.max(first, FIRST) + 400 && date <= Math.min(last, LAST) - 800,
  );
  return isCovered
    ? { models: chosen, mode, date, calendars: `calendars=${ids.join()}&mode=${mode}` }
    : null;
}

const dateOf = ({ result }: { result: string }) => result;
const SHORT = 45;

/** A question of each endpoint; null where it would be about days without data. */
const ENDPOINTS: Readonly<Record<string, () => Requested | null>> = {
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
        inWorlds: (worlds) =>
          plain.textOf(plain.search(one(worlds), inclusive ? date : date + 1, 1)),
        read: dateOf,
      };
    }),
  previous: () =>
    about(SHORT, ({ calendars, date }, one) => {
      const inclusive = random() < 0.5;
      return {
        path: `/v1/business-days/previous?date=${plain.textOf(date)}&inclusive=${inclusive}&${calendars}`,
        inWorlds: (worlds) =>
          plain.textOf(plain.search(one(worlds), inclusive ? date : date - 1, -1)),
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
      const convention = among([
        'following',
        'modified_following',
        'preceding',
        'modified_preceding',
        'nearest',
      ]);
      return {
        path: `/v1/business-days/adjust?date=${plain.textOf(date)}&convention=${convention}&${calendars}`,
        inWorlds: (worlds) => plain.textOf(plain.adjust(one(worlds), date, convention)),
        read: dateOf,
      };
    }),
  list: () =>
    about(SHORT, ({ calendars, date }, one) => {
      const only = among(['first', 'last', null, null] as const);
      const to = date + between(0, 12);
      return {
        path: `/v1/business-days/list?from=${plain.textOf(date)}&to=${plain.textOf(to)}${only ? `&only=${only}_of_month` : ''}&${calendars}`,
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
        inWorlds: (worlds) =>
          plain.schedule(one(worlds), date, dates, months, convention).map(plain.textOf).join(),
        read: ({ dates: response }: { dates: { date: string }[] }) =>
          response.map((row) => row.date).join(),
      };
    }),
  'fx spot': spotQuestion,
  'fx option': optionQuestion,
  settlement: settlementQuestion,
};

type Question = Pick<Requested, 'path' | 'inWorlds'> & {
  readonly read: (body: never) => string | number | boolean;
};

/** A question about calendars, which may look at so many days around its date. */
function about(
  days: number,
  request: (
    requested: { calendars: string; date: number },
    one: (worlds: readonly World[]) => World,
  ) => Question,
): Requested | null {
  const requested = chosenCalendars();
  if (!requested) return null;
  const question = request(requested, (worlds) => combined(worlds, requested.mode));
  return {
    ...question,
    models: requested.models,
    from: requested.date - days,
    to: requested.date + days,
  };
}

const CURRENCIES = [...new Set(IDS.filter((id) => /^[A-Z]{3}$/.test(id) && id !== 'USD'))];

function spotQuestion(): Requested | null {
  return fxQuestion('spot', among(['SP', 'SP', '1W', '1M']), dateOf, (days, trade, tenor) =>
    plain.textOf(plain.fromSpot(days.pair, days.spot(trade), tenor)),
  );
}

/** Expiry and delivery of options: delivery is the spot date of the expiry, or that of a forward. */
function optionQuestion(): Requested | null {
  const both = ({ expiry, delivery }: Record<string, string>) => `${expiry} ${delivery}`;
  return fxQuestion('option', among(['ON', '1W', '1M', '2M']), both, (days, trade, tenor) => {
    const isExpiry = (day: number) =>
      weekdayOf(day) < 6 &&
      !plain.textOf(day).endsWith('-01-01') &&
      days.currencies.every(({ id, isOpen }) => !isNonDeliverable(id) || isOpen(day));
    const shown = (...found: number[]) => found.map(plain.textOf).join(' ');
    if (tenor === 'ON' || tenor === '1W') {
      let expiry = trade + (tenor === 'ON' ? 1 : 7);
      while (!isExpiry(expiry)) expiry++;
      return shown(expiry, days.spot(expiry));
    }
    const delivery = plain.fromSpot(days.pair, days.spot(trade), tenor);
    let expiry = delivery;
    while (!isExpiry(expiry) || days.spot(expiry) > delivery) expiry--;
    return shown(expiry, delivery);
  });
}

interface FxWorld {
  readonly pair: World;
  readonly currencies: readonly { readonly id: string; readonly isOpen: World }[];
  readonly spot: (trade: number) => number;
}

function fxQuestion(
  endpoint: string,
  tenor: string,
  read: (body: never) => string,
  answerIn: (days: FxWorld, trade: number, tenor: string) => string,
): Requested | null {
  const [base, quoted] = [among(CURRENCIES), random() < 0.5 ? 'USD' : among(CURRENCIES)];
  if (base === quoted) return null;
  const date = among(modelOf(base).doubtful) + between(-9, 5) - (tenor === '2M' ? 60 : 0);
  const path = `/v1/fx/${endpoint}?pair=${base}${quoted}&date=${plain.textOf(date)}&tenor=${tenor}`;
  const body = request(path.replace(`/${endpoint}?`, '/spot?')) as {
    conventions: { currency: string; lag: number; intermediate: string }[];
    calendars: string[];
  };
  if (!body || date < FIRST || date > LAST) return null;
  // The days of the market where they are not those of the payment system.
  const marketOf = (currency: string) =>
    body.calendars.find((id) => id === `${currency}:FX`) ?? currency;
  const ids = [...new Set([...body.calendars, ...[base, quoted].map(marketOf), 'USD'])];
  return {
    path,
    models: ids.map(modelOf),
    from: date - 10,
    to: date + 90,
    inWorlds: (worlds) => {
      const of = (id: string) => worlds[ids.indexOf(id)]!;
      const pair = combined(body.calendars.map(of), 'all');
      const daysOf = (id: string) => ({
        isOpen: of(id),
        isWeekend: (day: number) => modelOf(id).isMarketWeekend(day),
      });
      const legs = body.conventions.map(({ currency, ...rule }) => ({
        ...rule,
        ...daysOf(marketOf(currency)),
      }));
      const trade = plain.tradeDate([base, quoted].map(marketOf).map(daysOf), date);
      const currencies = [base, quoted].map((id) => ({ id, isOpen: of(marketOf(id)) }));
      const spot = (day: number) => plain.spot(legs, of('USD'), pair, day);
      return answerIn({ pair, currencies, spot }, trade, tenor);
    },
    read,
  };
}

/** The exchanges whose trades settle on a cycle, with a day of trading or of settlement that may move. */
const MARKETS = releaseData()
  .meta.calendars.flatMap(({ id, settlement_cycles: cycles = [] }) => {
    const equity = cycles.filter(({ instrument }) => instrument === 'equity');
    const days = equity.at(-1)?.calendar ?? `${id}:SETTLEMENT`;
    return equity.length > 0 && records.some((one) => one.id === days)
      ? [{ id, equity, days }]
      : [];
  })
  .filter(({ id, days }) => modelOf(id).doubtful.length + modelOf(days).doubtful.length > 0);

function settlementQuestion(): Requested | null {
  const { id, equity, days } = among(MARKETS);
  const [trading, settling] = [modelOf(id), modelOf(days)];
  const doubtful = among([trading, settling].filter((model) => model.doubtful.length > 0)).doubtful;
  const date = among(doubtful) + between(-9, 2);
  const first = Math.max(dayNo(equity[0]!.from), trading.first, settling.first);
  if (date < first + SHORT || date > Math.min(trading.last, settling.last, LAST) - SHORT)
    return null;
  return {
    path: `/v1/settlement?market=${id}&trade_date=${plain.textOf(date)}`,
    models: [trading, settling],
    from: date - SHORT,
    to: date + SHORT,
    inWorlds: settlementInWorlds(equity, date),
    read: dateOf,
  };
}

/**
 * The first world is that of the served entries. In half of the others an announced cycle does not come, and one of which
 * it is not known when it began has begun.
 */
function settlementInWorlds(
  cycles: readonly SettlementCycle[],
  date: number,
): Requested['inWorlds'] {
  let isServed = true;
  return ([isTraded, isSettled]) => {
    const [comes, hasBegun] = [isServed || random() < 0.5, !isServed && random() < 0.5];
    isServed = false;
    const trade = plain.search(isTraded!, date, 1);
    const possible = cycles.filter(({ status }) => comes || status === 'in_force');
    const at = possible.findLastIndex(({ from }) => dayNo(from) <= trade);
    const next = possible[at + 1];
    const { days } = hasBegun && next?.start === 'known' ? next : possible[at]!;
    return plain.textOf(plain.add(isSettled!, trade, days));
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
  sampled(`${name}: whatever differs in a world is estimated, and lies within the bounds`, () => {
    const tally: Tally = { asked: 0, differing: 0, missed: 0, estimated: 0, needless: 0 };
    tallies[name] = tally;
    const wrong: string[] = [];
    while (tally.asked < QUESTIONS) {
      const requested = question();
      const body = requested && (request(requested.path) as Said | undefined);
      if (!requested || !body) continue;
      tally.asked++;
      const { path, models: own, inWorlds } = requested;
      const data = requested.read(body as never);
      assert.is(
        data,
        inWorlds(own.map((model) => model.nominal())),
        `${path}: the served entries as they are`,
      );
      if (body.estimated) tally.estimated++;
      const answers = new Set([data]);
      const outside = new Set<typeof data>();
      const goesOn = (world: number) =>
        body.estimated
          ? world < MORE_WORLDS || (answers.size === 1 && world < MOST_WORLDS)
          : world < WORLDS;
      for (let world = 0; goesOn(world); world++) {
        const answer = inWorlds(
          own.map((model) => model.draw(requested.from, requested.to, random)),
        );
        answers.add(answer);
        if (!isWithin(answer, body)) outside.add(answer);
      }
      if (outside.size > 0)
        wrong.push(`${path}: ${[...outside].join(' or ')} is not within ${boundsText(body)}`);
      if (answers.size > 1) tally.differing++;
      if (answers.size > 1 && !body.estimated) {
        tally.missed++;
        wrong.push(`${path}: not estimated, but ${[...answers].join(' or ')}`);
      }
      if (answers.size === 1 && body.estimated) tally.needless++;
    }
    const message = `${tally.missed} of ${tally.differing} not flagged\n${wrong.slice(0, 12).join('\n')}`;
    assert.ok(wrong.length === 0, message);
  });
}

function boundsText({ earliest, latest, least, most }: Said): string {
  return `${earliest ?? least}..${latest ?? most}`;
}

/** Absent bounds bound nothing, and so does null, the data's end. */
function isWithin(
  answer: string | number | boolean,
  { earliest, latest, least, most, ...more }: Said,
): boolean {
  if (typeof answer === 'number') return answer >= (least ?? answer) && answer <= (most ?? answer);
  const [day = '', delivery = ''] = String(answer).split(' ');
  return (
    (typeof answer === 'boolean' || (day >= (earliest ?? day) && day <= (latest ?? day))) &&
    delivery >= (more.delivery_earliest ?? delivery) &&
    delivery <= (more.delivery_latest ?? delivery)
  );
}

sampled('few answers are flagged without need', () => {
  for (const [name, { asked, differing, estimated, needless }] of Object.entries(tallies)) {
    const message = `${name}: ${asked} asked, ${differing} differ, ${estimated} estimated, ${needless} of them the same in ${MOST_WORLDS} worlds`;
    if (process.env.KALENDS_QUESTIONS) console.error(message);
    // Twice the standard deviation of a sample this large is allowed beyond the share: new data draw other questions.
    const chance = 2 * Math.sqrt(NEEDLESS_SHARE * (1 - NEEDLESS_SHARE) * estimated);
    assert.ok(needless <= NEEDLESS_SHARE * estimated + chance, message);
  }
});

test.run();
