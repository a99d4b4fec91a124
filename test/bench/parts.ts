import { parse as parseQuery } from 'node:querystring';
import type { Endpoint } from '../../server/api/endpoint.js';
import { ENDPOINTS } from '../../server/api/index.js';
import { parameterReader } from '../../server/api/read-parameters.js';
import { refuseUnknown } from '../../server/api/unknown-parameters.js';
import { dayNumber, firstDayOf, formatDay, parseDay } from '../../server/engine/civil-date.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { publicEntries } from '../../server/queries/entries.js';
import { entriesJson } from '../../server/queries/entry-json.js';
import { Address } from '../../server/text/address.js';
import { freshAddress, QUESTIONS } from './questions.js';
import { loadBenchRelease } from './release.js';

/**
 * npm run bench, the parts of a request: microseconds of processor time each, beside what it takes the place of. Every
 * call has an address that was never asked before.
 */
const CALLS = 60_000;
const ROUNDS = 5;
const NOW_MS = Date.UTC(2026, 10, 22);

const catalog = openCatalog(await loadBenchRelease(process.argv[2]!));
const addresses = QUESTIONS.map((question) =>
  Array.from({ length: CALLS * ROUNDS }, (_, index) => freshAddress(question, index)),
);
const queries = addresses[5]!.map((address) => address.slice(address.indexOf('?') + 1));
/** Results go here, so that no call is optimised away. */
let sink = 0;

console.log(
  `Node ${process.version}; ${CALLS} calls, median of ${ROUNDS} rounds; µs of processor time\n`,
);
const holidays = ENDPOINTS.find(({ operationId }) => operationId === 'listHolidays')!;
const read = parameterReader(holidays.query);
const readKnown = parameterReader(holidays.query, refuseUnknown(holidays, ENDPOINTS));
await compare('the parameters of /v1/holidays, read', [
  [
    'zod, the whole object',
    (index) => Number(holidays.query.safeParse(parseQuery(queries[index]!)).success),
  ],
  ['parameterReader', (index) => Object.keys(read(parseQuery(queries[index]!))).length],
  [
    'and unknown ones refused',
    (index) => Object.keys(readKnown(parseQuery(queries[index]!))).length,
  ],
]);
const days = Array.from(
  { length: CALLS * ROUNDS },
  (_, index) => firstDayOf(2000) + ((index * 7919) % 20_011),
);
const dates = days.map(formatDay);
await compare('a date read', [
  ['an expression with groups', (index) => readByExpression(dates[index]!)],
  ['parseDay', (index) => parseDay(dates[index]!)!],
]);
await compare('a date written', [
  [
    'by the clock of the language',
    (index) => new Date(days[index]! * 86_400_000).toISOString().slice(0, 10).length,
  ],
  ['formatDay', (index) => formatDay(days[index]!).length],
]);
const xnys = catalog.find('XNYS')!;
const entryQuery = { lang: 'en', withSources: false };
await compare("a year's entries as JSON", [
  [
    'JSON.stringify',
    (i) =>
      JSON.stringify(publicEntries(catalog, xnys, days[i]!, days[i]! + 364, entryQuery)).length,
  ],
  [
    'entriesJson',
    (i) => Buffer.byteLength(entriesJson(catalog, xnys, days[i]!, days[i]! + 364, entryQuery).json),
  ],
]);

console.log(
  '\na request between routing and writing: its address and parameters read, its answer made',
);
for (const [number, question] of QUESTIONS.entries()) {
  const endpoint = ENDPOINTS.find(({ route }) => route === question.route)!;
  await compare(question.name, [
    ['read', requestOf(endpoint, number, false)],
    ['and answered', requestOf(endpoint, number, true)],
  ]);
}
if (Number.isNaN(sink)) console.log(sink);

function requestOf(
  endpoint: Endpoint,
  number: number,
  answered: boolean,
): (index: number) => number {
  const readPath = parameterReader(endpoint.path);
  const readParameters = parameterReader(endpoint.query, refuseUnknown(endpoint, ENDPOINTS));
  return (index) => {
    const { pathname, query } = new Address(addresses[number]![index]!);
    const input = { path: readPath({ date: pathname.slice(9) }), query: readParameters(query) };
    // The length of a body flattens it, as writing it does.
    return answered
      ? Buffer.byteLength(endpoint.answer(input, { catalog, nowMs: NOW_MS }).body)
      : pathname.length;
  };
}

function readByExpression(text: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)!;
  return dayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
}

async function compare(
  title: string,
  ways: readonly [name: string, call: (index: number) => number | Promise<number>][],
): Promise<void> {
  const times = ways.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, [, call]] of ways.entries()) times[way]!.push(await microseconds(round, call));
  }
  console.log(title);
  for (const [way, [name]] of ways.entries()) {
    const median = times[way]!.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    console.log(`  ${name.padEnd(34)}${median.toFixed(2).padStart(8)}`);
  }
}

async function microseconds(
  round: number,
  call: (index: number) => number | Promise<number>,
): Promise<number> {
  const before = process.cpuUsage();
  for (let index = round * CALLS; index < (round + 1) * CALLS; index++) {
    const result = call(index);
    sink += typeof result === 'number' ? result : await result;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}
