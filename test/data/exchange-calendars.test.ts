import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { marketConventions } from '../../build/calendars/conventions/index.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { openCalendars } from '../../server/queries/calendars.js';
import { type Session, tradingDays, utcText } from '../../server/queries/sessions.js';
import { releaseData } from '../helpers/server.js';
import { ANSWERS, type Answer } from './exchange-calendars/answers.js';
import { DIFFERENCES, MANY, MAX_FEW } from './exchange-calendars/differences.js';

/**
 * Our sessions, made of the latest release's days and of the hours that stand in the tables, held to the answers of
 * exchange_calendars. Its close may be the end of our closing auction.
 */

const DAY_MS = 86_400_000;

const data = releaseData();
const conventions = await marketConventions();
const calendars = openCalendars({
  ...data,
  record: (index) => ({ ...data.record(index), ...conventions.get(data.record(index).id) }),
});

/** An instant as answers.ts writes it. */
function written(day: number, instantMs: number): string {
  return `${instantMs < day * DAY_MS ? '<' : ''}${utcText(instantMs).slice(11, 16)}`;
}

function timesOf(day: number, { openMs, closeMs, break: pause }: Session, endMs = closeMs): string {
  const [open, end] = [written(day, openMs), written(day, endMs)];
  return pause
    ? `${open}-${written(day, pause[0])} ${written(day, pause[1])}-${end}`
    : `${open}-${end}`;
}

function theirsOn({ times, others = {} }: Answer, date: string): string {
  const [, latest] = Object.entries(times).findLast(([from]) => from <= date)!;
  return others[date] ?? latest;
}

/** Every session of the span on which the two differ, as `theirs | ours`, counted. */
function differencesOf(answer: Answer): Map<string, number> {
  const index = calendars.find(answer.market);
  assert.ok(index !== undefined, answer.market);
  const counts = new Map<string, number>();
  const days = tradingDays(calendars, index, mustParseDay(answer.from), mustParseDay(answer.to));
  assert.ok(days.length >= 10, `${answer.market}: ${days.length} trading days`);
  for (const { day, session } of days) {
    const theirs = theirsOn(answer, formatDay(day));
    const ours = session && timesOf(day, session);
    const withAuction = session?.closingAuction && timesOf(day, session, session.closingAuction[1]);
    if (theirs === ours || theirs === withAuction) continue;
    const both = `${theirs} | ${ours}`;
    counts.set(both, (counts.get(both) ?? 0) + 1);
  }
  return counts;
}

const expected = new Map<string, Map<string, number | typeof MANY>>();
for (const { markets, times } of DIFFERENCES) {
  const ids = markets.split(' ');
  assert.is(ids.length, times.length, markets);
  for (const [at, id] of ids.entries()) {
    assert.not(expected.has(id), `${id} has two differences`);
    expected.set(
      id,
      new Map(times[at]!.map(({ theirs, ours, sessions }) => [`${theirs} | ${ours}`, sessions])),
    );
  }
}

test('every session is theirs, or a difference that is told with what decides it', () => {
  for (const market of new Set(ANSWERS.map((answer) => answer.market))) {
    const counts = new Map<string, number>();
    for (const answer of ANSWERS.filter((one) => one.market === market)) {
      for (const [both, count] of differencesOf(answer))
        counts.set(both, (counts.get(both) ?? 0) + count);
    }
    const found = [...counts].map(([both, count]) => [both, count > MAX_FEW ? MANY : count]);
    assert.equal(found.sort(), [...(expected.get(market) ?? [])].sort(), market);
  }
});

test('every market that has an answer file is compared, and no others', () => {
  assert.is(new Set(ANSWERS.map(({ file }) => file)).size, 72);
  for (const { market, file, from, to, times } of ANSWERS) {
    assert.ok(from < to, market);
    assert.is(Object.keys(times)[0], from, market);
    assert.match(file, /^[\w-]+\/exchange_calendars@[0-9a-f]{7} tests\/resources\/\w+\.csv$/);
  }
  for (const id of expected.keys())
    assert.ok(
      ANSWERS.some(({ market }) => market === id),
      id,
    );
});

test.run();
