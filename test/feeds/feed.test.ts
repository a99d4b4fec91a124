import ICAL from 'ical.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { moreNames } from '../../build/feast-names/more-names.js';
import { type StoredEntry, sortedEntries } from '../../build/release/state.js';
import { formatDay, yearOf } from '../../server/engine/civil-date.js';
import type { Payload } from '../../server/engine/types.js';
import { renderFeed } from '../../server/feeds/feed.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import {
  calendar,
  entry,
  FIRST_RELEASE,
  packState,
  realHistory,
  source,
  state,
} from '../helpers/history.js';
import { isLongRun, sampled, some } from '../helpers/needs.js';
import { loadRelease } from '../helpers/release.js';
import { releaseData } from '../helpers/server.js';

/** Feeds read back by another implementation of iCalendar than the one that wrote them. */

const data = releaseData();

/** Half a character: what a fold in the wrong place leaves. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/u;

interface FeedOf {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly lang: string;
}

// A country with working weekends, one with estimated dates, markets, a bond market, a region with short data, one whose days were
// called tentative.
const FEEDS: readonly FeedOf[] = [
  { id: 'CN', from: 2019, to: 2026, lang: 'zh' },
  { id: 'TR', from: 2024, to: 2032, lang: 'tr' },
  { id: 'AE', from: 2025, to: 2028, lang: 'ar' },
  { id: 'JP', from: 1990, to: 2060, lang: 'ja' },
  { id: 'GB:ENG', from: 2020, to: 2023, lang: 'en' },
  { id: 'DE:BY-A', from: 2026, to: 2026, lang: 'de' },
  { id: 'AD:07', from: 2024, to: 2026, lang: 'ca' },
  { id: 'XNYS', from: 1990, to: 2060, lang: 'en' },
  { id: 'XETR', from: 2024, to: 2029, lang: 'de' },
  { id: 'EUR', from: 1999, to: 2004, lang: 'fr' },
  { id: 'USD:BOND', from: 2023, to: 2026, lang: 'en' },
  { id: 'BD', from: 2016, to: 2016, lang: 'bn' },
];

function feed({ id, from, to, lang }: FeedOf, release: ReleaseData = data): string {
  const calendar = release.calendarIndex.get(id)!;
  return renderFeed(release, { calendars: [{ calendar, from, to }], lang });
}

function eventsOf(text: string): ICAL.Component[] {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  assert.is(root.name, 'vcalendar');
  return root.getAllSubcomponents('vevent');
}

function textOf(event: ICAL.Component, name: string): string {
  assert.is(event.getAllProperties(name).length, 1, `${name} stands once in an event`);
  return String(event.getFirstPropertyValue(name));
}

function entriesOf({ id, from, to }: FeedOf): StoredEntry[] {
  return sortedEntries(realHistory().state, id).filter(
    ({ day }) => yearOf(day) >= from && yearOf(day) <= to,
  );
}

/** Early close, observed and working day in the languages that are tried. */
const WORDS: Record<string, readonly [string, string, string]> = {
  zh: ['提前收市', '补假', '工作日'],
  tr: ['erken kapanış', 'yerine geçen gün', 'iş günü'],
  ar: ['إغلاق مبكر', 'يوم بديل', 'يوم عمل'],
  ja: ['早終い', '振替', '営業日'],
  de: ['früher Schluss', 'Ersatztag', 'Arbeitstag'],
  fr: ['fermeture anticipée', 'jour de remplacement', 'jour ouvré'],
};

function expectedSummary(
  id: string,
  { kind, names, close_time, observed }: Payload,
  lang: string,
): string {
  // A release records some names; the build adds those of its table of feasts.
  const name = { ...names, ...moreNames(names) }[lang] ?? names.en!;
  const [closes, isObserved, works] = WORDS[lang] ?? ['early close', 'observed', 'working day'];
  const { timezone } = realHistory().state.calendars.get(id)!;
  if (kind === 'early_close') return `${name} (${closes} ${close_time} ${timezone})`;
  if (kind === 'weekend_workday') return `${name} (${works})`;
  return observed ? `${name} (${isObserved})` : name;
}

