import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/expand/entry.js';
import { readHistory, replayReleases } from '../../build/release/store.js';
import { formatDay } from '../../server/engine/civil-date.js';
import type { DataRelease, EntryKind } from '../../server/engine/types.js';
import { renderFeed } from '../../server/feeds/feed.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { calendar, entry, source, state, stepOf, storeHistory } from '../helpers/history.js';
import { releaseData } from '../helpers/server.js';
import { storeVaried, writeVaried } from '../helpers/varied-history.js';

/** Which release an event of a feed tells of itself, and what is left of those that went. */

const CALENDAR = calendar('XAAA');

/** The data after releases at these instants (YYYY-MM-DD), each with these entries. */
function releasesOf(...all: readonly (readonly [string, readonly Entry[]])[]): ReleaseData {
  return storeHistory(
    all.map(([date, entries]) => [stepOf(releaseOn(date)), state([[CALENDAR, entries]])] as const),
  ).data();
}

function releaseOn(date: string): DataRelease {
  const id = `${date.replaceAll('-', '')}T060000Z`;
  return { id, library_version: '1.0.0', generated_at: `${date}T06:00:00+00:00` };
}

interface Shown {
  readonly start: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly status: string;
  readonly summary: string;
}

function textOf(
  data: ReleaseData,
  more: { kind?: EntryKind; id?: string; from?: number; to?: number } = {},
) {
  const { kind, id = 'XAAA', from = 2025, to = 2025 } = more;
  const calendars = [{ calendar: data.calendarIndex.get(id)!, from, to }];
  const text = renderFeed(data, { calendars, lang: 'en', kind });
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return root.getAllSubcomponents('vevent').map((event): Shown => {
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    assert.is(value('dtstamp'), value('last-modified'));
    const sequence = Number(value('sequence'));
    assert.is(
      sequence,
      secondsOf(value('dtstamp')),
      'a stamp and its number are of the same release',
    );
    return {
      start: value('dtstart'),
      sequence,
      stamp: value('dtstamp').slice(0, 10),
      status: value('status'),
      summary: value('summary'),
    };
  });
}

const A = entry('2025-03-03', 'A');
const B = entry('2025-04-04', 'B');
const B_VERIFIED = { ...B, status: 'provisional' as const };
const C = entry('2025-05-05', 'C', { kind: 'early_close', close_time: '13:00' });
const line = ({ start, stamp, status }: Shown) => [start, stamp, status].join(' ');

/** An instant in seconds since 2020 began, by another way than that of feeds. */
function secondsOf(instant: string): number {
  return Date.parse(instant) / 1000 - 1_577_836_800;
}

test('SEQUENCE grows from release to release, however many there are, and fits in 31 bits until 2088', () => {
  const sequenceOn = (...dates: readonly string[]) => {
    const all = dates.map((date, index) => [date, index === dates.length - 1 ? [A] : []] as const);
    return textOf(releasesOf(...all)).at(-1)!.sequence;
  };
  const numbers = [
    sequenceOn('2025-01-01'),
    sequenceOn('2024-01-01', '2024-06-01', '2025-01-02'),
    sequenceOn('2088-01-18'),
  ];
  assert.equal(numbers, [157_874_400, 157_960_800, 2_147_407_200]);
  assert.ok(numbers[2]! < 2 ** 31);
});

test('an event is stamped and numbered by the release that last changed it', () => {
  const data = releasesOf(
    ['2025-01-01', [A, B]],
    ['2025-02-01', [A, B, C]],
    ['2025-03-01', [A, B_VERIFIED, C]],
  );
  assert.equal(textOf(data).map(line), [
    '2025-03-03 2025-01-01 CONFIRMED',
    '2025-04-04 2025-03-01 TENTATIVE',
    '2025-05-05 2025-02-01 CONFIRMED',
  ]);
});

