import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENDPOINTS } from '../../server/api/index.js';
import { readerOf } from '../../server/api/question.js';
import { refuseUnknown } from '../../server/api/unknown-parameters.js';
import { openCatalog } from '../../server/queries/catalog.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { Address } from '../../server/text/address.js';
import { endpointOf } from '../helpers/answers.js';
import { openOwnReleases, releaseData, startServer } from '../helpers/server.js';

/** What an answer for joint calendars reads: the entries of the days that are asked, in the language that is asked. */

const TEN = ['XNYS', 'XLON', 'XETR', 'XTKS', 'XPAR', 'EUR', 'USD', 'GBP', 'JPY', 'CN'];
let read = 0;
const catalog = openCatalog(counted(releaseData()));

/** The data, which count the entries that are read. */
function counted(data: ReleaseData): ReleaseData {
  return {
    ...data,
    entries: (index) => {
      const entries = data.entries(index);
      const payload = (position: number) => {
        read++;
        return entries.payload(position);
      };
      return { ...entries, payload };
    },
  };
}

const { releases, file } = openOwnReleases(catalog);
test.after(() => file.close());

function readsOf(address: string): number {
  const { pathname, query } = new Address(address);
  const endpoint = endpointOf(pathname);
  const last = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  const ask = readerOf(endpoint, refuseUnknown(endpoint, ENDPOINTS));
  read = 0;
  ask(
    { catalog, releases },
    { params: { date: last, id: last }, query, nowMs: Date.UTC(2026, 10, 20) },
  ).answer();
  return read;
}

test('one date of ten joined calendars reads the entries of its year, not of all years', () => {
  const reads = readsOf(`/v1/days/2026-12-25?calendars=${TEN.join('%2B')}`);
  const ofYears = readsOf(
    `/v1/holidays?from=2000-01-01&to=2049-12-31&calendars=${TEN.join('%2B')}`,
  );
  assert.ok(reads > 0 && reads < 1000, `${reads} entries were read`);
  assert.ok(ofYears > 10 * reads, `${ofYears} entries of fifty years, ${reads} of one`);
});

test('a calendar beside a joint one is read for the days that are asked', () => {
  const reads = readsOf('/v1/days/2026-12-25?calendars=XNYS%2BXLON,DE,FR,US,JP');
  assert.ok(reads < 600, `${reads} entries were read`);
});

test('forty requests for ten joined calendars and one date are no more work than some hundred others', () => {
  const time = (address: string, times: number) => {
    const before = process.cpuUsage();
    for (let at = 0; at < times; at++) readsOf(address.replace('DAY', String(10 + (at % 18))));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const joined = `/v1/days/2026-12-DAY?calendars=${TEN.join('%2B')}`;
  time(joined, 5);
  const ms = time(joined, 40);
  assert.ok(ms < 40 * 25, `${ms} ms`);
});

test('more than ten members of a joint calendar are refused before they are joined, in paths too', async () => {
  const server = await startServer();
  const ids = releaseData().meta.calendars.map(({ id }) => id);
  const joint = ids.slice(0, 400).join('%2B');
  for (const path of [
    `/v1/calendars/${joint}`,
    `/v1/calendars/${joint}.ics`,
    `/v1/days/2026-12-25?calendars=${joint}`,
  ]) {
    const response = await server.get(path);
    assert.match(await response.text(), /too_many_calendars.*400 ids/s, path.slice(0, 40));
  }
  await server.close();
});

test.run();
