import { type ListedDate, onDates, type RuleRow } from '../vocabulary.js';

/** Half days of the markets of Istanbul: 28 October, and the eves of the two religious feasts. */

const WEEKDAYS = [1, 2, 3, 4, 5];
const REPUBLIC_DAY = {
  name: 'Eve of Republic Day',
  names: { tr: 'Cumhuriyet Bayramı arifesi' },
} as const;
const EVE = {
  kind: 'early_close',
  name: 'Eve of a religious feast',
  names: { tr: 'Bayram arifesi' },
} as const;

/** Feasts to come: listed for Türkiye to 2030 (the eve of 2029 here too), then by the criterion of its authority. */
const EVES_TO_COME = ['day before 1 Shawwal', 'day before 10 Dhu al-Hijjah'];
const LISTED_TO = 2030;
const EVES_COMPUTED = ['feast eid-al-fitr at TR -1', 'feast eid-al-adha at TR -1'];
const EVE_2029 = '2029-02-14';
const NOT_EVE_2029 = '2029-02-13';

/** The closing time of half days in some years, and the eves in them. */
export interface HalfDayHours {
  readonly from: number;
  readonly to: number;
  readonly closes: string;
  readonly source: string;
  readonly note: string;
  readonly eves: readonly string[];
}

/** 28 October and the eves to come, as rules. */
export function halfDays(closes: string, source: string, from: number): RuleRow[] {
  const common = { closes, source, weekdays: WEEKDAYS } as const;
  const eve = { ...common, name: EVE.name, names: EVE.names, status: 'estimated' } as const;
  const first = Math.max(from, 2027);
  return [
    { rule: '10-28', ...REPUBLIC_DAY, from, ...common },
    ...EVES_TO_COME.map((rule): RuleRow => ({ ...eve, rule, from: first, to: LISTED_TO })),
    ...EVES_COMPUTED.map(
      (rule): RuleRow => ({ ...eve, rule, from: Math.max(first, LISTED_TO + 1) }),
    ),
  ];
}

/** 28 October in the years of each closing time. */
export function republicDays(hours: readonly HalfDayHours[]): RuleRow[] {
  return hours.map(({ eves: _, ...row }) => ({
    rule: '10-28',
    ...REPUBLIC_DAY,
    ...row,
    weekdays: WEEKDAYS,
  }));
}

/** The eves of each closing time. */
export function evesOf(hours: readonly HalfDayHours[]): ListedDate[] {
  return hours.flatMap(({ closes, source, note, eves: dates }) =>
    onDates(dates, { ...EVE, closes, source, note }),
  );
}

/** The eves on these dates since a year, and the listed one of 2029. */
export function eves(
  closes: string,
  source: string,
  dates: readonly string[],
  since: number,
): ListedDate[] {
  const listed = dates.filter((date) => date >= `${since}`);
  return [
    ...onDates(listed, { ...EVE, closes, source }),
    { date: EVE_2029, ...EVE, closes, source, status: 'estimated' },
    { date: NOT_EVE_2029, kind: 'open', name: 'The feast begins on 15 February 2029', source },
  ];
}

/** Early closes of an exchange as days without settlement, since a year. */
export function unsettledRules(
  rows: readonly RuleRow[],
  since: number,
  evidence: Pick<RuleRow, 'source'>,
): RuleRow[] {
  return rows
    .filter(({ closes, to = since }) => closes && to >= since)
    .map(({ closes: _closes, ...row }) => ({ ...row, ...evidence }));
}

/** The same of single dates; days that are no early close stay open. */
export function unsettledDates(
  rows: readonly ListedDate[],
  since: number,
  evidence: Pick<ListedDate, 'source'>,
): ListedDate[] {
  return rows
    .filter(({ kind, date }) => kind !== 'holiday' && date >= `${since}`)
    .map(({ closes: _closes, kind, ...row }) => ({
      ...row,
      ...evidence,
      kind: kind === 'open' ? ('open' as const) : ('holiday' as const),
    }));
}
