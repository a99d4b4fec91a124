import Holidays from 'date-holidays';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Country,
  countryDefinitions,
  type Subdivision,
} from '../../build/calendars/country.js';
import type { LibraryRegion } from '../../build/calendars/definition.js';
import { allDefinitions, readCountries } from '../../build/calendars/index.js';
import {
  type Exclusion,
  NOT_FOUND,
  type RuleRow,
  statusOf,
} from '../../build/calendars/vocabulary.js';
import { usualName } from '../../build/expand/names.js';
import { reaching, yearsNeeded } from '../../build/expand/reach.js';
import { mustParseDay, parseDay } from '../../server/engine/civil-date.js';
import {
  CALENDAR_KINDS,
  ENTRY_KINDS,
  ENTRY_STATUSES,
  type WeekendRule,
} from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';

/** Checks of every row of the tables. */

const definitions = await allDefinitions();
const ids = new Set(definitions.map(({ id }) => id));
const countries = definitions.filter(({ kind }) => kind === 'country');
const needed = yearsNeeded(definitions);
/** Rows with the years that are needed of their calendar, its own or later ones of those that inherit from it. */
const rules = definitions.flatMap((definition) => {
  const { id, rules = [], years } = reaching(definition, needed);
  return rules.map((row) => ({ id, years, row }));
});
const dates = definitions.flatMap(({ id, dates = [] }) => dates.map((row) => ({ id, row })));
const files = await readCountries();
const places = files.flatMap((file) => placesOf(file));

interface PlaceOfFile {
  readonly id: string;
  readonly file: Country;
  readonly place: Subdivision;
}

/** A country and its subdivisions as in the file, with their calendars' ids. */
function placesOf(file: Country): PlaceOfFile[] {
  const below = (place: Subdivision): Subdivision[] => [
    place,
    ...(place.subdivisions ?? []).flatMap(below),
  ];
  const inFile = below(file);
  return countryDefinitions(file).map(({ id }, index) => ({ id, file, place: inFile[index]! }));
}

const ID_OF_KIND = {
  country: /^[A-Z]{2}(:[A-Z0-9]{1,12}(-[A-Z0-9-]{1,12})?)?$/,
  settlement: /^([A-Z]{3}(:[A-Z]+)?|[A-Z0-9]{4}:SETTLEMENT)$/,
  exchange: /^[A-Z0-9]{4}(:[A-Z]+(-[A-Z]+)*)?$/,
  bond: /^[A-Z]{3}:(BOND-TRADING|[A-Z]+)$/,
  // Reserved for the operator of a server.
  own: /(?!)/,
};
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const LANGUAGE = /^[a-z]{2,3}(-[a-z]{2})?$/;
const LAW =
  /\b(law|act|decree|order|ordinance|regulation|code|gazette|proclamation|constitution|statute)\b/i;

/** The items of a list that fail a condition. */
function none<T>(items: readonly T[], isWrong: (item: T) => boolean): void {
  assert.equal(
    items.filter(isWrong).map((item) => JSON.stringify(item)),
    [],
  );
}

function isSource(text: string): boolean {
  const address = /https?:\/\/\S+/.exec(text)?.[0];
  return address ? URL.canParse(address) : text === 'not found' || LAW.test(text);
}

function hasGoodNames({
  name,
  names = {},
}: {
  name: string;
  names?: Readonly<Record<string, string>>;
}): boolean {
  const all = Object.entries({ en: name, ...names });
  return all.every(([code, text]) => LANGUAGE.test(code) && text !== '' && text.trim() === text);
}

function isGoodWeekend(weekend: readonly WeekendRule[]): boolean {
  return weekend.every(
    ({ start, days }, index) =>
      parseDay(start) !== null &&
      (index === 0 || weekend[index - 1]!.start < start) &&
      days.every(
        (day, at) =>
          Number.isInteger(day) && day >= 1 && day <= 7 && (at === 0 || days[at - 1]! < day),
      ),
  );
}

