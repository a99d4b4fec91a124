import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RunningDigest } from '../../build/release/digest.js';
import type { Reason } from '../../build/release/reasons.js';
import { readDescriptions } from '../../build/release/release-files.js';
import {
  applyChanges,
  diffStates,
  type EntryChange,
  emptyState,
  payloadOf,
  type ReleaseState,
  type StoredEntry,
  sortedEntries,
} from '../../build/release/state.js';
import {
  compressDays,
  fromStatements,
  type Statement,
  toStatements,
} from '../../build/release/statements.js';
import { readHistory, releaseIds, stateDigest, writeRelease } from '../../build/release/store.js';
import { dayNumber, formatDay, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import type { DataRelease, Payload } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { sha256Of } from '../../server/store/build-record.js';
import { calendar, entry, KINDS, realHistory, source, state } from '../helpers/history.js';
import { VARIED_IDS, writeVaried } from '../helpers/varied-history.js';

const test = suite('release');
const folder = mkdtempSync(join(tmpdir(), 'releases-'));
let folders = 0;
test.after(() => rmSync(folder, { recursive: true }));

function newDir(): string {
  const dir = join(folder, String(folders++));
  mkdirSync(dir);
  return dir;
}

function release(number: number): DataRelease {
  return {
    id: `2025010${number}T000000Z`,
    library_version: `3.3${number}.0`,
    generated_at: `2025-01-0${number}T00:00:00+00:00`,
  };
}

const NEW_YEAR = [2024, 2025, 2026].map((year) => entry(`${year}-01-01`, "New Year's Day"));
const LEAP_DAY = entry('2024-02-29', 'Leap Day', { names: { en: 'Leap Day', de: 'Schalttag' } });
const SHORT = entry('2025-12-24', 'Christmas Eve', { kind: 'early_close', close_time: '13:00' });
const VERIFIED = { coverage: 'verified', sources: ['a-list'] } as const;

/** Three states with dates, calendars and sources that come, change and go. */
const STATES: readonly ReleaseState[] = [
  state([
    [calendar('XAAA'), [...NEW_YEAR, LEAP_DAY, SHORT]],
    [calendar('XBBB'), NEW_YEAR],
    [calendar('XNIL'), []],
  ]),
  state(
    [
      [
        calendar('XAAA', { complete_years: [2025], verified_years: [2025], sources: ['a-list'] }),
        [
          NEW_YEAR[0]!,
          { ...NEW_YEAR[1]!, ...VERIFIED },
          entry('2025-12-24', 'Christmas Eve', VERIFIED),
          entry('2025-12-24', 'Christmas Eve', { kind: 'early_close', close_time: '12:00' }),
        ],
      ],
      [calendar('XCCC'), NEW_YEAR],
      [calendar('XNIL'), NEW_YEAR],
    ],
    [source('a-list'), source('another')],
  ),
  state(
    [
      [calendar('XAAA'), [...NEW_YEAR, LEAP_DAY]],
      [calendar('XBBB', { name: 'Again' }), [entry('2025-05-01', 'Labour Day')]],
      [calendar('XNIL'), []],
    ],
    [{ ...source('a-list'), years: [2026] }],
  ),
];

/** Writes the states as releases, each after the one before. */
function writeStates(dir: string, states: readonly ReleaseState[] = STATES): EntryChange[][] {
  return states.map((after, index) =>
    writeRelease(
      release(index + 1),
      { note: `Release ${index + 1}`, reasons: [] },
      states[index - 1] ?? emptyState(),
      after,
      dir,
    ),
  );
}

function sameState(found: ReleaseState, expected: ReleaseState): void {
  assert.equal([...found.calendars].sort(), [...expected.calendars].sort());
  assert.equal([...found.sources].sort(), [...expected.sources].sort());
  assert.equal([...found.entries.keys()].sort(), [...expected.entries.keys()].sort());
  for (const id of expected.entries.keys())
    assert.equal(sortedEntries(found, id), sortedEntries(expected, id), id);
}

function filesOf(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  return Object.fromEntries(
    names.map(({ name, parentPath }) => [
      join(parentPath, name).slice(dir.length),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}

function refused(dir: string, ...words: readonly string[]): void {
  assert.throws(
    () => readHistory({ dir, check: 'every' }),
    (error: Error) => {
      for (const word of words)
        assert.ok(error.message.includes(word), `${word} is not in: ${error.message}`);
      return true;
    },
  );
}

test('what was written is read: every state, with its changes', () => {
  for (let length = 1; length <= STATES.length; length++) {
    const dir = newDir();
    const changes = writeStates(dir, STATES.slice(0, length));
    const history = readHistory({ dir });
    sameState(history.state, STATES[length - 1]!);
    assert.equal(
      history.steps.map((step) => step.release),
      Array.from({ length }, (_, index) => release(index + 1)),
    );
    assert.equal(history.steps[0]!.changes, [], 'the first release is the starting point');
    for (let step = 1; step < length; step++)
      assert.equal(history.steps[step]!.changes, changes[step]);
  }
});

test('changes are told apart: added, removed and modified, in order', () => {
  const [, second, third] = writeStates(newDir());
  const tell = ({ calendar: id, day, kind, before, after }: EntryChange) =>
    `${before ? (after ? 'modified' : 'removed') : 'added'} ${id} ${formatDay(day)} ${kind}`;
  assert.equal(second!.map(tell), [
    'removed XAAA 2024-02-29 holiday',
    'modified XAAA 2025-01-01 holiday',
    'added XAAA 2025-12-24 holiday',
    'modified XAAA 2025-12-24 early_close',
    'removed XAAA 2026-01-01 holiday',
    ...['removed XBBB', 'added XCCC', 'added XNIL'].flatMap((what) =>
      [2024, 2025, 2026].map((year) => `${what} ${year}-01-01 holiday`),
    ),
  ]);
  assert.ok(
    third!.map(tell).includes('added XBBB 2025-05-01 holiday'),
    'a calendar that comes again',
  );
});

test('the same inputs give the same bytes', () => {
  const [one, two] = [newDir(), newDir()];
  writeStates(one);
  // The same states, filled in another order.
  const reversed = STATES.map(({ calendars, sources, entries }) => ({
    calendars: new Map([...calendars].reverse()),
    sources: new Map([...sources].reverse()),
    provenance: new Map(),
    entries: new Map([...entries].reverse().map(([id, own]) => [id, new Map([...own].reverse())])),
  }));
  writeStates(two, reversed);
  assert.equal(filesOf(two), filesOf(one));
  assert.is(stateDigest(reversed[1]!), stateDigest(STATES[1]!));
});

test('a release without changes is one, and changes nothing', () => {
  const dir = newDir();
  writeStates(dir, [STATES[0]!, STATES[0]!]);
  const history = readHistory({ dir });
  assert.equal(history.steps[1]!.changes, []);
  sameState(history.state, STATES[0]!);
});

test('no releases at all', () => {
  for (const dir of [newDir(), join(folder, 'not-there')]) {
    assert.equal(releaseIds(dir), []);
    const history = readHistory({ dir });
    assert.equal([history.steps, history.state.calendars.size], [[], 0]);
  }
});

test('only folders that are named like releases are read', () => {
  const dir = newDir();
  writeStates(dir, STATES.slice(0, 1));
  for (const name of ['20250102T000000Z.draft', 'README', '2025']) mkdirSync(join(dir, name));
  assert.equal(releaseIds(dir), [release(1).id]);
  assert.is(readHistory({ dir }).steps.length, 1);
});

test('the one who reads hears of every release', () => {
  const dir = newDir();
  writeStates(dir);
  const heard: number[] = [];
  readHistory({ dir }, (done) => heard.push(done));
  assert.equal(heard, [1, 2, 3]);
});

test('a release that is there is never written again', () => {
  const dir = newDir();
  writeStates(dir, STATES.slice(0, 1));
  const files = filesOf(dir);
  assert.throws(
    () => writeRelease(release(1), { note: 'Again', reasons: [] }, emptyState(), STATES[1]!, dir),
    (error: Error) => error.message.includes(release(1).id),
  );
  assert.equal(filesOf(dir), files);
});

test('a file that was changed afterwards is refused, and named with both SHA-256', () => {
  for (const [id, name] of [
    [release(1).id, 'snapshot.jsonl'],
    [release(1).id, 'calendars.jsonl'],
    [release(2).id, 'changes.jsonl'],
    [release(2).id, 'sources.jsonl'],
  ] as const) {
    const dir = newDir();
    writeStates(dir);
    appendFileSync(join(dir, id, name), '\n');
    refused(dir, join(id, name), 'SHA-256', 'when expected');
  }
});

test('a file that is missing is refused', () => {
  const dir = newDir();
  writeStates(dir);
  rmSync(join(dir, release(2).id, 'changes.jsonl'));
  refused(dir, 'changes.jsonl');
});

/** Changes the description of the second release of three. */
function withDescription(change: (text: string) => string): string {
  const dir = newDir();
  writeStates(dir);
  const path = join(dir, release(2).id, 'release.json');
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  assert.is.not(changed, text);
  writeFileSync(path, changed);
  return dir;
}

/** Makes the SHA-256 of a folder fit again, as somebody does who changes an old release and means it not to be seen. */
function rechain(dir: string): void {
  const lines: string[] = [];
  for (const id of releaseIds(dir)) {
    const path = join(dir, id, 'release.json');
    const file = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    file.previous_sha256 = lines.at(-1)?.slice(-64) ?? null;
    file.history_sha256 = sha256Of(lines.map((line) => `${line}\n`).join(''));
    const text = `${JSON.stringify(file, null, 2)}\n`;
    writeFileSync(path, text);
    lines.push(`${id} ${sha256Of(text)}`);
  }
  writeFileSync(join(dir, 'HEAD'), `${lines.at(-1)!}\n`);
}

test('no word of an old release changes unseen', () => {
  refused(
    withDescription((text) => text.replace('Release 2', 'Release two')),
    release(3).id,
    'the release.json before it has SHA-256',
    'when expected',
  );
  const dir = withDescription((text) => text.replace('Release 2', 'Release two'));
  rechain(dir);
  assert.is(
    readHistory({ dir, check: 'every' }).steps[1]!.note,
    'Release two',
    'every later SHA-256 has to be changed too',
  );
});

test('the last release cannot go unseen', () => {
  const dir = newDir();
  writeStates(dir);
  rmSync(join(dir, release(3).id), { recursive: true });
  refused(dir, 'HEAD', release(3).id, release(2).id);
  // Told that it is meant: HEAD names the one that is the last now.
  const path = join(dir, release(2).id, 'release.json');
  writeFileSync(join(dir, 'HEAD'), `${release(2).id} ${sha256Of(readFileSync(path, 'utf8'))}\n`);
  assert.is(readHistory({ dir }).steps.length, 2);
  rmSync(join(dir, 'HEAD'));
  refused(dir, 'HEAD', 'missing');
});

test('a word of the last release cannot change unseen', () => {
  const dir = newDir();
  writeStates(dir);
  const path = join(dir, release(3).id, 'release.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('Release 3', 'Release three'));
  refused(dir, 'HEAD', release(3).id);
});

test('another state than the one recorded is refused: the last one always, every one when asked', () => {
  const forged = (number: number) => {
    const dir = newDir();
    writeStates(dir);
    const path = join(dir, release(number).id, 'release.json');
    const text = readFileSync(path, 'utf8');
    const digest = stateDigest(STATES[number - 1]!);
    assert.ok(text.includes(digest));
    writeFileSync(path, text.replace(digest, '0'.repeat(64)));
    rechain(dir);
    return dir;
  };
  for (const number of [1, 2, 3]) {
    refused(forged(number), release(number).id, stateDigest(STATES[number - 1]!), '0'.repeat(64));
  }
  assert.throws(() => readHistory({ dir: forged(3) }), /the replayed state has/);
  assert.is(readHistory({ dir: forged(2) }).steps.length, 3);
});

test('the digest of a state that goes on changing is that of the state itself', () => {
  const running = new RunningDigest();
  for (const [index, made] of STATES.entries()) {
    running.touch(['XAAA', 'XBBB', 'XCCC', 'XNIL']);
    assert.is(running.of(made), stateDigest(made));
    assert.is.not(running.of(made), stateDigest(STATES[(index + 1) % 3]!));
  }
  running.touch(['XBBB']);
  assert.is.not(
    running.of(STATES[0]!),
    stateDigest(STATES[0]!),
    'what was not touched is not looked at',
  );
});

test('the state as of an older release', () => {
  const dir = newDir();
  const changes = writeStates(dir);
  for (const [index, made] of STATES.entries()) {
    const history = readHistory({ dir, upTo: release(index + 1).id });
    sameState(history.state, made);
    assert.is(history.steps.length, index + 1);
    if (index > 0) assert.equal(history.steps[index]!.changes, changes[index]);
  }
  assert.throws(() => readHistory({ dir, upTo: release(4).id }), new RegExp(release(4).id));
});

test('records that changed are told, before and after', () => {
  const dir = newDir();
  writeStates(dir);
  const { steps } = readHistory({ dir });
  assert.equal(
    steps.map(({ records }) =>
      records.map(({ id, before, after }) => `${id} ${before?.name} ${after?.name}`),
    ),
    [
      [],
      [
        'XAAA Calendar XAAA Calendar XAAA',
        'XBBB Calendar XBBB undefined',
        'XCCC undefined Calendar XCCC',
      ],
      ['XAAA Calendar XAAA Calendar XAAA', 'XBBB undefined Again', 'XCCC Calendar XCCC undefined'],
    ],
  );
  assert.equal(steps[1]!.records[0]!.before, STATES[0]!.calendars.get('XAAA'));
  assert.equal(steps[1]!.records[0]!.after, STATES[1]!.calendars.get('XAAA'));
});

test('reasons are kept with the release, and cannot change', () => {
  const dir = newDir();
  writeStates(dir, STATES.slice(0, 1));
  const reasons: Reason[] = [
    { calendars: ['XBBB'], kinds: ['data'], dates: ['2024..2026'], why: 'It closed' },
  ];
  writeRelease(release(2), { note: 'Gone', reasons }, STATES[0]!, STATES[1]!, dir);
  assert.equal(
    readHistory({ dir }).steps.map((step) => step.reasons),
    [[], reasons],
  );
  appendFileSync(join(dir, release(2).id, 'reasons.jsonl'), '{"why":"Another"}\n');
  refused(dir, 'reasons.jsonl', 'SHA-256');
});

test('a release that is not later than the last one is not written', () => {
  const dir = newDir();
  writeStates(dir, STATES.slice(0, 2));
  const earlier = { ...release(1), id: '20250101T120000Z' };
  assert.throws(
    () => writeRelease(earlier, { note: '', reasons: [] }, STATES[1]!, STATES[2]!, dir),
    /is not later than/,
  );
});

test('a write that was cut short leaves no part of it in the next one', () => {
  const dir = newDir();
  writeStates(dir, STATES.slice(0, 1));
  mkdirSync(join(dir, `${release(2).id}.draft`));
  writeFileSync(join(dir, `${release(2).id}.draft`, 'reasons.jsonl'), 'half a li');
  writeRelease(release(2), { note: '', reasons: [] }, STATES[0]!, STATES[1]!, dir);
  assert.not.ok(existsSync(join(dir, release(2).id, 'reasons.jsonl')));
});

test('another format is refused', () => {
  refused(
    withDescription((text) => text.replace('"format": 2', '"format": 3')),
    release(2).id,
    'format 3',
  );
  refused(
    withDescription((text) => text.replace('"format": 2', '"format": 1')),
    release(2).id,
    'format 1',
  );
});

test('a release that does not follow the one before is refused', () => {
  refused(
    withDescription((text) =>
      text.replace(`"previous": "${release(1).id}"`, '"previous": "20240101T000000Z"'),
    ),
    release(2).id,
    '20240101T000000Z',
    release(1).id,
  );
  const withoutFirst = newDir();
  writeStates(withoutFirst);
  rmSync(join(withoutFirst, release(1).id), { recursive: true });
  refused(withoutFirst, release(2).id, release(1).id, '(none)');
  const withoutSecond = newDir();
  writeStates(withoutSecond);
  rmSync(join(withoutSecond, release(2).id), { recursive: true });
  refused(withoutSecond, release(3).id, release(2).id, release(1).id);
});

test('a release that stands under another id is refused', () => {
  const dir = newDir();
  writeStates(dir);
  cpSync(join(dir, release(3).id), join(dir, release(4).id), { recursive: true });
  refused(dir, release(4).id);
});

// Changes and statements.

const DAY = mustParseDay('2025-05-01');

function change(before: Payload | null, after: Payload | null, day = DAY): EntryChange {
  return { calendar: 'XAAA', day, kind: (after ?? before)!.kind, before, after };
}

test('changes that do not fit are refused, with the date named', () => {
  const [one, two] = ['One', 'Two'].map((name) => payloadOf(entry('2025-05-01', name))) as [
    Payload,
    Payload,
  ];
  const withOne = () => state([[calendar('XAAA'), [entry('2025-05-01', 'One')]]]);
  const refuses = (made: ReleaseState, wrong: EntryChange) =>
    assert.throws(
      () => applyChanges(made, [wrong]),
      (error: Error) => error.message.includes('XAAA 2025-05-01 holiday'),
    );
  refuses(withOne(), change(null, two));
  refuses(withOne(), change(two, null));
  refuses(withOne(), change(two, one));
  refuses(emptyState(), change(one, null));
  refuses(emptyState(), change(one, two));
  const fits = withOne();
  applyChanges(fits, [change(one, two)]);
  assert.is(sortedEntries(fits, 'XAAA')[0]!.payload, two);
  applyChanges(fits, [change(two, null)]);
  assert.is(fits.entries.has('XAAA'), false, 'a calendar without dates has no map of them');
});

test('payloads are one object when they are equal', () => {
  const names = { de: 'Tag', en: 'Day' };
  const one = payloadOf(entry('2025-01-01', '', { names, sources: ['b', 'a'] }));
  const two = payloadOf(
    entry('2030-01-01', '', { names: { en: 'Day', de: 'Tag' }, sources: ['a', 'b'] }),
  );
  assert.is(one, two);
  assert.is.not(one, payloadOf(entry('2025-01-01', 'Day')));
  assert.not.ok('day' in one);
});

const PAYLOADS = KINDS.flatMap((kind) =>
  ['One', 'Two'].map((name) =>
    payloadOf(
      entry('2025-01-01', name, { kind, close_time: kind === 'early_close' ? '13:00' : null }),
    ),
  ),
);
const ofKind = (kind: string) => [null, ...PAYLOADS.filter((payload) => payload.kind === kind)];

/** Few days of the year and many years, so that runs come about; leap days among them. */
const days = fc
  .oneof(
    fc.tuple(
      fc.integer({ min: 1990, max: 2060 }),
      fc.constantFrom([1, 1], [2, 28], [3, 1], [12, 31]),
    ),
    fc.tuple(
      fc.integer({ min: 498, max: 515 }).map((quarter) => quarter * 4),
      fc.constant([2, 29]),
    ),
  )
  .map(([year, [month, day]]) => dayNumber(year, month!, day!));

const changeLists: fc.Arbitrary<EntryChange[]> = fc.uniqueArray(
  fc.constantFrom(...KINDS).chain((kind) =>
    fc
      .record({
        calendar: fc.constantFrom('DE', 'DE:BB', 'US', 'XNYS'),
        day: days,
        kind: fc.constant(kind),
        before: fc.constantFrom(...ofKind(kind)),
        after: fc.constantFrom(...ofKind(kind)),
      })
      .map((row) => ({ ...row }))
      .filter(({ before, after }) => before !== after),
  ),
  { maxLength: 150, selector: ({ calendar: id, day, kind }) => `${id} ${day} ${kind}` },
);

function inOrder(changes: readonly EntryChange[]): EntryChange[] {
  return [...changes].sort((a, b) => {
    if (a.calendar !== b.calendar) return a.calendar < b.calendar ? -1 : 1;
    return a.day - b.day || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  });
}

test('statements say the changes that they were made of', () => {
  fc.assert(
    fc.property(changeLists, (changes) => {
      const written = toStatements(inOrder(changes)).map((statement) => JSON.stringify(statement));
      const read = fromStatements(written.map((line) => JSON.parse(line) as Statement));
      assert.equal(read, inOrder(changes));
      // Equal payloads are one object again.
      for (const [index, { before, after }] of inOrder(changes).entries()) {
        assert.ok(read[index]!.before === before && read[index]!.after === after);
      }
    }),
    { numRuns: 300 },
  );
});

test('runs of three years and more are one text, shorter ones are dates, leap days never run', () => {
  const texts = (...dates: string[]) => compressDays(dates.map(mustParseDay));
  assert.equal(texts('2020-01-01', '2021-01-01', '2022-01-01'), ['2020..2022-01-01']);
  assert.equal(texts('2021-01-01', '2020-01-01'), ['2020-01-01', '2021-01-01']);
  assert.equal(texts('2020-01-01', '2021-01-01', '2023-01-01'), [
    '2020-01-01',
    '2021-01-01',
    '2023-01-01',
  ]);
  assert.equal(texts('2020-02-29', '2024-02-29', '2028-02-29'), [
    '2020-02-29',
    '2024-02-29',
    '2028-02-29',
  ]);
  assert.equal(texts(), []);
  assert.equal(texts('2020-12-25', '2021-01-01', '2021-12-25', '2022-12-25'), [
    '2020..2022-12-25',
    '2021-01-01',
  ]);
});

test('a run over a day that does not exist every year is refused', () => {
  const after = payloadOf(entry('2024-02-29', 'Leap Day'));
  assert.throws(
    () => fromStatements([{ calendars: ['DE'], dates: ['2023..2025-02-29'], after }]),
    /2023-02-29/,
  );
  assert.throws(
    () => fromStatements([{ calendars: ['DE'], dates: ['2023-02-30'], after }]),
    /2023-02-30/,
  );
  assert.throws(
    () => fromStatements([{ calendars: ['DE'], dates: ['2024-02-29'] }]),
    /neither before nor after/,
  );
});

test('a difference applied leads from the one state to the other', () => {
  const entries = fc.array(fc.tuple(fc.nat(40), fc.constantFrom(...PAYLOADS)), { maxLength: 40 });
  const states = fc
    .array(fc.tuple(fc.constantFrom('XAAA', 'XBBB', 'XCCC'), entries), { maxLength: 3 })
    .map((rows) =>
      state(
        rows.map(([id, own]) => [
          calendar(id),
          own.map(([offset, payload]) => ({ ...payload, day: DAY + offset })),
        ]),
      ),
    );
  fc.assert(
    fc.property(states, states, (before, after) => {
      const changes = diffStates(before, after);
      assert.equal(changes, inOrder(changes));
      applyChanges(before, fromStatements(toStatements(changes)));
      assert.equal(diffStates(before, after), []);
      assert.is(stateDigest({ ...before, calendars: after.calendars }), stateDigest(after));
    }),
    { numRuns: 200 },
  );
});

// The releases of the project.

test('the committed releases can be replayed', () => {
  const { state: now, steps } = realHistory();
  assert.equal(
    steps.map((step) => step.release.id),
    releaseIds(),
  );
  assert.ok(steps.length > 0 && now.calendars.size > 600);
  for (const id of now.entries.keys())
    assert.ok(now.calendars.has(id), `${id} has dates and no record`);
  assert.equal(steps[0]!.changes, [], 'the first is the starting point');
});

test('every verified date names its sources, and they are known', () => {
  const { calendars, sources } = realHistory().state;
  for (const [id, record] of calendars) {
    for (const { day, payload } of sortedEntries(realHistory().state, id)) {
      const where = `${id} ${formatDay(day)}`;
      if ((payload.coverage === 'verified') !== payload.sources.length > 0)
        assert.unreachable(where);
      for (const name of payload.sources) {
        if (!sources.get(name)?.calendars?.includes(id))
          assert.unreachable(`${where}: the source ${name}`);
        if (!record.sources.includes(name))
          assert.unreachable(`${where}: ${name} is not among the calendar's`);
      }
    }
    for (const name of record.sources) assert.ok(sources.has(name), `${id}: the source ${name}`);
  }
});

test('a source has an address and says years, and every one verifies something', () => {
  const { calendars, sources } = realHistory().state;
  const used = new Set([...calendars.values()].flatMap((record) => record.sources));
  for (const [id, { url, publisher, calendars: own = [] }] of sources) {
    assert.ok(URL.canParse(url) && /^https?:/.test(url) && publisher !== '', id);
    assert.ok(used.has(id), `${id} is named by no calendar`);
    for (const name of own)
      assert.ok(calendars.get(name)?.sources.includes(id), `${id} and ${name}`);
  }
});

test('in a verified year every date is verified but holidays on weekends; other complete years have one that is not', () => {
  for (const [id, record] of realHistory().state.calendars) {
    const { verified_years, complete_years, data_years, last_verified_at, sources, weekend } =
      record;
    const isHolidayOnWeekend = ({ day, payload }: StoredEntry) =>
      payload.kind === 'holiday' && isWeekend(weekend, day);
    const unverified = new Set([
      ...(record.unsettled_days ?? []).map((date) => Number(date.slice(0, 4))),
      ...sortedEntries(realHistory().state, id)
        .filter((entry) => entry.payload.coverage !== 'verified' && !isHolidayOnWeekend(entry))
        .map(({ day }) => yearOf(day)),
    ]);
    const settled = complete_years.filter((year) => !unverified.has(year));
    // A year with early closes, or beside one that has them, needs a list of all of them.
    const earlyYears = sortedEntries(realHistory().state, id)
      .filter(({ payload }) => payload.kind === 'early_close')
      .map(({ day }) => yearOf(day));
    const mayHaveEarly = (year: number) => earlyYears.some((early) => Math.abs(early - year) <= 1);
    assert.ok(
      verified_years.every((year) => settled.includes(year)),
      `${id}: ${verified_years}`,
    );
    const missing = settled.filter((year) => !verified_years.includes(year));
    assert.ok(missing.every(mayHaveEarly), `${id}: ${missing}`);
    assert.ok(
      complete_years.every((year) => year >= data_years[0] && year <= data_years[1]),
      id,
    );
    assert.is(last_verified_at !== null, sources.length > 0, id);
  }
});

test('dates lie within the data of their calendar; only early closes have an hour', () => {
  for (const [
    id,
    {
      data_years: [from, to],
    },
  ] of realHistory().state.calendars) {
    for (const { day, payload } of sortedEntries(realHistory().state, id)) {
      const year = yearOf(day);
      if (year < from || year > to) assert.unreachable(`${id} ${formatDay(day)}`);
      const hasHour =
        payload.close_time !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(payload.close_time);
      if (hasHour !== (payload.kind === 'early_close'))
        assert.unreachable(`${id} ${formatDay(day)} ${payload.close_time}`);
      if (!payload.names.en) assert.unreachable(`${id} ${formatDay(day)} has no English name`);
    }
  }
});

test('the changes of each release are the difference from the one before', () => {
  const dir = newDir();
  writeVaried(dir);
  const { steps } = readHistory({ dir, check: 'every' });
  for (const [number, id] of VARIED_IDS.entries()) {
    if (number === 0) continue;
    const before = readHistory({ dir, upTo: VARIED_IDS[number - 1]! });
    assert.is(before.steps.length, number);
    const after = readHistory({ dir, upTo: id });
    // Payloads are one object when they are equal.
    assert.equal(diffStates(before.state, after.state), steps[number]!.changes, id);
  }
});

test('a writer that was ended between the name of the folder and that in HEAD: the next reader ends its work', () => {
  const dir = newDir();
  writeRelease(release(1), { note: 'one', reasons: [] }, emptyState(), STATES[0]!, dir);
  const before = readFileSync(join(dir, 'HEAD'));
  writeRelease(release(2), { note: 'two', reasons: [] }, STATES[0]!, STATES[1]!, dir);
  const after = readFileSync(join(dir, 'HEAD'));
  // As it was then: both names are on the disk, the second one still as a draft.
  writeFileSync(join(dir, 'HEAD.draft'), after);
  writeFileSync(join(dir, 'HEAD'), before);
  assert.equal(
    readDescriptions(dir).map(({ file }) => file.id),
    [release(1).id, release(2).id],
  );
  assert.equal(readFileSync(join(dir, 'HEAD')), after);
  assert.not.ok(existsSync(join(dir, 'HEAD.draft')));
  // Ended before that: what was prepared is not there, and says nothing.
  rmSync(join(dir, release(2).id), { recursive: true });
  writeFileSync(join(dir, 'HEAD'), before);
  writeFileSync(join(dir, 'HEAD.draft'), after);
  assert.equal(
    readDescriptions(dir).map(({ file }) => file.id),
    [release(1).id],
  );
  // A release that somebody added by hand has no such draft.
  writeRelease(release(2), { note: 'two', reasons: [] }, STATES[0]!, STATES[1]!, dir);
  writeFileSync(join(dir, 'HEAD'), before);
  assert.throws(() => readDescriptions(dir), /HEAD tells which release is the last/);
});

test.run();
