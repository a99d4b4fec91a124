import type { CalendarDefinition, LibraryRegion } from '../calendars/definition.js';
import { type Library, type LibraryRule, regionPath } from './open-library.js';

/** The differences between two versions of date-holidays, for the regions that our calendars use. */
export interface LibraryDiff {
  /** Rules of days off by region; a change that many regions share is listed once, with all of them. */
  readonly added: readonly RegionLine[];
  readonly removed: readonly RegionLine[];
  readonly changed: readonly RegionLine[];
  /** Rules named word for word in our definitions that no longer exist in the new version. */
  readonly unmatched: readonly RegionLine[];
  /** Days added and removed in the compared years. */
  readonly moved: readonly RegionLine[];
  /** All regions missing in the new version, and all rules that it cannot read. */
  readonly failures: readonly RegionLine[];
}

export interface RegionLine {
  readonly regions: readonly string[];
  readonly what: string;
}

/** `years`: first and last year of the days that are compared. */
export function diffLibraries(
  definitions: readonly CalendarDefinition[],
  old: Library,
  now: Library,
  years: readonly [number, number],
): LibraryDiff {
  const lines = {
    added: new Lines(),
    removed: new Lines(),
    changed: new Lines(),
    unmatched: new Lines(),
    moved: new Lines(),
    failures: new Lines(),
  };
  const texts = new Map<string, { old: Set<string>; now: Set<string> }>();
  const regions = new Map<string, LibraryRegion>();
  for (const { library } of definitions)
    if (library) regions.set(regionPath(library).join('.'), library);
  for (const [path, region] of regions) {
    const rules = { old: rulesOf(old, region), now: rulesOf(now, region) };
    const ofCountry = texts.get(region.country) ?? {
      old: new Set<string>(),
      now: new Set<string>(),
    };
    texts.set(region.country, ofCountry);
    if (typeof rules.old === 'string') continue;
    for (const { rule } of rules.old) ofCountry.old.add(rule);
    if (typeof rules.now === 'string') {
      lines.failures.add(path, rules.now);
      continue;
    }
    for (const { rule } of rules.now) ofCountry.now.add(rule);
    const isSame = JSON.stringify(rules.old) === JSON.stringify(rules.now);
    if (!isSame) compareRules(path, rules.old, rules.now, lines);
    if (!isSame || old.parser !== now.parser) compareDays(path, region, old, now, years, lines);
  }
  compareNamed(definitions, texts, lines.unmatched);
  return {
    added: lines.added.all(),
    removed: lines.removed.all(),
    changed: lines.changed.all(),
    unmatched: lines.unmatched.all(),
    moved: lines.moved.all(),
    failures: lines.failures.all(),
  };
}

/** Groups the lines that several regions have in common. */
class Lines {
  readonly #regions = new Map<string, string[]>();

  add(region: string, what: string): void {
    this.#regions.set(what, [...(this.#regions.get(what) ?? []), region]);
  }

  all(): RegionLine[] {
    return [...this.#regions].map(([what, regions]) => ({ regions: [...new Set(regions)], what }));
  }
}

type AllLines = Readonly<Record<keyof LibraryDiff, Lines>>;

/** The rules of a region, days off or not; an error text if it cannot be opened. */
function rulesOf(library: Library, region: LibraryRegion): readonly LibraryRule[] | string {
  try {
    const rules = library.open(region).getRules();
    return rules.length > 0 ? rules : `date-holidays ${library.version} has no rules of it`;
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

function compareRules(
  path: string,
  old: readonly LibraryRule[],
  now: readonly LibraryRule[],
  lines: AllLines,
): void {
  const [was, is] = [byText(old), byText(now)];
  for (const [text, rule] of is)
    if (!was.has(text) && closes(rule)) lines.added.add(path, ruleText(rule));
  for (const [text, rule] of was) {
    const other = is.get(text);
    if (!other) {
      if (closes(rule)) lines.removed.add(path, ruleText(rule));
    } else if ((closes(rule) || closes(other)) && JSON.stringify(rule) !== JSON.stringify(other)) {
      lines.changed.add(path, `${text}: ${membersChanged(rule, other)}`);
    }
  }
}

function byText(rules: readonly LibraryRule[]): Map<string, LibraryRule> {
  return new Map(rules.map((rule) => [rule.rule, rule]));
}

function closes({ type }: LibraryRule): boolean {
  return type === 'public' || type === 'bank';
}

function ruleText({ rule, name, type }: LibraryRule): string {
  return `${rule}  ${englishOf(name)} (${type})`;
}

function englishOf(name: LibraryRule['name']): string {
  return typeof name === 'string' ? name : (name.en ?? Object.values(name)[0] ?? 'without a name');
}

function membersChanged(old: LibraryRule, now: LibraryRule): string {
  const [was, is] = [old, now] as unknown as Readonly<Record<string, unknown>>[];
  const members = [...new Set([...Object.keys(was!), ...Object.keys(is!)])];
  return members
    .filter((member) => JSON.stringify(was![member]) !== JSON.stringify(is![member]))
    .map((member) => {
      if (member === 'name') return `name ${englishOf(old.name)} -> ${englishOf(now.name)}`;
      return `${member} ${JSON.stringify(was![member]) ?? 'none'} -> ${JSON.stringify(is![member]) ?? 'none'}`;
    })
    .join(', ');
}

function compareDays(
  path: string,
  region: LibraryRegion,
  old: Library,
  now: Library,
  [first, last]: readonly [number, number],
  lines: AllLines,
): void {
  try {
    const [was, is] = [old.open(region), now.open(region)];
    for (let year = first; year <= last; year++) {
      const days = (library: typeof was) =>
        library
          .getHolidays(year)
          .map(({ date, name, type }) => `${date.slice(0, 10)} ${name} (${type})`);
      const [before, after] = [new Set(days(was)), new Set(days(is))];
      for (const day of before) if (!after.has(day)) lines.moved.add(path, `- ${day}`);
      for (const day of after) if (!before.has(day)) lines.moved.add(path, `+ ${day}`);
    }
  } catch (error) {
    lines.failures.add(path, String(error instanceof Error ? error.message : error));
  }
}

/** The library's rules that a definition names, if they match the old version but not the new one. */
function compareNamed(
  definitions: readonly CalendarDefinition[],
  texts: ReadonlyMap<
    string,
    { readonly old: ReadonlySet<string>; readonly now: ReadonlySet<string> }
  >,
  lines: Lines,
): void {
  for (const { id, library } of definitions) {
    const ofCountry = library && texts.get(library.country);
    if (!ofCountry) continue;
    const named = [
      ...(library.exclusions ?? []).map(({ rule }) => ({
        kind: 'exclusion',
        matches: (text: string) => text === rule,
        rule,
      })),
      ...(library.estimated ?? []).map(({ contains }) => ({
        kind: 'estimated rule',
        matches: (text: string) => text.includes(contains),
        rule: contains,
      })),
    ];
    for (const { kind, matches, rule } of named) {
      if ([...ofCountry.old].some(matches) && ![...ofCountry.now].some(matches))
        lines.add(id, `${kind} ${rule}`);
    }
  }
}
