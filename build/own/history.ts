import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import type { EntryKind, Payload, Source } from '../../server/engine/types.js';
import { sha256Of } from '../../server/store/build-record.js';
import { differences } from '../../server/store/entry-changes.js';
import { syncFolder } from '../../server/util/durable.js';
import {
  type EntryChange,
  mergeChanges,
  payloadOf,
  type StoredCalendar,
  type StoredEntry,
} from '../release/state.js';
import type { BaseBuild, BaseRelease } from './base.js';
import type { Overlaid, OverlaidCalendar } from './merge-overlay.js';
import { messageOf } from './mistakes.js';
import { HISTORY_FOLDER } from './read-files.js';

/**
 * The own releases of an overlay. They are stored in the overlay's folder, so that only one folder needs a backup:
 * history/<id>/ for each own release, never changed once it is complete.
 *
 *     release.json    its content and time, the base release, SHA-256 of the other files and of the previous release.json
 *     overlaid.jsonl.gz  the calendars that it adds or changes, as differences from the base release; and its sources
 *     files/          a copy of the overlay
 */
export interface OwnStep {
  readonly id: string;
  readonly generated_at: string;
  /** The id of the base release. */
  readonly base: string;
  /** SHA-256 of the overlay. */
  readonly digest: string;
  readonly note: string;
  readonly overlaid: Overlaid;
}

export interface OwnHistory {
  /** Own releases whose base the build has, oldest first. */
  readonly steps: readonly OwnStep[];
  /** Ids of the others, whose base is missing. */
  readonly missing: readonly string[];
  /** The last one of both. */
  readonly last: Described | null;
}

interface Described {
  readonly file: StepFile;
  readonly sha256: string;
}

interface StepFile extends Omit<OwnStep, 'overlaid'> {
  readonly format: 1;
  readonly previous: string | null;
  readonly previous_sha256: string | null;
  readonly files: Readonly<Record<string, string>>;
}

const STEP_FILE = 'release.json';
const OVERLAID_FILE = 'overlaid.jsonl.gz';
const STEP_ID = /^\d{8}T\d{6}Z$/;

/**
 * Reads the own releases. Throws an Error that names a missing or changed file, or one that does not continue the
 * chain.
 */
export function readOwnHistory(dir: string, base: BaseBuild): OwnHistory {
  const folder = join(dir, HISTORY_FOLDER);
  const ids = existsSync(folder) ? readdirSync(folder).filter((name) => STEP_ID.test(name)) : [];
  const steps: OwnStep[] = [];
  const missing: string[] = [];
  let last: Described | null = null;
  for (const id of ids.sort()) {
    const described = readStep(join(folder, id), id, last);
    last = described;
    const { generated_at, base: on, digest, note, files } = described.file;
    const below = base.release(on);
    if (below) {
      const overlaid = readOverlaid(join(folder, id), files[OVERLAID_FILE], below, base.stored);
      steps.push({ id, generated_at, base: on, digest, note, overlaid });
    } else missing.push(id);
  }
  return { steps, missing, last };
}

function readStep(dir: string, id: string, before: Described | null): Described {
  const path = join(dir, STEP_FILE);
  const text = readFileSync(path, 'utf8');
  let file: StepFile;
  try {
    file = JSON.parse(text) as StepFile;
  } catch (error) {
    throw new Error(`${path} is damaged: ${messageOf(error)}`);
  }
  if (file.format !== 1) throw new Error(`${path}: got format ${String(file.format)}; expected 1`);
  const expected = before?.sha256 ?? null;
  if (file.id !== id || file.previous_sha256 !== expected) {
    throw new Error(
      `${path}: follows ${file.previous ?? 'nothing'}, but the release before it is ${before?.file.id ?? 'none'}: a release of the history is missing or was changed`,
    );
  }
  return { file, sha256: sha256Of(text) };
}

