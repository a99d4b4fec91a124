import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isoWeekday, parseDay } from '../../server/core/civil-date.js';
import type { RuleRow } from '../calendars/vocabulary.js';

/** Official publications as they stand in `build/official/`, one JSON file each; README.md there tells the form. */

/** Beside them: which were fetched when, by the sources command. */
export const ARCHIVE_INDEX = 'archive.json';
export const OFFICIAL_DIR = new URL('../official/', import.meta.url).pathname;

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const Day = z.string().refine((text) => parseDay(text) !== null, 'not an existing date in the form YYYY-MM-DD');
const Names = z.record(z.string(), z.string());
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const DateFields = z.strictObject({
  date: Day,
  name: z.string().min(1),
  names: Names.optional(),
  /** As the source prints it; must be the date's own. */
  weekday: z.string().optional(),
  status: z.literal('provisional').optional(),
  note: z.string().optional(),
});

const PublishedDate = DateFields.refine(hasItsWeekday, 'the weekday is not that of the date');
const PublishedEarlyClose = DateFields.extend({ time: Time }).refine(
  hasItsWeekday,
  'the weekday is not that of the date',
);

const StandingRule = z.strictObject({
  from: z.int(),
  to: z.int().nullable(),
  /** The rule's days as the source words them. */
  days: z.array(z.string()),
  observance: z.string().optional(),
  names: Names.optional(),
  follows: z.string().optional(),
  /** The early closes of the followed calendar are taken over too, with their hours (default: its closures alone). */
  with_early_closes: z.boolean().optional(),
  usable: z.boolean().optional(),
  early_close_days: z.unknown().optional(),
  half_days: z.unknown().optional(),
  local_days: z.unknown().optional(),
  /** The same days in date-holidays' grammar, early closes with their time: only a rule that has them is computed. */
  grammar: z.array(z.strictObject({ rule: z.string(), name: z.string(), closes: Time.optional() })).optional(),
  /** These days and the weekend are all that is closed: the years from..to are complete. */
  exhaustive: z.boolean().optional(),
});

const PublishedCalendar = z.strictObject({
  calendar: z.string(),
  years: z.array(z.int()).optional(),
  complete: z.boolean().optional(),
  early_complete: z.boolean().optional(),
  /** Publications that, together with this one, list every full-day closure of the years. */
  complete_with: z.array(z.string()).optional(),
  closed: z.array(PublishedDate).optional(),
  early_close: z.array(PublishedEarlyClose).optional(),
  weekend_workday: z.array(PublishedDate).optional(),
  weekend: z.unknown().optional(),
  rules: z.array(StandingRule).optional(),
  /** Why it verifies nothing yet: no calendar of Kalends can be made of it. */
  waits: z.string().optional(),
  planned: z.unknown().optional(),
  notes: z.string().optional(),
});

const Publication = z.strictObject({
  id: z.string(),
  publisher: z.string(),
  title: z.string(),
  url: z.url(),
  type: z.string(),
  published: Day.nullable(),
  read_at: z.string(),
  read_form: z.string(),
  evidence: z.enum(['original', 'copy', 'report']),
  evidence_note: z.string().optional(),
  calendars: z.array(PublishedCalendar),
  notes: z.string().optional(),
  /** How its page is fetched (default http), and whether it is watched for changes: see build/sources. */
  fetch: z.enum(['http', 'browser']).optional(),
  watch: z.boolean().optional(),
});

export type Publication = z.infer<typeof Publication>;
export type PublishedCalendar = z.infer<typeof PublishedCalendar>;
export type PublishedDate = z.infer<typeof PublishedDate>;
export type StandingRule = z.infer<typeof StandingRule>;

/** Whether its evidence verifies: the authority's own words or data, or an unchanged copy of them. */
export function verifies({ evidence }: Publication): boolean {
  return evidence === 'original' || evidence === 'copy';
}

/** The days of a standing rule as rows of the library's grammar, for these years; none when it has no grammar. */
export function rowsOf(rule: StandingRule, [from, to]: readonly [number, number], source: string): RuleRow[] {
  return (rule.grammar ?? []).map(({ rule: text, name, closes }) => ({
    ...{ rule: text, name, from, to, source },
    ...(closes !== undefined && { closes }),
  }));
}

/** All publications of a folder, sorted by id. Throws an Error that names the file and the field that is wrong. */
export function readPublications(dir = OFFICIAL_DIR): Publication[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json') && name !== ARCHIVE_INDEX)
    .sort()
    .map((name) => readPublication(join(dir, name), name.slice(0, -'.json'.length)));
}

function readPublication(path: string, id: string): Publication {
  const result = Publication.safeParse(parseJson(path));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  if (result.data.id !== id) throw new Error(`${path}: its id is ${result.data.id}, which is not its file name`);
  return result.data;
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${String(error)}`);
  }
}

function hasItsWeekday({ date, weekday }: { date: string; weekday?: string | undefined }): boolean {
  const day = parseDay(date);
  if (day === null || weekday === undefined) return true;
  return WEEKDAYS[isoWeekday(day) - 1] === weekday.slice(0, 3).toLowerCase();
}
