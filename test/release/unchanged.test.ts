import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import { expandOwn } from '../../build/expand/calendar.js';
import { type Inputs, inputDigests } from '../../build/new-release/inputs.js';
import {
  type MadeCalendars,
  readMade,
  unchangedOf,
  writeMade,
} from '../../build/new-release/last-made.js';
import { standingOf, vouchingOf } from '../../build/new-release/making.js';
import { assemble, type Vouching } from '../../build/release/compute-state.js';
import { RunningDigest } from '../../build/release/digest.js';
import { readDescriptions } from '../../build/release/release-files.js';
import { neededFor } from '../../build/release/selection.js';
import { emptyState } from '../../build/release/state.js';
import { readHistory, writeRelease } from '../../build/release/store.js';
import type { Publication } from '../../build/verify/publication.js';
import { definition } from '../helpers/definitions.js';
import { FIRST_RELEASE } from '../helpers/history.js';
import { publication } from '../helpers/publications.js';

/** Calendars that a release takes from the last one, since what they are made from has not changed. */

const test = suite('unchanged calendars');
const folder = mkdtempSync(join(tmpdir(), 'unchanged-'));
test.after(() => rmSync(folder, { recursive: true }));

const law = 'https://www.legislation.gov.uk/act';
const rules = [{ rule: '05-01', name: 'Labour Day', from: 2020, source: law }];
const PLACE = definition('XAAA', { rules });
const HEIR = definition('XBBB', { inherits: [{ calendar: 'XAAA', from: 2020, source: law }] });
const FOLLOWER = definition('XCCC', {
  rules: [{ ...rules[0]!, rule: '12-24', name: 'Eve', closes: '13:00' }],
});
const OTHER = definition('XDDD', { rules: [{ ...rules[0]!, rule: '01-02', name: 'Second' }] });
const DEFINITIONS = [PLACE, HEIR, FOLLOWER, OTHER];
const changed = (id: string, more: Partial<CalendarDefinition>) =>
  DEFINITIONS.map((one) => (one.id === id ? { ...one, ...more } : one));

const DATES = [{ date: '2026-05-01', name: 'Labour Day' }];
const TENTATIVE = [{ date: '2026-11-24', name: 'A feast', status: 'provisional' as const }];
const LIST = publication('a-list', { calendar: 'XAAA', years: [2026], closed: DATES });
const PARTNER = publication('d-partner', { calendar: 'XZZZ', years: [2026] });
const PUBLICATIONS = [
  LIST,
  publication('b-rule', {
    calendar: 'XCCC',
    rules: [{ from: 2020, to: null, days: ['as XAAA'], follows: 'XAAA' }],
  }),
  publication('c-list', {
    calendar: 'XDDD',
    years: [2026],
    closed: TENTATIVE,
    complete_with: ['d-partner'],
  }),
  PARTNER,
];
const INPUTS: Inputs = {
  definitions: DEFINITIONS,
  publications: PUBLICATIONS,
  conventions: new Map(),
  facts: [],
  statutes: [],
  releaseDay: '2026-11-23',
};
const BEFORE = inputDigests(INPUTS);

for (const [what, more, expected] of [
  ['nothing', {}, ''],
  [
    'a definition: it and all that follow it',
    { definitions: changed('XAAA', { name: 'A' }) },
    'XAAA XBBB XCCC',
  ],
  [
    'a definition that nobody follows',
    { definitions: changed('XBBB', { note: 'Of note' }) },
    'XBBB',
  ],
  [
    'a publication',
    { publications: [{ ...LIST, checked: '2026-11-23' }, ...PUBLICATIONS.slice(1)] },
    'XAAA XBBB XCCC',
  ],
  [
    'a partner in a list',
    { publications: [...PUBLICATIONS.slice(0, 3), { ...PARTNER, notes: 'x' }] },
    'XDDD',
  ],
  [
    'a publication that names who publishes the law',
    { publications: [...PUBLICATIONS, publisher()] },
    'all',
  ],
  ['hours', { conventions: new Map([['XDDD', { hours: [] }]]) }, 'XDDD'],
  [
    'a fact',
    { facts: [{ calendar: 'XDDD', date: '2026-01-02', is: 'closed', source: law }] },
    'XDDD',
  ],
  ['a statute', { statutes: [{ calendar: 'XBBB', law, years: {} }] }, 'XBBB'],
  ['a day that no tentative date passed on', { releaseDay: '2026-11-24' }, ''],
  ['a tentative date that passed', { releaseDay: '2026-11-25' }, 'XDDD'],
  ['another year', { releaseDay: '2027-01-01' }, 'all'],
] as const satisfies readonly (readonly [string, Partial<Inputs>, string])[]) {
  test(`other inputs: ${what}`, () => {
    const now = inputDigests({ ...INPUTS, ...more });
    const others = [...now].filter(([id, digest]) => BEFORE.get(id) !== digest).map(([id]) => id);
    assert.is(others.length === DEFINITIONS.length ? 'all' : others.join(' '), expected);
  });
}