test('what a release takes away is cancelled, in its place, with a higher number, until it is there again', () => {
  const gone = releasesOf(
    ['2025-01-01', [A, B]],
    ['2025-02-01', [A, B, C]],
    ['2025-03-01', [B, C]],
  );
  assert.equal(textOf(gone).map(line), [
    '2025-03-03 2025-03-01 CANCELLED',
    '2025-04-04 2025-01-01 CONFIRMED',
    '2025-05-05 2025-02-01 CONFIRMED',
  ]);
  assert.is(textOf(gone)[0]!.summary, 'A');
  assert.equal(textOf(gone, { kind: 'early_close' }).map(line), [
    '2025-05-05 2025-02-01 CONFIRMED',
  ]);
  const last = releasesOf(['2025-01-01', [A, B, C]], ['2025-03-01', [A]]);
  assert.equal(
    textOf(last).map(({ status }) => status),
    ['CONFIRMED', 'CANCELLED', 'CANCELLED'],
  );
  const back = releasesOf(['2025-01-01', [A]], ['2025-02-01', []], ['2025-03-01', [A]]);
  assert.equal(textOf(back).map(line), ['2025-03-03 2025-03-01 CONFIRMED']);
});

test('each names the release that took it away, whatever other calendars lost', () => {
  const other = calendar('XBBB');
  const of = (own: readonly Entry[], others: readonly Entry[]) =>
    state([
      [CALENDAR, own],
      [other, others],
    ]);
  const data = storeHistory([
    [stepOf(releaseOn('2025-01-01')), of([A, B], [A, B])],
    [stepOf(releaseOn('2025-02-01')), of([B], [A, B])],
    [stepOf(releaseOn('2025-03-01')), of([B], [B])],
  ]).data();
  const named = ['XAAA', 'XBBB'].map((id) => {
    const calendars = [{ calendar: data.calendarIndex.get(id)!, from: 2025, to: 2025 }];
    return /Cancelled: data release (\S+)/.exec(renderFeed(data, { calendars, lang: 'en' }))![1];
  });
  assert.equal(named, ['20250201T060000Z', '20250301T060000Z']);
});

test('for a year, by the release that answers', () => {
  const until = (date: string) =>
    releasesOf(['2025-01-01', [A, B]], ['2025-02-01', [B]], [date, [B, C]]);
  assert.equal(
    textOf(until('2026-02-01')).map(({ status }) => status),
    ['CANCELLED', 'CONFIRMED', 'CONFIRMED'],
  );
  assert.equal(
    textOf(until('2026-02-04')).map(({ status }) => status),
    ['CONFIRMED', 'CONFIRMED'],
  );
});

test('only in the years asked', () => {
  const other = entry('2024-12-31', 'Other');
  const data = releasesOf(['2025-01-01', [other, A, B]], ['2025-02-01', [B]]);
  assert.is(textOf(data).length, 2);
  assert.equal(textOf(data, { from: 2024, to: 2024 }).map(line), [
    '2024-12-31 2025-02-01 CANCELLED',
  ]);
});

test('an event changes with the address of its source, an early close with its zone', () => {
  const at = (url: string) => ({ ...source('s'), url });
  const kept = entry('2025-03-03', 'A', { coverage: 'verified', sources: ['s'] });
  const states = [
    state([[CALENDAR, [kept, B, C]]], [at('https://example.org/1')]),
    state([[CALENDAR, [kept, B, C]]], [at('https://example.org/2')]),
    state([[{ ...CALENDAR, timezone: 'Asia/Tokyo' }, [kept, B, C]]], [at('https://example.org/2')]),
  ];
  const history = storeHistory(
    states.map((after, index) => [stepOf(releaseOn(`2025-0${index + 1}-01`)), after] as const),
  );
  assert.equal(textOf(history.data()).map(line), [
    '2025-03-03 2025-02-01 CONFIRMED',
    '2025-04-04 2025-01-01 CONFIRMED',
    '2025-05-05 2025-03-01 CONFIRMED',
  ]);
});

/** For each source and calendar, the release that last gave it another address or zone, by its number. */
function retellings(dir: string): {
  urls: Map<string, number>;
  zones: Map<string, number>;
  ids: string[];
} {
  const urls = new Map<string, number>();
  const zones = new Map<string, number>();
  const [knownUrls, knownZones] = [new Map<string, string>(), new Map<string, string | null>()];
  const ids: string[] = [];
  for (const { release, state: now } of replayReleases({ dir })) {
    const number = ids.push(release.generated_at) - 1;
    for (const { id, url } of now.sources.values()) {
      if (knownUrls.has(id) && knownUrls.get(id) !== url) urls.set(id, number);
      knownUrls.set(id, url);
    }
    for (const { id, timezone } of now.calendars.values()) {
      if (knownZones.has(id) && knownZones.get(id) !== timezone) zones.set(id, number);
      knownZones.set(id, timezone);
    }
  }
  return { urls, zones, ids };
}

