import { ENDPOINTS } from '../../server/api/index.js';
import { readerOf } from '../../server/api/question.js';
import { refuseUnknown } from '../../server/api/unknown-parameters.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { Address } from '../../server/text/address.js';
import { loadBenchRelease } from './release.js';

/**
 * npm run bench -- cost: what the dearest questions take of the processor, beside the units that they cost of a key's
 * limit (server/api/cost.ts). A unit stands for some half a millisecond.
 */
const TEN = 'US,DE,FR,GB,JP,CN,EUR,BR,ZA,AU';
const DATES = Array.from(
  { length: 1000 },
  (_, at) => `20${String(10 + (at % 40)).padStart(2, '0')}-0${1 + (at % 9)}-15`,
);
const dates = (count: number) => DATES.slice(0, count).join(',');
const QUESTIONS = [
  `/v1/days/2026-12-24?calendars=XNYS`,
  `/v1/business-days/add?date=2026-10-09&n=250&calendars=${TEN}`,
  `/v1/business-days/add?dates=${dates(500)}&n=2&calendars=${TEN}`,
  `/v1/days?dates=${dates(500)}&calendars=${TEN}`,
  `/v1/business-days/count?from=1999-01-01&to=2059-12-31&calendars=${TEN}`,
  `/v1/business-days/list?from=2015-01-01&to=2029-12-31&calendars=${TEN}`,
  `/v1/business-days/schedule?start=2000-01-10&end=2059-12-10&frequency=1M&calendars=${TEN}`,
  `/v1/holidays?calendars=XNYS&year=2026`,
  `/v1/holidays?calendars=${TEN}&from=2005-01-01&to=2059-12-31&include=sources`,
  `/v1/holidays?calendars=${TEN}&from=2005-01-01&to=2059-12-31&format=csv`,
  `/v1/holidays/next?calendars=${TEN}&from=2005-01-01&n=500`,
  `/v1/calendars`,
  `/v1/calendars?kind=country`,
  `/v1/calendars?q=Frankreich&limit=8`,
  `/v1/calendars.ics?calendars=${TEN}&from=2020&to=2026`,
  `/v1/calendars/US.ics?from=1990&to=2060`,
  `/v1/changes?since=2020-01-01&limit=1000`,
  `/v1/changes?since=2020-01-01&limit=1000&what=days&calendars=XNYS,EUR`,
  `/v1/releases`,
  `/v1/fx/spot?pair=EURUSD&dates=${dates(500)}`,
];

for (const { load } of ENDPOINTS) await load?.();
const catalog = openCatalog(loadBenchRelease(process.argv[2]!));
const data = { catalog, releases: { find: () => ({ catalog, id: '', version: '' }) } };
console.log('question'.padEnd(76), 'ms'.padStart(8), 'units'.padStart(6), 'ms a unit'.padStart(10), 'KB'.padStart(8));
for (const address of QUESTIONS) {
  const { pathname, query } = new Address(address);
  const endpoint = ENDPOINTS.find(({ route }) => new RegExp(`^${route.replace(/:\w+/, '[^/]+')}$`).test(pathname))!;
  const read = readerOf(endpoint, refuseUnknown(endpoint, ENDPOINTS));
  const last = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  const get = () => read(data, { params: { id: last, date: last }, query, nowMs: Date.UTC(2026, 10, 22) });
  const times = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    get().answer();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  const ms = times[4]!;
  const { units, answer } = get();
  const columns = [ms.toFixed(2).padStart(8), String(units).padStart(6), (ms / units).toFixed(2).padStart(10)];
  console.log(address.slice(0, 76).padEnd(76), ...columns, (answer().body.length / 1024).toFixed(0).padStart(8));
}
