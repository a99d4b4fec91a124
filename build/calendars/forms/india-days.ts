import { DAYS, type Kept, type Said, type StateDay } from '../countries/shared/india-days.js';
import { holidays, type ListedDate, NOT_FOUND, type RuleRow } from '../vocabulary.js';

/** Rows of the days of India's states (countries/shared/india-days.ts). */

/** Feasts of one day under the names of several States: where a day is shown for one, the State's own is meant. */
const ALIKE: readonly (readonly StateDay[])[] = [
  ['sankranti', 'magh-bihu', 'uttarayan', 'pongal', 'maghe'],
  ['ugadi', 'gudi', 'cheiraoba-lunar', 'navratra'],
  ['balipratipada', 'vikram-new-year', 'govardhan'],
  ['bhai', 'ningol'],
  ['adha', 'after-adha'],
  ['ganesh', 'samvatsari'],
  ['losoong', 'after-losoong', 'ladakhi-losar'],
  ['sikkim-losar', 'sonam-losar'],
];

/** The key and those of the same feast. */
export function alike(key: StateDay): readonly StateDay[] {
  return ALIKE.find((keys) => keys.includes(key)) ?? [key];
}

/** `republic friday:-2022 mhip:2023-`, separated by spaces. */
export function readKept(keys: string): Kept[] {
  return keys.split(' ').map((message) => {
    const [key = '', years = ''] = message.split(':');
    const [from = '', to = ''] = years.split('-');
    if (!(key in DAYS)) throw new Error(`${key}: no day of the States of India`);
    return {
      key: key as StateDay,
      from: from ? Number(from) : 2016,
      ...(to && { to: Number(to) }),
    };
  });
}

/** The rule of a day that a State keeps. */
export function stateRule(
  place: string,
  kept: Kept,
  source: string,
  exceptYears: readonly number[] = [],
): RuleRow {
  const [name, rule] = DAYS[kept.key];
  if (!rule) throw new Error(`${kept.key}: no rule`);
  return {
    rule: rule.replace('@', place),
    name,
    from: kept.from,
    // A Friday that is a holiday of its own, beside the feast: no moved day.
    ...(kept.key === 'friday-after' && { observed: false as const }),
    ...(kept.to !== undefined && { to: kept.to }),
    ...(exceptYears.length > 0 && { exceptYears }),
    source,
    ...(source === NOT_FOUND && { note: 'doubt: found in compilations only.' }),
  };
}

/** The MM-DD of a day that is the same every year. */
export function fixedDay(key: StateDay): string | undefined {
  return /^\d\d-\d\d$/.exec(DAYS[key][1])?.[0];
}

/** A holiday of the days with these keys. */
export function stateDate(
  date: string,
  keys: readonly StateDay[],
  source: string,
  more: Partial<ListedDate> = {},
): ListedDate {
  const names = [...new Set(keys.map((key) => DAYS[key][0]))];
  return holidays(names.join(' / '), source, date, more)[0]!;
}

/** A list: `MM-DD key` each, separated by commas; of several keys on a day those after the first may follow too. */
export function readList(days: string): Said[] {
  return days.split(', ').map((message) => {
    const [day = '', ...keys] = message.split(' ');
    const unknown = keys.find((key) => !(key in DAYS));
    if (unknown !== undefined || keys.length === 0)
      throw new Error(`${message}: no day of the States of India`);
    return { day, keys: keys as StateDay[] };
  });
}