test('English names are the usual ones: one spelling of a day throughout', () => {
  none([...rules, ...dates], ({ row: { name } }) =>
    name.split(' / ').some((part) => usualName(part) !== part),
  );
});

test('every country, state and region of the library exists once', () => {
  const list = new Holidays();
  const known: string[] = [];
  for (const country of Object.keys(list.getCountries('en'))) {
    known.push(country);
    for (const state of Object.keys(list.getStates(country, 'en') ?? {})) {
      known.push(`${country}.${state}`);
      for (const region of Object.keys(list.getRegions(country, state, 'en') ?? {})) {
        known.push(`${country}.${state}.${region}`);
      }
    }
  }
  assert.is(known.length, 207 + 364 + 57);
  const started = places
    .filter(({ place: { library } }) => typeof library === 'string')
    .map(({ id }) => id);
  const paths = countries
    .filter(({ id }) => started.includes(id))
    .map(({ library }) => pathOf(library!));
  const replaced = places
    .filter(({ place: { library } }) => typeof library !== 'string')
    .map(({ id }) => id);
  assert.is(new Set(paths).size, paths.length);
  none(paths, (path) => !known.includes(path));
  // One territory has one calendar: the library's other regions for it are its aliases.
  const aliases = definitions.flatMap(({ aliases = [] }) => aliases);
  const idOf = (path: string) => path.replace('.', ':').replace('.', '-').toUpperCase();
  none(known, (path) => !paths.includes(path) && ![...replaced, ...aliases].includes(idOf(path)));
});

function pathOf({ country, state, region }: LibraryRegion): string {
  return [country, state, region].filter((part) => part !== undefined).join('.');
}

test('a file has one country, with the id of its name, and each of its subdivisions once', () => {
  none(files, ({ id }) => !/^[A-Z]{2}$/.test(id));
  assert.equal(
    files.map(({ id }) => id),
    files.map(({ id }) => id).sort(),
  );
  none(
    places.map(({ id, place }) => ({ id, code: place.id })),
    ({ id, code }) => !id.endsWith(code),
  );
});

test('ids are unique, without regard to case, and as file names too', () => {
  assert.is(ids.size, definitions.length);
  assert.is(
    new Set([...ids].map((id) => id.toLowerCase().replace(':', '-'))).size,
    definitions.length,
  );
});

test('an alias has the form of an id and belongs to one calendar only', () => {
  const aliases = definitions.flatMap(({ id, kind, aliases = [] }) =>
    aliases.map((alias) => ({ id, kind, alias })),
  );
  assert.ok(aliases.length > 20);
  none(aliases, ({ kind, alias }) => !ID_OF_KIND[kind].test(alias));
  none(aliases, ({ alias }) => ids.has(alias));
  assert.is(new Set(aliases.map(({ alias }) => alias)).size, aliases.length);
});

test('current codes are the ids, former and other common ones aliases', () => {
  const answering = (requested: string) =>
    definitions.find(({ id, aliases }) => id === requested || aliases?.includes(requested))?.id;
  const requested = [
    'IN:OR',
    'IN:CT',
    'IN:TG',
    'IN:UT',
    'IN:DN',
    'IN:DD',
    'FR:971',
    'FR:GP',
    'US:PR',
    'FI:01',
    'IT:32',
  ];
  const answered = [
    'IN:OD',
    'IN:CG',
    'IN:TS',
    'IN:UK',
    'IN:DH',
    'IN:DH',
    'GP',
    'GP',
    'PR',
    'AX',
    'IT:BZ',
  ];
  assert.equal(requested.map(answering), answered);
  assert.equal(['IC', 'IC:TE', 'UK:SCT', 'GT:1-103'].map(answering), [
    'ES:CN',
    'ES:CN-TE',
    'GB:SCT',
    'GT:01-103',
  ]);
});

test('ids have the grammar of their kind', () => {
  none(definitions, ({ kind }) => !CALENDAR_KINDS.includes(kind));
  none(
    definitions.map(({ id, kind }) => ({ id, kind })),
    ({ id, kind }) => !ID_OF_KIND[kind].test(id),
  );
});

