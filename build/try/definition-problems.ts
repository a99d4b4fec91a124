import { isoWeekday, mustParseDay, parseDay } from '../../server/engine/civil-date.js';
import { type CalendarKind, ENTRY_KINDS } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { hostOf } from '../calendars/authorities.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { type ListedDate, NOT_FOUND, type RuleRow, statusOf } from '../calendars/vocabulary.js';
import { usualName } from '../expand/names.js';

/** Problems of a definition's rows that need no other data: each message names the row and quotes the value. */

const ID_OF_KIND: Readonly<Partial<Record<CalendarKind, RegExp>>> = {
  country: /^[A-Z]{2}(:[A-Z0-9]{1,12}(-[A-Z0-9-]{1,12})?)?$/,
  settlement: /^([A-Z]{3}(:[A-Z]+)?|[A-Z0-9]{4}:SETTLEMENT)$/,
  exchange: /^[A-Z0-9]{4}(:[A-Z]+(-[A-Z]+)*)?$/,
  bond: /^[A-Z]{3}:(BOND-TRADING|[A-Z]+)$/,
};
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const ADDRESS = /https?:\/\/\S+/;
const LAW =
  /\b(law|act|decree|order|ordinance|regulation|code|gazette|proclamation|constitution|statute)\b/i;
const MONTH_AND_DAY = /(?<![\d-])(\d\d)-(\d\d)(?![\d-])/g;

/** Format: ids, years, dates, times, sources. */
export function formatProblems(definition: CalendarDefinition): string[] {
  const { id, kind, years, timezone, countries, rules = [], dates = [], weekend } = definition;
  return [
    ...((ID_OF_KIND[kind]?.test(id) ?? false)
      ? []
      : [`the id ${id} does not have the form of a ${kind} calendar`]),
    ...(countries?.length
      ? []
      : ['`countries` is missing: the ISO 3166-1 codes of its home, with its city and names']),
    ...(isTimeZone(timezone) ? [] : [`the time zone ${timezone} is not in the IANA database`]),
    ...(weekend[0] && weekend[0].start <= `${years[0]}-01-01`
      ? []
      : [`no weekend is in force on ${years[0]}-01-01, the first day of data`]),
    ...rules.flatMap((row) => ruleProblems(row, years)),
    ...dates.flatMap((row) => dateProblems(row, definition)),
    ...listedTwice(dates),
  ];
}

/** Names: one spelling of a day in all calendars. */
export function nameProblems({ rules = [], dates = [] }: CalendarDefinition): string[] {
  const names = new Set([...rules, ...dates].flatMap(({ name }) => name.split(' / ')));
  return [...names].flatMap((name) => {
    if (name === '' || name.trim() !== name)
      return [`the name ${JSON.stringify(name)} is empty or has spaces around it`];
    const usual = usualName(name);
    return usual === name
      ? []
      : [`${JSON.stringify(name)} is called ${JSON.stringify(usual)} in other calendars`];
  });
}

function ruleProblems(row: RuleRow, [first, last]: readonly [number, number]): string[] {
  const where = `rule ${JSON.stringify(row.rule)} (${row.name})`;
  const missing = [...row.rule.matchAll(MONTH_AND_DAY)].filter(
    ([, month, day]) => !parseDay(`2023-${month}-${day}`),
  );
  return [
    ...missing.map(([text]) => `${where}: ${text} is not a day of every year`),
    ...(row.to !== undefined && row.to < row.from
      ? [`${where}: ends in ${row.to}, before it begins in ${row.from}`]
      : []),
    ...(row.from > last ? [`${where}: its years lie outside the data, ${first} to ${last}`] : []),
    ...timeProblems(where, row.closes),
    ...sourceProblems(where, row),
  ];
}

function dateProblems(row: ListedDate, { years, weekend, kind }: CalendarDefinition): string[] {
  const where = `${row.date} ${row.kind} (${row.name})`;
  if (parseDay(row.date) === null) return [`${where}: not an existing date in the form YYYY-MM-DD`];
  const kinds: readonly string[] = [...ENTRY_KINDS, 'open'];
  const year = Number(row.date.slice(0, 4));
  const isOff = isWeekend(weekend, mustParseDay(row.date));
  return [
    ...(kinds.includes(row.kind) ? [] : [`${where}: the kind is one of ${kinds.join(', ')}`]),
    ...((row.kind === 'early_close') === (row.closes !== undefined)
      ? []
      : [`${where}: \`closes\` belongs to early closes, and to each of them`]),
    ...(kind !== 'country' && (year < years[0] || year > years[1])
      ? [`${where}: outside the data, ${years[0]} to ${years[1]}`]
      : []),
    ...(row.kind === 'weekend_workday' && !isOff
      ? [`${where}: a working weekend day that is not on a weekend`]
      : []),
    ...(row.printsWeekdays && row.weekday === undefined
      ? [
          `${where}: its text prints weekdays: '${row.date} ${WEEKDAYS[isoWeekday(mustParseDay(row.date)) - 1]}', if it says so`,
        ]
      : []),
    ...timeProblems(where, row.closes),
    ...(row.kind === 'open' ? [] : sourceProblems(where, row)),
  ];
}

function listedTwice(dates: readonly ListedDate[]): string[] {
  const seen = new Map<string, string[]>();
  for (const { date, kind } of dates) seen.set(date, [...(seen.get(date) ?? []), kind]);
  return [...seen].flatMap(([date, kinds]) => {
    const isTwice =
      new Set(kinds).size !== kinds.length || (kinds.includes('open') && kinds.length > 1);
    return isTwice ? [`${date} is listed twice: as ${kinds.join(' and ')}`] : [];
  });
}

function timeProblems(where: string, closes: string | undefined): string[] {
  return closes === undefined || TIME.test(closes)
    ? []
    : [`${where}: closes at ${closes}, which is not HH:MM`];
}

function sourceProblems(
  where: string,
  row: Pick<RuleRow, 'source' | 'status' | 'lead' | 'note' | 'basis' | 'evidence'>,
): string[] {
  const address = ADDRESS.exec(row.source)?.[0];
  const isSource = address
    ? URL.canParse(address)
    : row.source === NOT_FOUND || LAW.test(row.source);
  if (!isSource)
    return [
      `${where}: the source ${JSON.stringify(row.source)} is neither an address nor a law nor NOT_FOUND`,
    ];
  if (
    row.basis === 'law' &&
    row.source !== NOT_FOUND &&
    row.evidence === undefined &&
    !hostOf(address ?? '')
  )
    return [
      `${where}: \`basis\` is law, but ${address ?? row.source} is no authority's address and no statute book by build/calendars/authorities-table.ts: leave it out (report), or state \`evidence: 'copy'\``,
    ];
  const isHonest =
    row.source !== NOT_FOUND || (statusOf(row) === 'estimated' && (row.note ?? '') !== '');
  return isHonest
    ? []
    : [`${where}: without a source it must be estimated, with a note on what it rests on`];
}

function isTimeZone(name: string | null): boolean {
  if (name === null) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