function publisher(): Publication {
  return publication('e-law', { calendar: 'XZZZ' }, { url: law, publisher: 'Parliament' });
}

const SECOND = {
  ...FIRST_RELEASE,
  id: '20250103T030405Z',
  generated_at: '2025-01-03T03:04:05+00:00',
};
const WORDS = { note: 'A note', reasons: [] };

test('a release of what has changed has the bytes of one of which everything was computed', () => {
  const [whole, part] = [join(folder, 'whole'), join(folder, 'part')];
  const first = computed(INPUTS);
  const digests = new RunningDigest();
  writeRelease(FIRST_RELEASE, WORDS, emptyState(), first.state, whole, digests);
  cpSync(whole, part, { recursive: true });
  const last: MadeCalendars = Object.fromEntries(
    DEFINITIONS.map(({ id }) => [
      id,
      {
        inputs: BEFORE.get(id)!,
        digest: digests.ofCalendar(first.state, id),
        vouching: [...(first.vouching.get(id) ?? [])],
        contradictions: [],
      },
    ]),
  );
  const publications = [
    ...PUBLICATIONS,
    publication('f-list', { calendar: 'XBBB', years: [2026], closed: DATES }),
  ];
  const inputs = {
    ...INPUTS,
    publications,
    releaseDay: '2026-11-25',
    definitions: changed('XBBB', { name: 'B' }),
  };
  writeRelease(SECOND, WORDS, first.state, computed(inputs).state, whole);

  const unchanged = unchangedOf(last, inputDigests(inputs));
  assert.equal([...unchanged.keys()], ['XAAA', 'XCCC']);
  const selected = new Set(['XBBB', 'XDDD']);
  const { state } = computed(
    inputs,
    neededFor(inputs.definitions, selected, publications),
    vouchingOf(unchanged),
  );
  const without = standingOf(unchanged, state);
  assert.equal([...without.keys()], ['XCCC'], 'XAAA is computed too: XBBB follows it');
  const before = readHistory({ dir: part, without }).state;
  assert.not.ok(before.entries.has('XCCC'));
  writeRelease(SECOND, WORDS, before, state, part, new RunningDigest(without));
  assert.equal(filesOf(part), filesOf(whole));
  assert.ok(readHistory({ dir: part }).state.entries.has('XCCC'));

  const wrong = new Map([['XCCC', '0'.repeat(64)]]);
  assert.throws(() => readHistory({ dir: part, without: wrong }), /the replayed state has/);
});

function computed(
  { publications, releaseDay, ...all }: Inputs,
  definitions = all.definitions,
  others?: ReadonlyMap<string, Vouching>,
) {
  const own = new Map(definitions.map((one) => [one.id, expandOwn(one)]));
  return assemble(definitions, own, publications, releaseDay, new Map(), others);
}

function filesOf(dir: string): Record<string, string> {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const texts = paths.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    texts.sort().map((path) => [path.slice(dir.length), readFileSync(path, 'utf8')]),
  );
}

test('what a release was made from is read for it alone, by the program that made it, while it is whole', () => {
  const dir = join(folder, 'whole');
  const [first, second] = readDescriptions(dir).map(({ file }) => file);
  const made: MadeCalendars = {
    XAAA: { inputs: 'a', digest: 'b', vouching: [['a-list', [2026]]], contradictions: [] },
  };
  const path = join(folder, 'made', 'last.json');
  const read = (release = first!, program = 'a program') => readMade(release, program, path);
  assert.is(read(), null, 'nothing was kept');
  writeMade(first!, 'a program', made, path);
  assert.equal(read(), made);
  assert.is(read(second!), null);
  assert.is(read({ ...first!, state_sha256: 'another' }), null);
  assert.is(read(first!, 'another program'), null);
  writeFileSync(path, readFileSync(path, 'utf8').replace('a-list', 'b-list'));
  assert.is(read(), null);
});

test('where a calendar is gone, none counts as unchanged', () => {
  const made = { inputs: 'a', digest: 'b', vouching: [], contradictions: [] };
  const inputs = new Map([['XAAA', 'a']]);
  assert.equal([...unchangedOf({ XAAA: made }, inputs).keys()], ['XAAA']);
  assert.is(unchangedOf({ XAAA: made, XBBB: made }, inputs).size, 0);
});

test.run();
