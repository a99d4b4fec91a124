import {
  type ConventionEvidence,
  cycleText,
  type Hours,
  type MarketConventions,
  type Provenance,
  type SettlementCycle,
} from '../../server/engine/market-conventions.js';

/** What the exchanges' conventions rest on, as Markdown: one row per market, and totals by grade of evidence. */

/** An exchange with its conventions. */
export interface MarketRow {
  readonly id: string;
  readonly name: string;
  readonly conventions: MarketConventions;
}

/** Null: no source was found. */
type Evidence = ConventionEvidence | null;
const GRADES: readonly Evidence[] = ['original', 'copy', 'report', null];

/** The number of rows, and of markets by their current row, for each grade of evidence. */
export interface EvidenceCount {
  readonly evidence: Evidence;
  readonly rows: number;
  readonly markets: number;
}

/** The cycle of shares (of a market without shares, of its first instrument) in force on a date, YYYY-MM-DD. */
export function cycleNow(
  { settlement_cycles: cycles = [] }: MarketConventions,
  today: string,
): SettlementCycle | null {
  const instrument = cycles.some((one) => one.instrument === 'equity')
    ? 'equity'
    : cycles[0]?.instrument;
  return cycles.findLast((one) => one.instrument === instrument && one.from <= today) ?? null;
}

/** The hours in force on a date, YYYY-MM-DD: one row, or several for different weekdays. */
export function hoursNow({ hours = [] }: MarketConventions, today: string): readonly Hours[] {
  return hours.filter(({ from, to = '9999' }) => from <= today && today <= to);
}

/** The row with the weakest evidence; null if there are no rows. */
function weakestOf(rows: readonly Hours[]): Hours | null {
  const place = ({ evidence }: Hours) => GRADES.indexOf(evidence);
  return rows.reduce<Hours | null>(
    (weakest, one) => (weakest && place(weakest) >= place(one) ? weakest : one),
    null,
  );
}

export function evidenceCounts(
  rows: readonly Provenance[],
  current: readonly Provenance[],
): EvidenceCount[] {
  const of = (all: readonly Provenance[], grade: Evidence) =>
    all.filter(({ evidence }) => evidence === grade).length;
  return GRADES.map((evidence) => ({
    evidence,
    rows: of(rows, evidence),
    markets: of(current, evidence),
  }));
}

/** `markets`: every exchange, sorted by id. */
export function conventionsMarkdown(markets: readonly MarketRow[], today: string): string {
  const cycles = markets.flatMap(({ conventions }) => conventions.settlement_cycles ?? []);
  const hours = markets.flatMap(({ conventions }) => conventions.hours ?? []);
  const lateOpens = markets.flatMap(({ conventions }) => conventions.late_opens ?? []);
  const current = markets.map(({ conventions }) => ({
    cycle: cycleNow(conventions, today),
    hours: hoursNow(conventions, today),
  }));
  const without = markets.filter(({ conventions }) => !conventions.settlement_cycles);
  return [
    '## What cycles and hours rest on',
    '',
    `Of ${markets.length} exchanges ${markets.length - without.length} have a settlement cycle, ${markets.filter(({ conventions }) => conventions.hours).length} have hours.`,
    '',
    '| rests on | rows of cycles | markets by their cycle | rows of hours | markets by the weakest of their hours | late opens |',
    '| --- | --- | --- | --- | --- | --- |',
    ...countLines(
      evidenceCounts(
        cycles,
        current.flatMap(({ cycle }) => cycle ?? []),
      ),
      evidenceCounts(
        hours,
        current.flatMap(({ hours: held }) => weakestOf(held) ?? []),
      ),
      evidenceCounts(lateOpens, []),
    ),
    '',
    '| market | name | cycle | since | evidence | source | hours | evidence | source |',
    `|${' --- |'.repeat(9)}`,
    ...markets.map(({ id, name }, at) => `| ${[id, name, ...cells(current[at]!)].join(' | ')} |`),
    '',
    `Without a cycle: ${without.map(({ id }) => id).join(' ')}`,
    '',
  ].join('\n');
}

function countLines(
  cycles: readonly EvidenceCount[],
  hours: readonly EvidenceCount[],
  lateOpens: readonly EvidenceCount[],
): string[] {
  return cycles.map(({ evidence, rows, markets }, at) => {
    const counts = [rows, markets, hours[at]!.rows, hours[at]!.markets, lateOpens[at]!.rows];
    return `| ${[evidence ?? 'no source', ...counts].join(' | ')} |`;
  });
}

interface Current {
  readonly cycle: SettlementCycle | null;
  readonly hours: readonly Hours[];
}

function cells({ cycle, hours }: Current): string[] {
  const since = cycle && (cycle.start === 'changed' ? cycle.from : `known ${cycle.from}`);
  const weakest = weakestOf(hours);
  return [
    ...(cycle
      ? [cycleText(cycle), since!, cycle.evidence ?? 'none', cycle.source ?? '']
      : ['', '', '', '']),
    ...(weakest
      ? [hours.map(timesOf).join('; '), weakest.evidence ?? 'none', weakest.source ?? '']
      : ['', '', '']),
  ];
}

function timesOf({ open, close, break: pause, weekdays }: Hours): string {
  const times = pause ? `${open}-${pause[0]} ${pause[1]}-${close}` : `${open}-${close}`;
  return weekdays ? `${times} on weekdays ${weekdays.join()}` : times;
}
