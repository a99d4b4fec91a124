import { formatDay, mustParseDay } from '../../../server/engine/civil-date.js';
import { ADHA, FITR } from '../countries/shared/arab-feasts.js';
import { type AnnouncedDays, type AnnouncedYear, NOT_FOUND, type RuleRow } from '../vocabulary.js';
import { span } from './arab-feasts.js';

/** Islamic holidays of Arab countries: one spelling of each, rules for the crescent of a place, and announced years. */

export const ISLAMIC = {
  'islamic-new-year': { name: 'Islamic New Year', names: { ar: 'رأس السنة الهجرية' } },
  ashura: { name: 'Ashura', names: { ar: 'عاشوراء' } },
  mawlid: { name: "Prophet's Birthday (Mawlid)", names: { ar: 'المولد النبوي الشريف' } },
  'isra-miraj': { name: "Isra and Mi'raj", names: { ar: 'الإسراء والمعراج' } },
  ramadan: { name: 'First Day of Ramadan', names: { ar: 'أول رمضان' } },
  'eid-al-fitr': { name: 'Eid al-Fitr', names: { ar: 'عيد الفطر' } },
  arafah: { name: 'Arafat Day', names: { ar: 'يوم عرفة' } },
  'eid-al-adha': { name: 'Eid al-Adha', names: { ar: 'عيد الأضحى' } },
} as const;

export type IslamicHoliday = keyof typeof ISLAMIC;

type Years = Pick<RuleRow, 'from' | 'to' | 'note' | 'rule'>;

/**
 * A row of rules for an Islamic holiday, estimated as all of them are until announced. `rule` says how it is computed:
 * `islamicDay('eid-al-fitr', LAW, { rule: 'feast eid-al-fitr at SA for 3 days', from: 2008 })`; SA is the calendar of
 * Umm al-Qura, which most Arab countries follow.
 */
export function islamicDay(feast: IslamicHoliday, source: string, years: Years): RuleRow {
  return { ...ISLAMIC[feast], ...years, status: 'estimated', source };
}

const AS_REPORTED =
  'doubt: the first day as generally reported in Arab countries; the announcement was not read.';

/** First and last year of the tables of first days. */
const FIRST = 2005;

const LAST = 2026;

/**
 * An Eid as it was kept: in the years that were read by their announcement, in the others from 2005 to 2026 by the day on
 * which it began in the Arab countries, `days` = first and last day around it (0 = the first day). Replaces the rules named.
 *
 *     eidAsKept('eid-al-fitr', [0, 2], ['feast eid-al-fitr at SA for 3 days'], { 2024: { days: '04-10 04-11', source: CIRCULAR } })
 */
export function eidAsKept(
  feast: 'eid-al-fitr' | 'eid-al-adha',
  [from, to]: readonly [number, number],
  replaces: readonly string[],
  read: Readonly<Record<number, AnnouncedYear>> = {},
  first = FIRST,
): AnnouncedDays {
  const years: Record<number, AnnouncedYear> = {};
  for (let year = first; year <= LAST; year++)
    years[year] = { days: '', source: NOT_FOUND, note: AS_REPORTED };
  for (const start of feast === 'eid-al-fitr' ? FITR : ADHA) {
    const day = mustParseDay(start);
    for (const date of span(formatDay(day + from), formatDay(day + to))) addDay(years, date);
  }
  return { ...ISLAMIC[feast], replaces, source: NOT_FOUND, years: { ...years, ...read } };
}

function addDay(years: Record<number, AnnouncedYear>, date: string): void {
  const year = Number(date.slice(0, 4));
  const row = years[year];
  if (row) years[year] = { ...row, days: `${row.days} ${date.slice(5)}`.trim() };
}

/** All days from the first to the last as `announced` wants them: `days('04-20', '04-24')`. */
export function days(first: string, last: string): string {
  return span(`2023-${first}`, `2023-${last}`)
    .map((date) => date.slice(5))
    .join(' ');
}
