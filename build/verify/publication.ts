import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as z from 'zod';
import { nearestIds } from '../../server/text/nearest.js';
import type { RuleRow } from '../calendars/vocabulary.js';
import { Mistake } from '../command-line.js';
import { formatProblems, readingProblems } from './format.js';
import * as schema from './publication-schema.js';

/** Official publications: one JSON file each in `build/official/`, in the format described in its README.md. */

/** The index of archived copies, written by the sources command. */
export const ARCHIVE_INDEX = 'archive.json';
/** The index of texts at addresses that name a commit: see build/sources/pinned.ts. */
export const PINNED_INDEX = 'pinned.json';
export const OFFICIAL_DIR = new URL('../official/', import.meta.url).pathname;

/** As in its file, with what a person need not type filled in. */
export type Publication = Omit<z.output<typeof schema.PublicationFile>, '$schema' | FilledIn> &
  Readonly<Record<FilledIn, string>>;
type FilledIn = 'id' | 'type' | 'read_at';
export type PublishedCalendar = z.infer<typeof schema.PublishedCalendar>;
export type PublishedDate = z.infer<typeof schema.PublishedDate>;
export type StandingRule = z.infer<typeof schema.StandingRule>;

/** What is wrong with publications: all of it, a line for each mistake. */
export class WrongPublication extends Mistake {}

/** Whether its evidence verifies dates: the authority's own words or data, or an unchanged copy of them. */
export function verifies({ evidence }: Publication): boolean {
  return evidence === 'original' || evidence === 'copy';
}

/** The days of a standing rule in these years, as rows of the library's grammar; none if it has no grammar. */
export function rowsOf(
  rule: StandingRule,
  [from, to]: readonly [number, number],
  source: string,
): RuleRow[] {
  return (rule.grammar ?? []).map(({ rule: text, name, closes }) => ({
    rule: text,
    name,
    from,
    to,
    source,
    ...(closes !== undefined && { closes }),
  }));
}

/**
 * All publications of a folder, sorted by id, with `same_as` resolved. Throws a WrongPublication with every mistake of
 * every file: the file, the field, and what would be right.
 */
export function readPublications(dir = OFFICIAL_DIR): Publication[] {
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.json') && name !== ARCHIVE_INDEX && name !== PINNED_INDEX)
    .sort();
  const problems: string[] = [];
  const publications = names.flatMap((name) => {
    try {
      return [readPublication(join(dir, name))];
    } catch (error) {
      if (!(error instanceof WrongPublication)) throw error;
      problems.push(error.message);
      return [];
    }
  });
  if (problems.length > 0) throw new WrongPublication(problems.join('\n'));
  checkReferences(dir, publications);
  return publications;
}

/** One publication; throws a WrongPublication with all its mistakes. */
export function readPublication(path: string): Publication {
  const content = parseJson(path);
  const id = basename(path, '.json');
  const problems = problemsOf(content, id);
  if (problems.length > 0)
    throw new WrongPublication(problems.map((problem) => `${path}: ${problem}`).join('\n'));
  const { $schema: _, ...file } = schema.PublicationFile.parse(content);
  const filled = {
    ...file,
    id,
    type: file.type ?? TYPE[file.decided_by],
    read_at: file.read_at ?? file.url,
  };
  return {
    ...filled,
    calendars: file.calendars.map((part) => filledIn(path, part, file.calendars)),
  };
}

/** What kind of publication it is, if its file does not say. */
const TYPE = {
  operator: 'exchange',
  parliament: 'legislation',
  government: 'government',
  others: 'government',
} as const;

/** Every mistake of a file, those of single fields first: checks of several fields are made as far as these can be read. */
function problemsOf(content: unknown, id: string): string[] {
  const { shape } = schema.PublicationFile;
  const result = schema.PublicationFile.safeParse(content);
  const read = (content ?? {}) as Record<string, unknown>;
  const field = <T>(name: string, type: z.ZodType<T>): T | undefined =>
    type.safeParse(read[name]).data;
  const url = field('url', shape.url);
  const evidence = field('evidence', shape.evidence);
  const checked = field('checked', shape.checked);
  const calendars = field('calendars', shape.calendars);
  const published = field('published', shape.published);
  const weekdays = field('weekdays', shape.weekdays);
  const read_at = field('read_at', shape.read_at) ?? url;
  return [
    ...(result.error?.issues ?? []).flatMap(wordsOfIssue),
    ...(read.id !== undefined && read.id !== id
      ? [`\`id\` is ${String(read.id)}: the file's name, or leave it out`]
      : []),
    ...((published === null) !== (read.undated !== undefined) && published !== undefined
      ? ['set `published` to a date, or to null with `undated`: the reason why none is known']
      : []),
    ...(calendars ? datesListedTwice(calendars) : []),
    ...(calendars && checked ? formatProblems({ calendars, checked, weekdays }) : []),
    ...(url && read_at && evidence && checked
      ? readingProblems({ url, evidence, checked, read_at, published: published ?? null })
      : []),
  ];
}

/** The field and what would be right. */
function wordsOfIssue(issue: z.core.$ZodIssue): string[] {
  const where = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [`\`${where}\`: ${issue.message}`];
  const known = Object.keys(
    issue.path.length === 0 ? schema.PublicationFile.shape : schema.PublishedCalendar.shape,
  );
  return issue.keys.map((key) => {
    const place = where === '' ? '' : ` in \`${where}\``;
    return `\`${key}\`${place} is no field of the format; the nearest are ${nearestIds(key, known).join(', ')}`;
  });
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new WrongPublication(`${path} is not JSON: ${String(error)}`);
  }
}

/** Resolves `same_as`: copies the data of the other part. Its `years` select the list if there are several. */
function filledIn(
  path: string,
  part: PublishedCalendar,
  parts: readonly PublishedCalendar[],
): PublishedCalendar {
  const { same_as: other, ...own } = part;
  if (other === undefined) return part;
  const candidates = parts.filter(
    ({ calendar, same_as }) => calendar === other && same_as === undefined,
  );
  const lists = candidates.filter(
    ({ years }) => years && (own.years ?? years).join() === years.join(),
  );
  const rules = own.years ? [] : candidates.filter((one) => !one.years && one.rules);
  const [source, ...more] = lists.length > 0 ? lists : rules;
  if (!source || more.length > 0) {
    throw new WrongPublication(
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
    const named = [
      ...supersedes.map((one) => one.id),
      ...calendars.flatMap(({ complete_with = [] }) => complete_with),
    ];
    const missing = named.find((other) => !known.has(other) || other === id);
    if (missing !== undefined)
      throw new WrongPublication(
        `${join(dir, `${id}.json`)}: names ${missing}, which is not another publication`,
      );
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
        if (before !== undefined && !isHalfWorkedDay)
          problems.push(`${key} is listed as ${before} and as ${kind}`);
        listed.set(key, kind);
      }
    }
  }
  return problems;
}
