import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENDPOINTS } from '../../server/api/index.js';
import {
  type ReleasesAnswer,
  request,
  requestCsv,
  requestProblem,
  table,
} from '../helpers/answers.js';
import { addressOf, type Document } from '../helpers/document.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** Tables for spreadsheets: the byte order mark, and the table of releases. */

let server: TestServer;
let document: Document;
test.before(async () => {
  server = await startServer();
  document = await server.json<Document>('/openapi.json');
});
test.after(() => server.close());

const MARK = [0xef, 0xbb, 0xbf];
const bytesOf = async (path: string) =>
  new Uint8Array(await (await server.get(path)).arrayBuffer());

test('bom=true begins every table with a byte order mark, and changes nothing else', async () => {
  const withTables = ENDPOINTS.filter(({ csv }) => csv !== undefined);
  assert.ok(withTables.length > 12);
  for (const { route } of withTables) {
    const path = addressOf(document, route.replaceAll(/:(\w+)/g, '{$1}'), { format: 'csv' });
    const plain = await bytesOf(path);
    assert.not.equal([...plain.subarray(0, 3)], MARK, path);
    assert.equal([...(await bytesOf(`${path}&bom=true`))], [...MARK, ...plain], path);
    assert.equal(await bytesOf(`${path}&bom=false`), plain, path);
    assert.equal([...(await bytesOf(`${path}&bom=TRUE`))], [...MARK, ...plain], path);
  }
});

test('umlauts and other letters are UTF-8', async () => {
  const path =
    '/v1/holidays?calendars=DE:BY&from=2026-01-01&to=2026-12-31&lang=de&format=csv&bom=true';
  const response = await server.get(path);
  assert.match(response.headers.get('content-type')!, /^text\/csv; charset=utf-8/);
  const { rows } = table(
    new TextDecoder('utf-8', { fatal: true }).decode(await response.arrayBuffer()),
  );
  assert.ok(
    rows.some(({ name }) => name === 'Heilige Drei Könige'),
    JSON.stringify(rows),
  );
});

test('a byte order mark is refused where there is no table', async () => {
  const path = '/v1/holidays?calendars=DE&from=2026-01-01&bom=true';
  await requestProblem(server, path, 400, 'invalid_parameter', 'bom', 'format=json', 'format=csv');
  await requestProblem(
    server,
    `${path}&format=text`,
    400,
    'invalid_parameter',
    'bom',
    'format=text',
  );
  await requestProblem(
    server,
    path.replace('true', 'yes'),
    400,
    'invalid_parameter',
    'bom',
    '"yes"',
  );
  await requestProblem(server, '/v1/calendars/EUR?bom=true', 400, 'unknown_parameter', '"bom"');
  assert.is((await server.get(path.replace('true', 'false'))).status, 200);
});

test('releases as a table: notes and counts, and a header where it goes on', async () => {
  for (const query of ['', 'calendars=EUR,XNYS', 'since=2026-11-21&limit=2']) {
    const json = await request<ReleasesAnswer>(server, `/v1/releases?${query}`);
    const response = await server.get(`/v1/releases?${query}&format=csv`);
    const { rows } = table(await response.text());
    assert.is(
      response.headers.get('x-next-cursor'),
      json.next_cursor === null ? null : String(json.next_cursor),
    );
    assert.equal(
      rows,
      json.releases.map(
        ({
          id,
          published_at,
          library_version,
          note,
          changes,
          basis_changes,
          calendars,
          complete,
        }) => ({
          id,
          published_at,
          library_version,
          note,
          ...Object.fromEntries(
            Object.entries(changes).map(([name, count]) => [name, String(count)]),
          ),
          calendars: calendars.map((one) => one.id).join(' '),
          complete: String(complete),
          basis_changes: String(basis_changes),
        }),
      ),
    );
  }
  const { columns } = await requestCsv(server, '/v1/releases?format=csv&limit=1');
  assert.equal(columns.slice(0, 4), ['id', 'published_at', 'library_version', 'note']);
});

test.run();
