import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { entryKey } from '../../build/expand/entry.js';
import { provenanceLines, readProvenance } from '../../build/release/provenance-lines.js';
import { emptyState } from '../../build/release/state.js';
import { readHistory, writeRelease } from '../../build/release/store.js';
import { dataSpan } from '../../server/store/pack.js';
import { citedState, citedWorld, FORMER_ACT, SECOND_RELEASE } from '../helpers/cited-state.js';
import { datedEntries } from '../helpers/data.js';
import { FIRST_RELEASE, stepOf, storeHistory } from '../helpers/history.js';

/** What dates rest on, in releases, in the history and in the data. */

const WORDS = { note: '', reasons: [] };
const sorted = (provenance: ReturnType<typeof readProvenance>) =>
  [...provenance].map(([id, own]) => [
    id,
    own?.rows,
    [...(own?.rowOf ?? [])].sort(([a], [b]) => a - b),
  ]);

test('lines of a release give back what they were made of; a calendar that is as before is in none', () => {
  const { provenance } = citedState();
  const lines = provenanceLines(new Map(), provenance);
  assert.equal(sorted(readProvenance(lines)), sorted(provenance));
  assert.is(provenanceLines(provenance, citedState().provenance).provenance.length, 0);
  const moved = provenanceLines(
    provenance,
    citedState('https://www.legislation.gov.uk/other').provenance,
  );
  assert.equal([...readProvenance(moved).keys()].sort(), ['XA', 'XTST']);
  assert.equal(
    [...readProvenance(provenanceLines(provenance, new Map()))],
    [
      ['XA', null],
      ['XTST', null],
    ],
  );
  // Each text stands once.
  assert.is(new Set(lines.texts.map((text) => JSON.stringify(text))).size, lines.texts.length);
});

test('a release that says something else of what dates rest on changes no date, and replays', () => {
  const dir = mkdtempSync(join(tmpdir(), 'kalends-provenance-'));
  try {
    const state = citedState();
    const former = citedState(FORMER_ACT);
    writeRelease(FIRST_RELEASE, WORDS, emptyState(), former, dir);
    const before = readHistory({ dir }).state;
    assert.equal(sorted(before.provenance), sorted(former.provenance));
    assert.equal(writeRelease(SECOND_RELEASE, WORDS, before, state, dir), []);
    for (const name of ['calendars.jsonl', 'changes.jsonl', 'sources.jsonl']) {
      assert.is(statSync(join(dir, SECOND_RELEASE.id, name)).size, 0, name);
    }
    const after = readHistory({ dir }).state;
    assert.equal(sorted(after.provenance), sorted(state.provenance));
    assert.match(
      readFileSync(join(dir, SECOND_RELEASE.id, 'rows.jsonl'), 'utf8'),
      /"words":"Founders Day: 3 March"/,
    );
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('the data of a release tell it', () => {
  const { current } = citedWorld();
  const bases = (of: typeof current) =>
    of.ids.flatMap((_, index) =>
      datedEntries(of, index).map(({ payload, basis }) => `${payload.names.en}: ${basis}`),
    );
  const now = new Set(bases(current));
  for (const message of [
    "New Year's Day: publication",
    'Founders Day: law',
    'Old Custom: rule',
    'Election: notice',
  ]) {
    assert.ok(now.has(message), message);
  }
  assert.ok(now.has('By Decree: law'));
  assert.ok(now.has('Unity Day: library') || [...now].some((one) => one.endsWith(': library')));
});

test('counts are told of each calendar and of the release, which changes nothing', () => {
  const { current } = citedWorld();
  const place = current.meta.calendars.find(({ id }) => id === 'XA')!;
  const { publication, law, notice, rule, library } = place.basis!;
  assert.is(publication + law + notice + rule + library, datedEntries(current, 0).length);
  // Founders Day of four years, 1 May of six, one decree.
  assert.equal([publication, law, notice, rule], [1, 11, 1, 7]);
  const last = current.meta.releases.at(-1)!;
  assert.equal(last.counts, {
    added: 0,
    removed: 0,
    modified: 0,
    holiday: 0,
    early_close: 0,
    weekend_workday: 0,
  });
  // As below.
  assert.is(last.basis_changes, 20);
});

test('another address of a text is counted at the dates that rest on it, and at no other', () => {
  const state = citedState();
  const moved = citedState('https://www.legislation.gov.uk/other');
  const third = { ...SECOND_RELEASE, id: '20260103T030405Z' };
  const { data } = storeHistory([
    [stepOf(FIRST_RELEASE), state],
    [stepOf(SECOND_RELEASE), state],
    [stepOf(third), moved],
  ]);
  const [, second, last] = data().meta.releases;
  assert.is(second!.basis_changes, undefined);
  // Of XA 1 May of six years and Founders Day of four; the same of the exchange that follows it.
  assert.is(last!.basis_changes, 20);
});

test('a pack has the rows of its definition, and the row of each date', () => {
  const { current, state: made } = citedWorld();
  for (const [index, [id]] of current.ids.entries()) {
    const own = made.provenance.get(id!)!;
    const entries = current.entries(index);
    assert.equal(entries.rows(), own.rows);
    const [from, to] = entries.range(...dataSpan(current.record(index)));
    for (let at = from; at < to; at++) {
      const number = own.rowOf.get(
        entryKey({ day: entries.day(at), kind: entries.payload(at).kind }),
      );
      assert.equal(entries.row(at), number === undefined ? null : own.rows[number]);
    }
  }
});

test.run();
