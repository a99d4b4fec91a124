import type { WeekendRule } from '../../server/engine/types.js';
import type { Inherited, ListedDate, RuleRow } from './vocabulary.js';

/** Describes rows of definitions in words, for readers who do not know the grammar of rules. */

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WORKWEEK = '1,2,3,4,5';

/** "Christmas Eve, closes 13:00: 24 December, on Monday to Friday, not in 2011". */
export function ruleWords({ name, rule, closes, weekdays, exceptYears = [] }: RuleRow): string {
  const days = weekdays ? `, on ${listOf(weekdays)}` : '';
  const except =
    exceptYears.length > 0 ? `, not in ${[...new Set(exceptYears)].sort().join(', ')}` : '';
  return `${name}${closes ? `, closes ${closes}` : ''}: ${daysOf(rule)}${days}${except}`;
}

const KINDS = {
  holiday: '',
  early_close: '',
  weekend_workday: ', worked',
  open: ', no day off',
} as const;

/** The dates themselves are not included: they are those of the entries. */
export function dateWords({ name, kind, closes, observed }: ListedDate): string {
  return `${name}${KINDS[kind]}${closes ? `, closes ${closes}` : ''}${observed ? ', in lieu' : ''}: listed dates`;
}

export function inheritedWords({ calendar, kinds, except }: Inherited): string {
  const which = kinds ? ` (${kinds.join(', ').replaceAll('_', ' ')})` : '';
  return `The days of ${calendar}${which}${except ? `, except ${except.join(', ')}` : ''}`;
}

export function weekendWords(history: readonly WeekendRule[]): string {
  return `Weekend: ${history.map(({ start, days }) => `${listOf(days)} from ${start}`).join('; ')}`;
}

function listOf(weekdays: readonly number[]): string {
  if (weekdays.join() === WORKWEEK) return 'Monday to Friday';
  return weekdays.map((day) => WEEKDAYS[day - 1]!).join(' and ');
}

/** Describes a rule: dates and common forms in words, everything else unchanged. */
function daysOf(rule: string): string {
  return rule
    .replace(/\b(\d\d)-(\d\d)\b(?!-)/g, (text, month: string, day: string) =>
      MONTHS[Number(month) - 1] ? `${Number(day)} ${MONTHS[Number(month) - 1]}` : text,
    )
    .replace(
      /\b(easter|orthodox) (-?)(\d+)\b/g,
      (_text, feast: string, minus: string, count: string) => {
        const sunday = feast === 'easter' ? 'Easter Sunday' : 'Orthodox Easter Sunday';
        return `${count} ${count === '1' ? 'day' : 'days'} ${minus ? 'before' : 'after'} ${sunday}`;
      },
    )
    .replace(
      /^feast ([a-z-]+) at (\S+)/,
      (_text, feast: string, place: string) => `${feast} as kept in ${place}`,
    )
    .replace(/^substitutes /, 'the day in lieu only: ');
}