test('feeds of every calendar after eight releases, against a walk through all that these wrote', () => {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-feeds-'));
  writeVaried(dir);
  const { state: present, steps } = readHistory({ dir });
  const { urls, zones, ids: instants } = retellings(dir);
  rmSync(dir, { recursive: true });
  assert.ok(
    urls.size > 0 && zones.size > 0,
    'a source came to be at another address, a calendar in another zone',
  );
  const data = storeVaried().data();
  const recordedProvenance = (id: string) =>
    data.meta.releases.findLastIndex(({ retold }) => retold?.provenance?.includes(id));
  let cancelled = 0;
  for (const { id } of data.meta.calendars) {
    const last = new Map<string, { number: number; isGone: boolean }>();
    for (const { day, payload } of present.entries.get(id)!.values()) {
      const zone = payload.kind === 'early_close' ? (zones.get(id) ?? 0) : 0;
      // What a date that is not verified rests on is told of from the release on that recorded it.
      const provenance = payload.coverage === 'verified' ? 0 : recordedProvenance(id);
      const number = Math.max(
        zone,
        provenance,
        ...payload.sources.map((source) => urls.get(source) ?? 0),
      );
      last.set(`${formatDay(day)} ${payload.kind}`, { number, isGone: false });
    }
    for (const [number, step] of steps.entries()) {
      for (const { calendar: changed, day, kind, after } of step.changes) {
        if (changed !== id) continue;
        const key = `${formatDay(day)} ${kind}`;
        last.set(key, {
          number: Math.max(number, last.get(key)?.number ?? 0),
          isGone: after === null,
        });
      }
    }
    const [from, to] = data.meta.calendars[data.calendarIndex.get(id)!]!.data_years;
    const text = renderFeed(data, {
      calendars: [{ calendar: data.calendarIndex.get(id)!, from, to }],
      lang: 'en',
    });
    const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const events = root.getAllSubcomponents('vevent').map((event) => {
      const value = (name: string) => String(event.getFirstPropertyValue(name));
      return { key: `${value('dtstart')} ${value('categories')}`, of: value };
    });
    for (const { key, of } of events) {
      const { number, isGone } = last.get(key)!;
      assert.is(of('sequence'), String(secondsOf(instants[number]!)), `${id} ${key}`);
      assert.is(of('dtstamp'), `${instants[number]!.slice(0, 19)}Z`);
      assert.is(of('status') === 'CANCELLED', isGone, `${id} ${key}`);
    }
    assert.equal(
      events.map(({ key }) => key).sort(),
      [...last.keys()].sort(),
      `${id}: all releases are of the last year`,
    );
    cancelled += events.filter(({ of }) => of('status') === 'CANCELLED').length;
  }
  assert.ok(cancelled > 0);
});

test('the events of a calendar are the same whatever else is in the feed, but for its id', () => {
  const data = releaseData();
  const of = (ids: readonly string[]) =>
    renderFeed(data, {
      calendars: ids.map((id) => ({ calendar: data.calendarIndex.get(id)!, from: 2026, to: 2027 })),
      lang: 'en',
    });
  const uids = (text: string) => [...text.matchAll(/^UID:(.*)\r$/gm)].map((match) => match[1]!);
  const both = of(['XNYS', 'EUR']);
  assert.equal(uids(both), [...uids(of(['XNYS'])), ...uids(of(['EUR']))]);
  assert.is(new Set(uids(both)).size, uids(both).length);
  const events = new ICAL.Component(ICAL.parse(both) as unknown[]).getAllSubcomponents('vevent');
  for (const event of events) {
    const id = String(event.getFirstPropertyValue('uid')).includes('-XNYS@') ? 'XNYS' : 'EUR';
    assert.match(String(event.getFirstPropertyValue('summary')), new RegExp(`^${id}: `));
  }
});

test.run();
