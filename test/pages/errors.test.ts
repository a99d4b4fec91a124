import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADVICE } from '../../build/docs/advice.js';
import { ERROR_WORDS } from '../../build/docs/error-table.js';
import { clientErrorProblem } from '../../server/http/malformed.js';
import { configuredKey, keyFinder } from '../../server/keys/find-key.js';
import { PROBLEMS, Problem, type ProblemCode } from '../../server/queries/problem.js';
import { escapeHtml } from '../../server/text/html.js';
import { presentJson } from '../../server/text/present-json.js';
import { freshPages } from '../helpers/browser.js';
import { exchange } from '../helpers/raw.js';
import { KEY, startApp, type TestServer } from '../helpers/server.js';

/** Every error code has a section, its `type` leads there, and what it shows is what a server says. */

const CODES = Object.keys(PROBLEMS) as ProblemCode[];
const FEEDS_KEY = 'feeds-key-0123456789';
const pages = freshPages();
const [, known] = configuredKey(FEEDS_KEY);
const findKey = keyFinder(
  new Map([
    configuredKey(KEY),
    [configuredKey(FEEDS_KEY)[0], { ...known, id: 'feeds', scope: 'feeds' }],
  ]),
);
let server: TestServer;
test.before(async () => {
  server = await startApp({ pages, findKey });
});
test.after(() => server.close());

/** The server that is in the state in which a code is answered, and what to make of what came before. */
async function serverFor(code: ProblemCode): Promise<TestServer> {
  if (code === 'internal_error') {
    const failing = () => {
      throw new Error('a fault');
    };
    return startApp({ pages, findKey: failing });
  }
  if (code !== 'rate_limited') return server;
  const limited = await startApp({ pages, findKey, rateLimit: { requests: 1, seconds: 60 } });
  await limited.get('/v1/calendars?limit=1');
  return limited;
}

/** The request of the table as bytes, with the headers that it leaves out. */
function bytesOf(code: ProblemCode, [first, ...headers]: readonly string[]): string {
  const filled = first!.replace('...', '2026-12-26,'.repeat(2000));
  const line = / HTTP\//.test(filled) ? filled : `${filled} HTTP/1.1`;
  const given = headers.map((header) => header.replace(/<.*>/, FEEDS_KEY));
  const hasKey =
    code === 'missing_api_key' || given.some((header) => header.startsWith('Authorization'));
  const key = hasKey ? [] : [`Authorization: Bearer ${KEY}`];
  return `${[line, 'Host: kalends.example.com', 'Connection: close', ...key, ...given].join('\r\n')}\r\n\r\n`;
}

function sectionOf(html: string, code: ProblemCode): string {
  const start = html.indexOf(`<section id="${code}"`);
  assert.ok(start > 0, `${code} has a section`);
  return html.slice(start, html.indexOf('</section>', start));
}

test('the type of every problem leads to its section, and all sections are on one page', async () => {
  const all = await (await fetch(`${server.origin}/docs/errors`)).text();
  for (const code of CODES) {
    const { type } = new Problem(code, 'detail').body();
    const page = await fetch(new URL(type, server.origin));
    const text = await page.text();
    assert.is(page.status, 200, type);
    assert.match(page.headers.get('content-type')!, /^text\/html/);
    for (const html of [text, all]) {
      assert.ok(sectionOf(html, code).includes(escapeHtml(ADVICE[code])), `${code}: what to do`);
    }
    assert.match(
      sectionOf(all, code),
      /<pre class="request">[\s\S]+<pre class="answer">/,
      `${code}: an example`,
    );
    assert.ok(text.includes(`href="/docs/errors#${code}"`), code);
  }
});

for (const code of CODES) {
  test(`the example of ${code} is what a server says`, async () => {
    const { request, detail } = ERROR_WORDS[code];
    if (code === 'request_timeout') {
      // A server says it after ten seconds: test/http has that. What it says is made here.
      assert.is(clientErrorProblem('ERR_HTTP_REQUEST_TIMEOUT').message, detail);
      return;
    }
    const requested = await serverFor(code);
    try {
      const { body } = await exchange(requested, bytesOf(code, request));
      const answer = JSON.parse(
        Buffer.from(body, 'latin1')
          .toString('utf8')
          .replace(/in \d+ s/, 'in 60 s'),
      ) as {
        code: string;
        detail: string;
      };
      assert.is(answer.code, code, answer.detail);
      if (detail !== undefined) assert.is(answer.detail, detail);
      const page = await (await fetch(`${server.origin}/docs/errors`)).text();
      assert.ok(
        sectionOf(page, code).includes(escapeHtml(presentJson(answer))),
        `/docs/errors#${code} shows ${JSON.stringify(answer)}`,
      );
    } finally {
      if (requested !== server) await requested.close();
    }
  });
}

test.run();
