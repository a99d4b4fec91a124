import {
  addBusinessDays,
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  combine,
  countBusinessDays,
  isVerifiedSpan,
} from '../../server/engine/business-days.js';
import { firstDayOf } from '../../server/engine/civil-date.js';
import { viewBusinessDays } from '../../server/store/packed.js';
import { loadBenchRelease } from './release.js';

/**
 * npm run bench, the engine: nanoseconds per operation of the engine on real calendars, for spans of 1, 250 and 10,000
 * days, beside a plain loop over days; and the first combination of 2, 5 and 10 calendars.
 */
const OPERATIONS = 400_000;
const SPANS = [1, 250, 10_000];
const NAMES = ['XNYS', 'EUR', 'USD', 'GBP', 'JP', 'CN', 'DE:BY', 'FR', 'BR', 'AU:NSW'];

const data = loadBenchRelease(process.argv[2]!);
const views = NAMES.map((id) => viewBusinessDays(data, data.calendarIndex.get(id)!));
const starts = Array.from({ length: 1024 }, (_, index) => firstDayOf(2000) + index * 3);
/** Results go here, so that no call is optimised away. */
let sink = 0;

console.log(`Node ${process.version}, ${OPERATIONS} operations each; ns per operation\n`);
table('one calendar (XNYS)', views[0]!);
table('ten calendars combined, mode all', combine(views, 'all'));

console.log('\nfirst combination, µs (all / any)');
for (const count of [2, 5, 10]) {
  const some = views.slice(0, count);
  const times = (['all', 'any'] as const).map(
    (mode) => nanoseconds(2000, () => combine(some, mode).openCounts[0]!) / 1000,
  );
  console.log(`  ${String(count).padStart(2)} calendars  ${times.map((time) => time.toFixed(1).padStart(7)).join('')}`);
}
if (Number.isNaN(sink)) console.log(sink);

function table(title: string, days: BusinessDays): void {
  console.log(`${title.padEnd(34)}${SPANS.map((span) => `${span} d`.padStart(11)).join('')}`);
  row('count', (span) => (start) => countBusinessDays(days, start, start + span));
  row('add n', (span) => (start) => addBusinessDays(days, start, span)?.day ?? 0, [1, 250, 7000]);
  row('add -n', (span) => (start) => addBusinessDays(days, start, -span)?.day ?? 0, [1, 250, 2400]);
  row('next', () => (start) => businessDayAfter(days, start, 1)!.day);
  row('previous', () => (start) => businessDayBefore(days, start, 1)!.day);
  row('coverage of the span', (span) => (start) => Number(isVerifiedSpan(days, start, start + span)));
  row('(baseline: count by a day loop)', (span) => (start) => loopCount(days, start, start + span));
}

function row(name: string, make: (span: number) => (start: number) => number, spans = SPANS): void {
  const times = spans.map((span) => {
    const operation = make(span);
    const rounds = name.startsWith('(') && span > 1000 ? 2000 : OPERATIONS;
    return nanoseconds(rounds, (index) => operation(starts[index & 1023]!));
  });
  console.log(`  ${name.padEnd(32)}${times.map((time) => time.toFixed(1).padStart(11)).join('')}`);
}

/** Median over five runs of the time per call. */
function nanoseconds(rounds: number, call: (index: number) => number): number {
  const runs = Array.from({ length: 5 }, () => {
    const begin = process.hrtime.bigint();
    for (let index = 0; index < rounds; index++) sink += call(index);
    return Number(process.hrtime.bigint() - begin) / rounds;
  });
  return runs.sort((a, b) => a - b)[2]!;
}

function loopCount(days: BusinessDays, from: number, to: number): number {
  let count = 0;
  for (let day = from; day < to; day++) {
    const index = day - days.epoch;
    count += (days.open[index >>> 5]! >>> (index & 31)) & 1;
  }
  return count;
}