function checkEvent(
  event: ICAL.Component,
  id: string,
  { day, payload }: StoredEntry,
  lang: string,
): void {
  const date = formatDay(day);
  const tentative = payload.status !== 'confirmed';
  assert.is(textOf(event, 'dtstart'), date);
  assert.is(event.getFirstProperty('dtstart')!.type, 'date', 'an all-day event');
  assert.is(textOf(event, 'dtend'), formatDay(day + 1), 'the end is the day after');
  assert.is(event.getFirstProperty('dtend')!.type, 'date');
  assert.is(textOf(event, 'uid'), `${date}-${payload.kind}-${id.replace(':', '-')}@kalends`);
  assert.is(textOf(event, 'status'), tentative ? 'TENTATIVE' : 'CONFIRMED', `${id} ${date}`);
  assert.is(textOf(event, 'transp'), 'TRANSPARENT');
  assert.is(textOf(event, 'categories'), payload.kind);
  assert.is(textOf(event, 'summary'), expectedSummary(id, payload, lang), `${id} ${date}`);
  const description = textOf(event, 'description');
  assert.match(
    description,
    payload.coverage === 'verified' ? 'Coverage: verified' : 'Coverage: not verified',
  );
  assert.match(description, `Status: ${payload.status}`);
  for (const name of payload.sources)
    assert.match(description, realHistory().state.sources.get(name)!.url);
}

test('every entry is one event that says what it is', () => {
  for (const requested of FEEDS) {
    const events = eventsOf(feed(requested)).filter(
      (event) => textOf(event, 'status') !== 'CANCELLED',
    );
    const entries = entriesOf(requested);
    assert.ok(entries.length > 0, requested.id);
    assert.is(events.length, entries.length, requested.id);
    for (const [index, event] of events.entries())
      checkEvent(event, requested.id, entries[index]!, requested.lang);
  }
});

test('a feed says what it is in its language', () => {
  const text = ICAL.parse(feed({ id: 'DE:BY', from: 2026, to: 2026, lang: 'fr' })) as unknown[];
  const root = new ICAL.Component(text);
  assert.is(root.getFirstPropertyValue('x-wr-calname'), 'Bavière (Allemagne) (DE:BY)');
  assert.match(
    String(root.getFirstPropertyValue('x-wr-caldesc')),
    /^Dernière modification : version des données \d{8}T\d{6}Z$/,
  );
  const [event] = root.getAllSubcomponents('vevent');
  assert.match(textOf(event!, 'description'), /^(?:vérifié|cité|rapporté|calculé)\nCoverage: /);
});

test('the calendars tried have every kind and status', () => {
  const payloads = FEEDS.flatMap(entriesOf).map(({ payload }) => payload);
  assert.equal([...new Set(payloads.map(({ kind }) => kind))].sort(), [
    'early_close',
    'holiday',
    'weekend_workday',
  ]);
  assert.equal([...new Set(payloads.map(({ status }) => status))].sort(), [
    'confirmed',
    'estimated',
    'provisional',
  ]);
  assert.equal([...new Set(payloads.map(({ coverage }) => coverage))].sort(), [
    'library',
    'verified',
  ]);
  assert.ok(payloads.some(({ observed }) => observed));
});

sampled('UIDs are unique over all calendars of a release', () => {
  const seen = new Set<string>();
  let events = 0;
  for (const { id } of some(data.meta.calendars, 10)) {
    for (const [, uid] of feed({ id, from: 2026, to: 2026, lang: 'en' }).matchAll(
      /^UID:(.*)\r$/gm,
    )) {
      events++;
      seen.add(uid!);
    }
  }
  assert.ok(events > (isLongRun ? 5000 : 500));
  assert.is(seen.size, events);
});

sampled('the UID and all else of an event is the same whatever the range', () => {
  for (const { id, lang } of some(FEEDS, 4)) {
    const [first, last] = data.meta.calendars[data.calendarIndex.get(id)!]!.data_years;
    const all = new Map(
      eventsOf(feed({ id, from: first, to: last, lang })).map((event) => [
        textOf(event, 'uid'),
        event,
      ]),
    );
    const year = Math.min(2026, last);
    const ofYear = eventsOf(feed({ id, from: year, to: year, lang }));
    assert.ok(ofYear.length > 0);
    for (const event of ofYear)
      assert.is(event.toString(), all.get(textOf(event, 'uid'))?.toString());
  }
});