/** A line of an own release: a difference from the base release. */
interface OverlaidLine {
  readonly calendar: StoredCalendar;
  readonly changes: readonly (readonly [date: string, kind: EntryKind, after: Payload | null])[];
}

function readOverlaid(
  dir: string,
  expected: string | undefined,
  below: BaseRelease,
  _stored: ReadonlyMap<string, StoredCalendar>,
): Overlaid {
  const path = join(dir, OVERLAID_FILE);
  const bytes = readFileSync(path);
  if (sha256Of(bytes) !== expected)
    throw new Error(`${path} was changed: its SHA-256 is not the one in ${STEP_FILE}`);
  const [head, ...lines] = gunzipSync(bytes).toString('utf8').trim().split('\n');
  const calendars = lines.map((line) => {
    const { calendar, changes } = JSON.parse(line) as OverlaidLine;
    const before = below.entries(calendar.id);
    const entries = mergeChanges(before, changesOf(calendar.id, before, changes));
    return [calendar.id, { record: calendar, entries }] as const;
  });
  return {
    calendars: new Map(calendars),
    sources: (JSON.parse(head!) as { sources: Source[] }).sources,
  };
}

function changesOf(
  calendar: string,
  before: readonly StoredEntry[],
  changes: OverlaidLine['changes'],
): EntryChange[] {
  const known = new Map(
    before.map((entry) => [`${entry.day} ${entry.payload.kind}`, entry.payload]),
  );
  return changes.map(([date, kind, after]) => {
    const day = mustParseDay(date);
    return {
      calendar,
      day,
      kind,
      before: known.get(`${day} ${kind}`) ?? null,
      after: after && payloadOf(after),
    };
  });
}

/** The release.json of a step, as written. */
export function stepText(
  step: OwnStep,
  { last }: Pick<OwnHistory, 'last'>,
  overlaid: Uint8Array,
): string {
  const { id, generated_at, base, digest, note } = step;
  const file: StepFile = {
    format: 1,
    id,
    generated_at,
    base,
    digest,
    note,
    previous: last?.file.id ?? null,
    previous_sha256: last?.sha256 ?? null,
    files: { [OVERLAID_FILE]: sha256Of(overlaid) },
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** The bytes of a step's lines. */
export function overlaidBytes({ overlaid }: OwnStep, below: BaseRelease): Buffer {
  const lines = [...overlaid.calendars.values()].map(
    ({ record, entries }: OverlaidCalendar): OverlaidLine => {
      const changes = differences(below.entries(record.id), entries);
      return {
        calendar: record,
        changes: changes.map(({ day, kind, after }) => [formatDay(day), kind, after]),
      };
    },
  );
  const text = [{ sources: overlaid.sources }, ...lines]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  return gzipSync(text, { level: 9 });
}

const DRAFT = '.draft';

/** Adds an own release to the history in the folder of the overlay, atomically. Throws errors of the file system. */
export function addStep(
  dir: string,
  id: string,
  text: string,
  overlaid: Uint8Array,
  files: ReadonlyMap<string, Buffer>,
): void {
  const folder = join(dir, HISTORY_FOLDER);
  const place = join(folder, id);
  const draft = `${place}${DRAFT}`;
  // Of builds that were killed; this one has the lock of the history.
  for (const name of readdirSync(folder))
    if (name.endsWith(DRAFT)) rmSync(join(folder, name), { recursive: true });
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(draft, name)), { recursive: true });
    writeFileSync(join(draft, name), content, { flush: true });
  };
  try {
    write(OVERLAID_FILE, overlaid);
    for (const [name, bytes] of files) write(`files/${name}`, bytes);
    write(STEP_FILE, text);
    renameSync(draft, place);
    syncFolder(folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** The existing release.json of a step. */
export function readStepText(dir: string, id: string): string {
  return readFileSync(join(dir, HISTORY_FOLDER, id, STEP_FILE), 'utf8');
}
