import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isoWeekday, parseDay } from '../../server/engine/civil-date.js';
import type { RuleRow } from '../calendars/vocabulary.js';
import { formatProblems, readingProblems } from './format.js';

/** Official publications: one JSON file each in `build/official/`, in the format described in its README.md. */

/** The index of archived copies, written by the sources command. */
export const ARCHIVE_INDEX = 'archive.json';
export const OFFICIAL_DIR = new URL('../official/', import.meta.url).pathname;

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKDAYS = NAMES.map((name) => name.slice(0, 3).toLowerCase());

const Day = z.string().refine((text) => parseDay(text) !== null, 'not an existing date in the form YYYY-MM-DD');
const Names = z.record(z.string(), z.string());
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Words = z.string().min(1);

const DateFields = z.strictObject({
  date: Day,
  name: z.string().min(1),
  names: Names.optional(),
  /** As the source prints it; must be the date's own. */
  weekday: z.string().optional(),
  status: z.literal('provisional').optional(),
  note: z.string().optional(),
  /** The gazette that announced this date, and its address, where the publication collects several. */
  gazette: z.string().optional(),
  gazette_url: z.string().optional(),
});

const PublishedDate = DateFields.superRefine(checkWeekday);
const TimedDate = DateFields.extend({ time: Time }).superRefine(checkWeekday);
/** `time` null: the source names the day but not its time. */
const ShortDate = DateFields.extend({ time: Time.nullable() }).superRefine(checkWeekday);

const StandingRule = z.strictObject({
  from: z.int(),
  to: z.int().nullable(),
  /** The rule's days in the words of the source. */
  days: z.array(z.string()),
  observance: z.string().optional(),
  names: Names.optional(),
  follows: z.string().optional(),
  /** Also takes over the early closes of the followed calendar, with their times (default: only its closures). */
  with_early_closes: z.boolean().optional(),
  usable: z.boolean().optional(),
  early_close_days: z.unknown().optional(),
  half_days: z.unknown().optional(),
  local_days: z.unknown().optional(),
  /** The same days in date-holidays' grammar, early closes with their time. Only rules that have this are computed. */
  grammar: z.array(z.strictObject({ rule: z.string(), name: z.string(), closes: Time.optional() })).optional(),
  /** Days of the source that the grammar leaves out, and why: computed or announced dates. */
  left_out: z.string().optional(),
  /**
   * The source's words that exclude any other days, apart from the weekend. See reach.ts for what follows from them.
   */
  exhaustive: Words.optional(),
  /** Of a rule without an end: the day on which the text that was read was in force; default: the day of comparison. */
  in_force_on: Day.optional(),
});

const PublishedCalendar = z.strictObject({
  calendar: z.string(),
  years: z.array(z.int()).optional(),
  complete: z.boolean().optional(),
  early_complete: z.boolean().optional(),
  /** Publications that, together with this one, list every full-day closure of the years. */
  complete_with: z.array(z.string()).optional(),
  closed: z.array(PublishedDate).optional(),
  early_close: z.array(ShortDate).optional(),
  weekend_workday: z.array(PublishedDate).optional(),
  weekend: z.unknown().optional(),
  rules: z.array(StandingRule).optional(),
  /**
   * The publication's data for another calendar also apply to this one: its list, with years and coverage; or, if the
   * other has no list, its standing rules.
   */
  same_as: z.string().optional(),
  /** Late openings, and days off for public servants only. Not used: no day is closed by them. */
  late_open: z.array(TimedDate).optional(),
  public_service_only: z.array(PublishedDate).optional(),
  /**
   * Days that are not taken from this publication, since a dated and cited row of the calendar's definition is right;
   * `why` states the evidence. They do not stop a release.
   */
  settled: z.array(z.strictObject({ date: Day, why: Words })).optional(),
  /**
   * Days on which this list differs from the calendar's definition (theirs alone, ours alone, another kind or time), and
   * why it is right all the same, after a second look at the text. Every difference stops a release until it is stated.
   */
  differs: z.record(Day, Words).optional(),
  /** Why it verifies nothing yet: Kalends has no calendar for it. */
  waits: z.string().optional(),
  planned: z.unknown().optional(),
  notes: z.string().optional(),
});

const Publication = z
  .strictObject({
    id: z.string(),
    publisher: z.string(),
    title: z.string(),
    url: z.url(),
    /** False: only the authority's site is known, not the publication's own address. */
    url_is_exact: z.boolean(),
    type: z.string(),
    published: Day.nullable(),
    /** Why `published` is null. */
    undated: Words.optional(),
    /**
     * Of a page or file that its publisher keeps up to date: the last day on which the text that was read is known to
     * have been current (the page's own "updated on", the day of the archive's copy).
     */
    current_on: Day.optional(),
    read_at: z.string(),
    read_form: z.string(),
    /** The last day on which this file was compared with the text. */
    checked: Day,
    evidence: z.enum(['original', 'copy', 'report']),
    evidence_note: z.string().optional(),
    /**
     * Who decides on these days: the operator itself; parliament alone, by statute; a government, which may add days by
     * decree or proclamation (also under a statute); or others, if the publisher only compiles their decisions.
     */
    decided_by: z.enum(['operator', 'parliament', 'government', 'others']),
    /** Publications that this one replaces wherever the two differ, and the evidence. */
    supersedes: z.array(z.strictObject({ id: z.string(), why: Words })).optional(),
    /** Whom it binds, if not everybody. */
    scope: z.string().optional(),
    /**
     * How many dates the source prints with a weekday: `all`, `some` (only the ends of a span, for example) or `none`.
     * Weekdays reveal mistyped dates, so every comparison with the text must record it (see `format.ts`).
     */
    weekdays: z.enum(['all', 'some', 'none']).optional(),
    calendars: z.array(PublishedCalendar),
    notes: z.string().optional(),
    /** How its page is fetched (default http), and whether it is checked for changes: see build/sources. */
    fetch: z.enum(['http', 'browser']).optional(),
    watch: z.boolean().optional(),
  })
  .refine(({ published, undated }) => (published === null) === (undated !== undefined), {
    message: 'set `published` to a date, or `undated` to the reason why none is known',
    path: ['undated'],
  })
  .superRefine((file, context) => {
    const problems = [...datesListedTwice(file.calendars), ...formatProblems(file), ...readingProblems(file)];
    for (const message of problems) context.addIssue({ code: 'custom', message });
  });