sampled('lines are of 75 octets at most and end with CRLF, the last one too', () => {
  for (const { id } of some(data.meta.calendars, 20)) {
    for (const lang of ['en', 'ja', 'am']) {
      const text = feed({ id, from: 2026, to: 2026, lang });
      if (!text.endsWith('\r\nEND:VCALENDAR\r\n'))
        assert.unreachable(`${id}: the end is ${text.slice(-30)}`);
      for (const line of text.slice(0, -2).split('\r\n')) {
        if (/[\r\n]/.test(line))
          assert.unreachable(`${id}: a line break that is no CRLF in ${JSON.stringify(line)}`);
        if (line === '') assert.unreachable(`${id}: an empty line`);
        const octets = Buffer.byteLength(line);
        if (octets > 75) assert.unreachable(`${id}: a line of ${octets} octets: ${line}`);
        if (LONE_SURROGATE.test(line))
          assert.unreachable(`${id}: a fold within a character: ${line}`);
      }
    }
  }
});

sampled('the same question gives the same bytes', () => {
  const again = loadRelease();
  for (const requested of some(FEEDS, 4)) {
    const text = feed(requested);
    assert.is(feed(requested), text);
    // Another process has remembered nothing.
    assert.is(feed(requested, again), text);
  }
});

sampled(
  'another language changes names, title and the first line of a description; an unknown one is English',
  () => {
    const strip = (text: string) =>
      text
        .replaceAll(/\r\n /g, '')
        .replaceAll(
          /^(?:SUMMARY|NAME|X-WR-CALNAME|X-WR-CALDESC|DESCRIPTION:(?!Coverage)[^:]*$).*\r\n/gm,
          '',
        )
        .replaceAll(/^DESCRIPTION:(?:[^\\\r]|\\[,;\\])*\\n(?=Coverage:)/gm, 'DESCRIPTION:');
    for (const requested of some(FEEDS, 4)) {
      const english = feed({ ...requested, lang: 'en' });
      assert.is(strip(feed(requested)), strip(english), requested.id);
      for (const lang of ['xx', '', 'EN', '__proto__', 'constructor'])
        assert.is(feed({ ...requested, lang }), english, lang);
    }
    const summaries = (lang: string) =>
      eventsOf(feed({ id: 'JP', from: 2026, to: 2026, lang })).map((event) =>
        textOf(event, 'summary'),
      );
    assert.ok(summaries('ja').includes('建国記念の日'), summaries('ja').join());
    assert.ok(
      summaries('en').every((name) => /^[\x20-\x7e–’]+$/.test(name)),
      summaries('en').join(),
    );
  },
);

test('a year without entries is a calendar without events', () => {
  const release = packState(state([[calendar('XAAA'), [entry('2025-01-01', 'A day')]]]));
  assert.is(eventsOf(feed({ id: 'XAAA', from: 2024, to: 2024, lang: 'en' }, release)).length, 0);
  assert.is(eventsOf(feed({ id: 'XAAA', from: 2025, to: 2025, lang: 'en' }, release)).length, 1);
});

test('the first and the last day of the range are in it', () => {
  const edges = ['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01'].map((date) =>
    entry(date, 'A day'),
  );
  const release = packState(state([[calendar('XAAA'), edges]]));
  const starts = eventsOf(feed({ id: 'XAAA', from: 2025, to: 2025, lang: 'en' }, release));
  assert.equal(
    starts.map((event) => textOf(event, 'dtstart')),
    ['2025-01-01', '2025-12-31'],
  );
});

test('no source is told twice, and those at one address are one', () => {
  const sources = ['a', 'b', 'c'].map((id) => ({
    ...source(id),
    url: `https://example.org/${id === 'c' ? 'c' : 'ab'}`,
  }));
  const verified = entry('2025-01-01', 'A day', { coverage: 'verified', sources: ['a', 'b', 'c'] });
  const release = packState(state([[calendar('XAAA'), [verified]]], sources));
  const [event] = eventsOf(feed({ id: 'XAAA', from: 2025, to: 2025, lang: 'en' }, release));
  const answer = textOf(event!, 'description')
    .split('\n')
    .filter((line) => line.startsWith('Source:'));
  assert.equal(answer, ['Source: https://example.org/ab', 'Source: https://example.org/c']);
});

