import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '../../server/api/index.js';
import { ProblemBody } from '../../server/api/schemas.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { type Document, examplesOf, type Parameter } from '../helpers/document.js';
import { killAll, startServerFile, stop } from '../helpers/process.js';
import { seededRandom } from '../helpers/random.js';
import { DIST_DIR } from '../helpers/release.js';

/**
 * npx tsx test/faults/requests.ts [COUNT] [SEED]: requests made from the OpenAPI document, right ones and wrong ones, to
 * the bundled server; every answer is held to the schema of its endpoint and status. Default: 20,000. Ends with 1 when
 * an answer is not as described, or is a 5xx.
 */
const COUNT = Number(process.argv[2] ?? 20_000);
const SEED = Number(process.argv[3] ?? 1);
const AT_ONCE = 16;
const KEY = 'kal_faults-key-0123456789-0123456789';
/** What no parameter expects. */
const NASTY = [
  '',
  '!',
  '-1',
  '1e3',
  '0x10',
  'null',
  '2026-02-30',
  '9999-12-31',
  '%00',
  'ä'.repeat(50),
  ',',
  'XNYS,,EUR',
  '🗓',
  'x'.repeat(3000),
];
const WRONG_SHARE = 0.06;

const random = seededRandom(SEED * 2_654_435_761);
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const whole = (from: number, to: number) => String(from + Math.floor(random() * (to - from + 1)));
const FIRST = mustParseDay('1985-01-01');
const aDate = () => formatDay(FIRST + Math.floor(random() * 30_000));

const folder = mkdtempSync(join(tmpdir(), 'kalends-faults-'));
const server = startServerFile(join(DIST_DIR, 'server.mjs'), folder, {
  KALENDS_API_KEY: KEY,
  KALENDS_RATE_LIMIT: 'off',
});
const statuses = new Map<number, number>();
const faults: string[] = [];
try {
  const origin = (await server.serving)!;
  const get = (path: string) =>
    fetch(origin + path, { redirect: 'manual', headers: { authorization: `Bearer ${KEY}` } });
  const document = (await (await get('/openapi.json')).json()) as Document;
  const list = (await (await get('/v1/calendars')).json()) as { calendars: { id: string }[] };
  const released = (await (await get('/v1/releases')).json()) as { releases: { id: string }[] };
  const ids = list.calendars.map(({ id }) => id);
  const makers: Record<string, () => string> = {
    calendars: () =>
      Array.from({ length: random() < 0.7 ? 1 : 1 + Math.floor(random() * 10) }, () =>
        oneOf(ids),
      ).join(),
    dates: () => Array.from({ length: 1 + Math.floor(random() * 20) }, aDate).join(),
    id: () => oneOf(ids),
    country: () => oneOf(ids).slice(0, 2),
    currency: () => oneOf(['EUR', 'USD', 'JPY', 'XXX']),
    pair: () => `${oneOf(['EUR', 'USD', 'GBP', 'TRY'])}${oneOf(['USD', 'JPY', 'CAD', 'SAR'])}`,
    q: () => oneOf(['germany', 'nasdq', 'Bayern', 'ecb', 'EURUSD', 'zzz', oneOf(ids)]),
    release: () => oneOf(released.releases).id,
    n: () => whole(-3000, 3000),
    year: () => whole(1985, 2065),
    limit: () => whole(1, 1000),
    cursor: () => whole(0, 300_000),
    count: () => whole(1, 100),
    tz: () => oneOf(['UTC', 'Asia/Tokyo', 'local', 'Europe/Berlin']),
    lang: () => oneOf(['en', 'de', 'pt-BR', 'zh', 'xx']),
  };
  const valueFor = (route: string, parameter: Parameter): string => {
    const { name, schema } = parameter;
    if (random() < WRONG_SHARE) return oneOf(NASTY);
    const answer = [...examplesOf(parameter).map(String), ...(schema.enum ?? [])];
    const isOfYears = route.startsWith('/v1/calendars/') && (name === 'from' || name === 'to');
    if (isOfYears) return whole(1990, 2060);
    if (name in makers && random() < 0.8) return makers[name]!();
    if (/^(date|from|to|start|end|since|roll)/.test(name) && random() < 0.8) return aDate();
    return answer.length > 0 ? oneOf(answer) : aDate();
  };
  const make = () => {
    const [path, { get: operation }] = oneOf(
      Object.entries(document.paths).filter(
        ([one]) => one.startsWith('/v1/') && one !== '/v1/auth',
      ),
    );
    let address = path;
    const query = new URLSearchParams();
    for (const parameter of operation!.parameters) {
      if (parameter.in === 'path')
        address = address.replace(
          `{${parameter.name}}`,
          encodeURIComponent(valueFor(path, parameter) || 'nothing'),
        );
      else if (random() < (parameter.required ? 0.97 : 0.25))
        query.append(parameter.name, valueFor(path, parameter));
    }
    return { path, address: `${address}?${query}` };
  };
  const check = async ({ path, address }: ReturnType<typeof make>) => {
    const response = await get(address);
    const body = await response.text();
    const { status } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const type = response.headers.get('content-type') ?? '';
    const fault = (what: string) => faults.push(`${status} ${address}: ${what}`);
    if (status >= 500) return fault(body);
    if (status !== 200) {
      const isProblem = type.startsWith('application/problem+json');
      const parsed = isProblem ? ProblemBody.safeParse(JSON.parse(body)) : null;
      if (!parsed?.success) fault(`is no problem as described: ${body.slice(0, 200)}`);
      return;
    }
    if (!type.startsWith('application/json')) {
      if (!/^text\/(csv|plain|calendar)|^application\/atom\+xml/.test(type)) fault(`is ${type}`);
      return;
    }
    // What is answered is JSON: null members as described, nothing that is not.
    const endpoint = ENDPOINTS.find(({ route }) => route === path.replaceAll(/\{(\w+)\}/g, ':$1'));
    const parsed = endpoint!.response!.safeParse(JSON.parse(body));
    if (!parsed.success) fault(`is not as described: ${parsed.error.message.slice(0, 300)}`);
  };
  let made = 0;
  const began = performance.now();
  const work = async () => {
    while (made++ < COUNT) await check(make());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(
    `${COUNT} requests in ${seconds} s (seed ${SEED}); ${counts.join(', ')}; ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(fault);
  if ((await get('/healthz')).status !== 200) throw new Error('it does not answer any more');
  await stop(server);
} finally {
  killAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(faults.length === 0 ? 0 : 1);