export type Publication = z.infer<typeof Publication>;
export type PublishedCalendar = z.infer<typeof PublishedCalendar>;
export type PublishedDate = z.infer<typeof PublishedDate>;
export type StandingRule = z.infer<typeof StandingRule>;

/** Whether its evidence verifies dates: the authority's own words or data, or an unchanged copy of them. */
export function verifies({ evidence }: Publication): boolean {
  return evidence === 'original' || evidence === 'copy';
}

/** The days of a standing rule in these years, as rows of the library's grammar; none if it has no grammar. */
export function rowsOf(rule: StandingRule, [from, to]: readonly [number, number], source: string): RuleRow[] {
  return (rule.grammar ?? []).map(({ rule: text, name, closes }) => ({
    ...{ rule: text, name, from, to, source },
    ...(closes !== undefined && { closes }),
  }));
}

/**
 * All publications of a folder, sorted by id, with `same_as` resolved. Throws an Error that names the file and the
 * field that is wrong.
 */
export function readPublications(dir = OFFICIAL_DIR): Publication[] {
  const publications = readdirSync(dir)
    .filter((name) => name.endsWith('.json') && name !== ARCHIVE_INDEX)
    .sort()
    .map((name) => readPublication(join(dir, name), name.slice(0, -'.json'.length)));
  checkReferences(dir, publications);
  return publications;
}

function readPublication(path: string, id: string): Publication {
  return publicationOf(path, parseJson(path), id);
}

/** A publication from parsed JSON; `path` is named in the Error on what is wrong with it. */
export function publicationOf(path: string, content: unknown, id: string): Publication {
  const result = Publication.safeParse(content);
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  if (result.data.id !== id) throw new Error(`${path}: the id is ${result.data.id}; expected the file's name`);
  return {
    ...result.data,
    calendars: result.data.calendars.map((part) => filledIn(path, part, result.data.calendars)),
  };
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${String(error)}`);
  }
}

/** Resolves `same_as`: copies the data of the other part. Its `years` select the list if there are several. */
function filledIn(path: string, part: PublishedCalendar, parts: readonly PublishedCalendar[]): PublishedCalendar {
  const { same_as: other, ...own } = part;
  if (other === undefined) return part;
  const candidates = parts.filter(({ calendar, same_as }) => calendar === other && same_as === undefined);
  const lists = candidates.filter(({ years }) => years && (own.years ?? years).join() === years.join());
  const rules = own.years ? [] : candidates.filter((one) => !one.years && one.rules);
  const [source, ...more] = lists.length > 0 ? lists : rules;
  if (!source || more.length > 0) {
    throw new Error(
      `${path}: ${part.calendar} is the same as ${other}, which has ${lists.length} lists of these years`,
    );
  }
  const { rules: standing, notes: _notes, waits: _waits, differs: _differs, ...list } = source;
  return { ...list, ...(!source.years && { rules: standing }), ...own };
}

/** Checks that all publications named by others exist. */
function checkReferences(dir: string, publications: readonly Publication[]): void {
  const known = new Set(publications.map(({ id }) => id));
  for (const { id, supersedes = [], calendars } of publications) {
    const named = [...supersedes.map((one) => one.id), ...calendars.flatMap(({ complete_with = [] }) => complete_with)];
    const missing = named.find((other) => !known.has(other) || other === id);
    if (missing !== undefined)
      throw new Error(`${join(dir, `${id}.json`)}: names ${missing}, which is not another publication`);
  }
}

/** Dates that a publication lists twice for a calendar, or with two kinds. */
function datesListedTwice(calendars: readonly PublishedCalendar[]): string[] {
  const problems: string[] = [];
  const listed = new Map<string, string>();
  for (const part of calendars) {
    for (const kind of ['closed', 'early_close', 'weekend_workday'] as const) {
      for (const { date } of part[kind] ?? []) {
        const key = `${part.calendar} ${date}`;
        const before = listed.get(key);
        const isHalfWorkedDay = before === 'early_close' && kind === 'weekend_workday';
        if (before !== undefined && !isHalfWorkedDay) problems.push(`${key} is listed as ${before} and as ${kind}`);
        listed.set(key, kind);
      }
    }
  }
  return problems;
}

function checkWeekday(
  { date, weekday }: { date: string; weekday?: string | undefined },
  context: z.RefinementCtx,
): void {
  const day = parseDay(date);
  if (day === null || weekday === undefined) return;
  const [own, read] = [isoWeekday(day), WEEKDAYS.indexOf(weekday.slice(0, 3).toLowerCase()) + 1];
  if (own === read) return;
  const what = read === 0 ? 'no English weekday (mon ... sun)' : 'not its weekday: the day or the weekday is mistyped';
  context.addIssue({ code: 'custom', message: `${date} is a ${NAMES[own - 1]}; read was ${weekday}, ${what}` });
}