const AWKWARD_NAMES = [
  'Commas, semicolons; and more, of them;',
  'A \\ backslash, and \\n that is no line break',
  'Quotes " and \' and colons: here',
  'Two\nlines',
  '国慶節、中秋節と振替休日'.repeat(6),
  'Пасха '.repeat(20).trim(),
  '🎉'.repeat(30),
  `a${'🎉'.repeat(30)}`,
  `ab${'é'.repeat(60)}`,
  `${'x'.repeat(66)}é${'y'.repeat(80)}`,
  'BEGIN:VEVENT',
  'END:VCALENDAR',
];

test('awkward names are right after parsing, folded lines too', () => {
  const entries = AWKWARD_NAMES.map((name, index) =>
    entry(formatDay(entry('2025-03-03', '').day + index), 'plain', {
      names: { en: name, fr: `${name} (fr)` },
    }),
  );
  const release = packState(state([[calendar('XAAA'), entries]]));
  for (const [lang, suffix] of [
    ['en', ''],
    ['fr', ' (fr)'],
  ] as const) {
    const text = feed({ id: 'XAAA', from: 2025, to: 2025, lang }, release);
    const summaries = eventsOf(text).map((event) => textOf(event, 'summary'));
    assert.equal(
      summaries,
      AWKWARD_NAMES.map((name) => name + suffix),
    );
    for (const line of text.split('\r\n'))
      assert.ok(Buffer.byteLength(line) <= 75 && !LONE_SURROGATE.test(line), line);
  }
});

test('long addresses of sources are whole in the description', () => {
  const far = {
    ...source('far'),
    url: `https://example.org/${'a-long-way/'.repeat(30)}?a=1,2;b=é`,
  };
  const verified = entry('2025-01-01', 'A day', { coverage: 'verified', sources: ['far'] });
  const release = packState(
    state([[calendar('XAAA', { complete_years: [2025] }), [verified]]], [far]),
  );
  const [event] = eventsOf(feed({ id: 'XAAA', from: 2025, to: 2025, lang: 'en' }, release));
  assert.match(textOf(event!, 'description'), far.url);
});

test('the calendar says its name, its release and its time zone', () => {
  const named = calendar('XAAA', {
    name: 'Stadt Augsburg; Bayern, Größe',
    timezone: 'Europe/Berlin',
  });
  const nowhere = calendar('XBBB', { timezone: null });
  const release = packState(
    state([
      [named, [entry('2025-01-01', 'A day')]],
      [nowhere, []],
    ]),
  );
  const text = feed({ id: 'XAAA', from: 2025, to: 2025, lang: 'en' }, release);
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  assert.is(root.getFirstPropertyValue('version'), '2.0');
  assert.is(root.getFirstPropertyValue('method'), 'PUBLISH');
  assert.is(root.getFirstPropertyValue('calscale'), 'GREGORIAN');
  // These two are unknown to the parser, which leaves their escapes.
  for (const name of ['name', 'x-wr-calname']) {
    assert.is(root.getFirstPropertyValue(name), 'Stadt Augsburg\\; Bayern\\, Größe (XAAA)');
  }
  assert.is(root.getFirstPropertyValue('x-wr-timezone'), 'Europe/Berlin');
  assert.match(String(root.getFirstPropertyValue('x-wr-caldesc')), FIRST_RELEASE.id);
  assert.ok(
    text.indexOf('X-WR-TIMEZONE') < text.indexOf('BEGIN:VEVENT'),
    'before its events (RFC 5545 section 3.6)',
  );
  assert.not.match(feed({ id: 'XBBB', from: 2025, to: 2025, lang: 'en' }, release), 'TIMEZONE');
});

test('a line break in the name of a calendar adds no property', () => {
  const named = calendar('XAAA', { name: 'One\r\nX-EVIL:1\nTwo' });
  const release = packState(state([[named, [entry('2025-01-01', 'A day')]]]));
  const text = feed({ id: 'XAAA', from: 2025, to: 2025, lang: 'en' }, release);
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  assert.is(root.getFirstPropertyValue('x-evil'), null);
  assert.is(root.getFirstPropertyValue('x-wr-calname'), 'One\\nX-EVIL:1\\nTwo (XAAA)');
});

test.run();
