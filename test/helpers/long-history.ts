import { RunningDigest } from '../../build/release/digest.js';
import { provenanceLines } from '../../build/release/provenance-lines.js';
import { jsonLines } from '../../build/release/release-files.js';
import {
  applyChanges,
  diffStates,
  type EntryChange,
  emptyState,
  payloadOf,
  type ReleaseState,
} from '../../build/release/state.js';
import { toStatements } from '../../build/release/statements.js';
import { writeReleaseFiles } from '../../build/release/store.js';
import { realHistory } from './history.js';

/**
 * A long history of many calendars, made of the real ones: each release after the first renames one holiday, for all of its
 * years, in some hundred calendars, and changes their records.
 */

const TOUCHED = 300;

/** Writes a release into the folder each time that it is asked. */
export function* writeLongHistory(dir: string, calendars: number): Generator<void> {
  const state = largeState(calendars);
  const digest = new RunningDigest();
  const words = { note: 'A release', reasons: [] };
  const write = (
    number: number,
    name: string,
    records: readonly unknown[],
    changes: readonly EntryChange[],
  ) => {
    const files = {
      'calendars.jsonl': jsonLines(records),
      'sources.jsonl': number === 0 ? jsonLines([...state.sources.values()]) : '',
      [name]: jsonLines(toStatements(changes)),
      ...(number === 0 && provenanceFiles(state)),
    };
    writeReleaseFiles(releaseOf(number), words, files, digest.of(state), dir);
  };
  write(0, 'snapshot.jsonl', [...state.calendars.values()], diffStates(emptyState(), state));
  yield;
  const ids = [...state.calendars.keys()];
  for (let number = 1; ; number++) {
    const all = Array.from(
      { length: TOUCHED },
      (_, index) => ids[(number * 137 + index * 5) % ids.length]!,
    );
    const touched = [...new Set(all)].sort();
    const changes = touched.flatMap((id) => renamed(state, id, number));
    applyChanges(state, changes);
    const records = touched.map((id) => ({
      ...state.calendars.get(id)!,
      last_verified_at: dayOf(number),
    }));
    for (const record of records) state.calendars.set(record.id, record);
    digest.touch(touched);
    write(number, 'changes.jsonl', records, changes);
    yield;
  }
}

function provenanceFiles(state: ReleaseState): Record<string, string> {
  const { texts, rows, provenance } = provenanceLines(new Map(), state.provenance);
  return {
    'texts.jsonl': jsonLines(texts),
    'rows.jsonl': jsonLines(rows),
    'grounds.jsonl': jsonLines(provenance),
  };
}

function dayOf(number: number): string {
  return new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 10);
}

/** The real calendars, again and again under other ids. */
function largeState(calendars: number): ReleaseState {
  const real = realHistory().state;
  const state: ReleaseState = { ...emptyState(), sources: new Map(real.sources) };
  for (let copy = 0; state.calendars.size < calendars; copy++) {
    for (const [id, record] of real.calendars) {
      if (state.calendars.size === calendars) break;
      // Not AT-1: that is the name of the files of AT:1.
      const name = copy === 0 ? id : `${id}X${copy}`;
      state.calendars.set(name, { ...record, id: name });
      state.entries.set(name, new Map(real.entries.get(id)));
      const provenance = real.provenance.get(id);
      if (provenance) state.provenance.set(name, provenance);
    }
  }
  return state;
}

/** One holiday of a calendar, in all of its years, gets another name. */
function renamed(state: ReleaseState, calendar: string, number: number): EntryChange[] {
  const entries = [...(state.entries.get(calendar)?.values() ?? [])];
  const chosen = entries[(number * 31) % Math.max(1, entries.length)]?.payload;
  if (!chosen) return [];
  const after = payloadOf({
    ...chosen,
    names: { ...chosen.names, en: `${chosen.names.en!.split(' #')[0]} #${number}` },
  });
  return entries
    .filter(({ payload }) => payload === chosen)
    .sort((a, b) => a.day - b.day)
    .map(({ day }) => ({ calendar, day, kind: chosen.kind, before: chosen, after }));
}

function releaseOf(number: number) {
  const instant = new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 19);
  return {
    id: `${instant.replaceAll(/[-:]/g, '')}Z`,
    library_version: '3.37.0',
    generated_at: `${instant}+00:00`,
  };
}