test('names are there and time zones exist', () => {
  none(
    definitions.map(({ id, name, timezone }) => ({ id, name, timezone })),
    ({ name, timezone }) => {
      if (name === '' || name.trim() !== name) return true;
      if (timezone === null) return false;
      return !timezone.includes('/') || !isTimeZone(timezone);
    },
  );
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

test('years of data lie between 1990 and 2060 of countries, 2100 of markets and payment systems', () => {
  none(
    definitions.map(({ id, kind, years }) => ({ id, kind, years })),
    ({ kind, years: [from, to] }) =>
      !(Number.isInteger(from) && Number.isInteger(to) && from >= 1990 && from <= to) ||
      to > (kind === 'country' ? 2060 : 2100),
  );
});

test('every calendar has the years around now, except those with dates listed for a limited time', () => {
  const horizons = places.filter(({ place }) => place.years).map(({ id }) => id);
  // Bulgaria has had the euro since 2026.
  const ended = ['BGN'];
  const withoutNow = definitions
    .filter(({ years: [from, to] }) => from > 2026 || to < 2026)
    .map(({ id }) => id);
  const isExplained = (id: string) =>
    ended.includes(id) ||
    horizons.some((row) => id === row || id.startsWith(`${row}:`) || id.startsWith(`${row}-`));
  none(withoutNow, (id) => !isExplained(id));
});

test('weekends are sorted, and in force from the first day of data on', () => {
  none(
    definitions.map(({ id, weekend, years }) => ({ id, weekend, years })),
    ({ weekend, years }) =>
      !isGoodWeekend(weekend) || weekend[0] === undefined || weekend[0].start > `${years[0]}-01-01`,
  );
  // For calendars other than countries, the weekend is given for their own years.
  none(
    definitions
      .filter(({ kind }) => kind !== 'country')
      .map(({ id, weekend, years }) => ({ id, weekend, years })),
    ({ weekend, years }) => weekend[0]!.start !== `${years[0]}-01-01`,
  );
});

test('rules: years in order, a name, real statuses, times and weekdays', () => {
  none(rules, ({ row }) => row.rule.trim() === '' || !hasGoodNames(row));
  none(
    rules,
    ({ row: { from, to } }) => !(from >= 1900 && from <= 2100 && (to === undefined || to >= from)),
  );
  none(rules, ({ years, row: { from, to } }) => from > years[1] || (to ?? from) > 2100);
  none(rules, ({ row }) => row.closes !== undefined && !TIME.test(row.closes));
  none(rules, ({ row }) => row.status !== undefined && !ENTRY_STATUSES.includes(row.status));
  none(
    rules,
    ({ row: { weekdays = [1] } }) =>
      weekdays.length === 0 || weekdays.some((day) => !(day >= 1 && day <= 7)),
  );
});

test('days of the month in rules exist in every year: the library makes 1 March of 29 February', () => {
  none(rules, ({ row: { rule } }) =>
    [...rule.matchAll(/(?<![\d-])(\d\d)-(\d\d)(?![\d-])/g)].some(
      ([, month, day]) => parseDay(`2023-${month}-${day}`) === null,
    ),
  );
});

test('listed dates exist, have a kind, and a closing time where they close early only', () => {
  const kinds: readonly string[] = [...ENTRY_KINDS, 'open'];
  none(dates, ({ row }) => parseDay(row.date) === null);
  none(dates, ({ row }) => !kinds.includes(row.kind));
  none(dates, ({ row }) => row.status !== undefined && !ENTRY_STATUSES.includes(row.status));
  none(dates, ({ row }) => !hasGoodNames(row));
  none(dates, ({ row }) => (row.kind === 'early_close') !== (row.closes !== undefined));
  none(dates, ({ row }) => row.closes !== undefined && !TIME.test(row.closes));
});

test('rows without a text are estimated, with a note on what they rest on', () => {
  const isHonest = (row: Pick<RuleRow, 'source' | 'status' | 'lead' | 'note'>) =>
    row.source !== NOT_FOUND || (statusOf(row) === 'estimated' && (row.note ?? '') !== '');
  none(rules, ({ row }) => !isHonest(row));
  none(dates, ({ row }) => row.kind !== 'open' && !isHonest(row));
  assert.is(statusOf({ source: NOT_FOUND }), 'estimated');
  assert.is(statusOf({ source: 'https://example.org/', lead: true }), 'estimated');
  assert.is(statusOf({ source: 'https://example.org/' }), 'confirmed');
});

test('a date is listed once for each kind, and not open and closed at once', () => {
  for (const { id, dates: own = [] } of definitions) {
    const seen = new Map<string, string[]>();
    for (const { date, kind } of own) seen.set(date, [...(seen.get(date) ?? []), kind]);
    none(
      [...seen].map(([date, kinds]) => ({ id, date, kinds })),
      ({ kinds }) => {
        if (new Set(kinds).size !== kinds.length) return true;
        return kinds.includes('open') && kinds.length > 1;
      },
    );
  }
});

test('a listed date has an effect: no early close on a closed day, no working day on a weekday', () => {
  const byId = new Map(definitions.map((one) => [one.id, one]));
  const listed = new Set(dates.map(({ id, row }) => `${id} ${row.date} ${row.kind}`));
  none(dates, ({ id, row: { date, kind } }) => {
    const isOff = isWeekend(byId.get(id)!.weekend, mustParseDay(date));
    if (kind === 'weekend_workday') return !isOff;
    if (kind !== 'early_close') return false;
    if (listed.has(`${id} ${date} holiday`)) return true;
    // Announced eves of feasts (Türkiye) are listed for every year, on weekends too, where they are dropped.
    const isCountry = byId.get(id)!.kind === 'country';
    return !isCountry && isOff && !listed.has(`${id} ${date} weekend_workday`);
  });
});

test('a listed date lies within the data', () => {
  none(dates, ({ id, row }) => {
    const [from, to] = definitions.find((one) => one.id === id)!.years;
    const year = Number(row.date.slice(0, 4));
    // A country's list may be longer than its data, which ends where the library's own list does.
    const isCountry = countries.some((one) => one.id === id);
    return !isCountry && (year < from || year > to);
  });
});

test('every row has a source: an address, a law, or the words "not found"', () => {
  none(rules, ({ row }) => !isSource(row.source));
  none(dates, ({ row }) => !isSource(row.source));
  none(
    places.map(({ id, place }) => ({ id, source: place.weekend?.source ?? NOT_FOUND })),
    ({ source }) => !isSource(source),
  );
  none(
    definitions.flatMap(({ id, inherits = [] }) => inherits.map((row) => ({ id, row }))),
    ({ row }) => !isSource(row.source),
  );
});

test('every calendar that another inherits from exists and comes first', () => {
  const before = new Set<string>();
  for (const { id, inherits = [] } of definitions) {
    for (const { calendar, from, to } of inherits) {
      assert.ok(before.has(calendar), `${id} inherits from ${calendar}`);
      assert.ok(from <= (to ?? 2060), `${id} inherits from ${calendar} from ${from} to ${to}`);
    }
    before.add(id);
  }
});

test('the names that a calendar does not inherit are names of what it inherits from', () => {
  for (const { id, inherits = [] } of definitions) {
    for (const { calendar, except = [] } of inherits) {
      const other = definitions.find((one) => one.id === calendar)!;
      const known = new Set([
        ...(other.rules ?? []).map(({ name }) => name),
        ...(other.dates ?? []).map(({ name }) => name),
        ...libraryRules(other.library).flatMap(({ english }) => english),
      ]);
      for (const name of except)
        assert.ok(known.has(name), `${id}: ${name} is no day of ${calendar}`);
    }
  }
});

interface LibraryRule {
  readonly rule: string;
  readonly english: string[];
}

function libraryRules(region: LibraryRegion | undefined): LibraryRule[] {
  if (!region) return [];
  const { country, state, region: part } = region;
  const holidays = part
    ? new Holidays(country, state!, part)
    : state
      ? new Holidays(country, state)
      : new Holidays(country);
  const rows = holidays.getRules() as unknown as {
    rule: string;
    name: string | Record<string, string>;
  }[];
  return rows.map(({ rule, name }) => ({
    rule,
    english: typeof name === 'string' ? [name] : name.en ? [name.en] : [],
  }));
}

test('the region of every calendar exists in the library', () => {
  none(
    definitions
      .filter(({ library }) => library)
      .map(({ id, library }) => ({ id, library: { ...library } as LibraryRegion })),
    ({ library: { country, state, region } }) =>
      libraryRules({ country, ...(state && { state }), ...(region && { region }) }).length === 0,
  );
});

test('a calendar without rules, dates, library or inherited days would never close', () => {
  none(
    definitions.map(({ id, weekend, library, rules, dates, inherits }) => ({
      id,
      // A system that runs every day of the year has no entries.
      has:
        weekend[0]!.days.length === 0 ||
        [library, rules?.length, dates?.length, inherits?.length].some(Boolean),
    })),
    ({ has }) => !has,
  );
});

test('exclusions, estimated rules and years of data have reasons', () => {
  const reasons = places.flatMap(({ id, place }) =>
    [...exclusionsOf(place), ...(place.estimated ?? []), ...(place.years ? [place.years] : [])].map(
      (row) => ({
        id,
        row,
      }),
    ),
  );
  assert.ok(reasons.length > 300);
  none(reasons, ({ row: { why } }) => why.trim().length < 10);
  none(reasons, ({ row: { from, to } }) => from !== undefined && to !== undefined && from > to);
});

test('a weekend of a country begins with 1990', () => {
  none(
    places.map(({ id, place }) => ({ id, history: place.weekend?.history })),
    ({ history }) =>
      history !== undefined && (!isGoodWeekend(history) || history[0]?.start !== '1990-01-01'),
  );
});

function exclusionsOf({ exclusions = [], notInherited = {} }: Subdivision): Exclusion[] {
  return [...exclusions, ...(notInherited.exclusions ?? [])];
}

/** The texts of the library's rules for a place and those that lie in it. */
function textsOf(id: string, file: Country): Set<string> {
  const within = countries.filter(
    (one) => one.id === id || one.id.startsWith(`${id}:`) || one.id.startsWith(`${id}-`),
  );
  const regions = [{ country: file.id }, ...within.map(({ library }) => library)];
  return new Set(regions.flatMap((region) => libraryRules(region).map(({ rule }) => rule)));
}

test('estimated rules are rules of that country', () => {
  for (const { id, file, place } of places) {
    if (!place.estimated) continue;
    const texts = [...textsOf(id, file)];
    none([...place.estimated], ({ contains }) => !texts.some((rule) => rule.includes(contains)));
  }
});

test('excluded rules are rules of that calendar, in this version of the library or the one before', () => {
  for (const { id, file, place } of places) {
    const exclusions = exclusionsOf(place);
    if (exclusions.length === 0) continue;
    const texts = textsOf(id, file);
    none(exclusions, ({ rule, why }) => !texts.has(rule) && !/3\.35\.0/.test(why));
  }
});

test('rules replaced by announced days are rules of that calendar, of the library or its own', () => {
  for (const { id, file, place } of places) {
    const announced = [...(place.announced ?? []), ...(place.notInherited?.announced ?? [])];
    if (announced.length === 0) continue;
    const own = countries.find((one) => one.id === id)!.rules!.map(({ rule }) => rule);
    const texts = new Set([...textsOf(id, file), ...own]);
    none(
      announced.flatMap(({ replaces }) => replaces),
      (rule) => !texts.has(rule),
    );
  }
});

test.run();
