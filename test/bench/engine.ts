import {
  addBusinessDays,
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  countBusinessDays,
  isBusinessDay,
  isVerifiedSpan,
} from '../../server/engine/business-days.js';
import { firstDayOf } from '../../server/engine/civil-date.js';
import { combine } from '../../server/engine/combined-days.js';
import { loadBenchRelease } from './release.js';

/**
 * npm run bench, the engine: nanoseconds of processor time per operation of the engine on real calendars, one and several
 * together, for spans of 1, 250 and 10,000 days, beside a plain loop over days.
 */
const OPERATIONS = 400_000;
const SPANS = [1, 250, 10_000];
const NAMES = ['XNYS', 'EUR', 'USD', 'GBP', 'JP', 'CN', 'DE:BY', 'FR', 'BR', 'AU:NSW'];

const data = await loadBenchRelease(process.argv[2]!);
const views = NAMES.map((id) => data.days(data.calendarIndex.get(id)!));
const starts = Array.from({ length: 1024 }, (_, index) => firstDayOf(2000) + index * 3);
/** Results go here, so that no call is optimised away. */
let sink = 0;

console.log(`Node ${process.version}, ${OPERATIONS} operations each; ns per operation\n`);
table('one calendar (XNYS)', () => views[0]!);
for (const mode of ['all', 'any'] as const) {
  for (const count of [2, 10]) {
    const some = views.slice(0, count);
    table(`${count} calendars, ${mode}`, () => combine(some, mode));
  }
}
if (Number.isNaN(sink)) console.log(sink);

/** The days are made for each operation, as they are for each question. */
function table(title: string, days: () => BusinessDays): void {
  console.log(`${title.padEnd(34)}${SPANS.map((span) => `${span} d`.padStart(11)).join('')}`);
  row('count', (span) => (start) => countBusinessDays(days(), start, start + span));
  row('add n', (span) => (start) => addBusinessDays(days(), start, span)?.day ?? 0, [1, 250, 7000]);
  row(
    'add -n',
    (span) => (start) => addBusinessDays(days(), start, -span)?.day ?? 0,
    [1, 250, 2400],
  );
  row('next', () => (start) => businessDayAfter(days(), start, 1)!.day);
  row('previous', () => (start) => businessDayBefore(days(), start, 1)!.day);
  row(
    'coverage of the span',
    (span) => (start) => Number(isVerifiedSpan(days(), start, start + span)),
  );
  row(
    '(baseline: count by a day loop)',
    (span) => (start) => loopCount(days(), start, start + span),
  );
}

function row(name: string, make: (span: number) => (start: number) => number, spans = SPANS): void {
  const times = spans.map((span) => {
    const operation = make(span);
    const rounds = OPERATIONS / (span > 1000 ? 100 : 1);
    return nanoseconds(rounds, (index) => operation(starts[index & 1023]!));
  });
  console.log(`  ${name.padEnd(32)}${times.map((time) => time.toFixed(1).padStart(11)).join('')}`);
}

/** Median over five runs of the time per call. */
function nanoseconds(rounds: number, call: (index: number) => number): number {
  const runs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    for (let index = 0; index < rounds; index++) sink += call(index);
    const { user, system } = process.cpuUsage(before);
    return (1000 * (user + system)) / rounds;
  });
  return runs.sort((a, b) => a - b)[2]!;
}

function loopCount(days: BusinessDays, from: number, to: number): number {
  let count = 0;
  for (let day = from; day < to; day++) if (isBusinessDay(days, day)) count++;
  return count;
}
