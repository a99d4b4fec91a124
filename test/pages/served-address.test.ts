import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { servedFrom, withOwnAddress } from '../../server/client/served-address.js';
import { freshPages, newContext, inBrowser as test } from '../helpers/browser.js';
import { startApp, type TestServer } from '../helpers/server.js';

/** The documentation that a server sends names that server, so that what is copied from it works. */

let server: TestServer;
always.before(async () => {
  server = await startApp({ pages: freshPages() });
});
always.after(() => server.close());

always('the address is that of the page, with the path that a proxy puts before it', () => {
  const origin = 'https://dates.bank.test';
  for (const [pathname, expected] of [
    ['/docs', origin],
    ['/docs/feeds', origin],
    ['/kalends/docs/feeds', `${origin}/kalends`],
    ['/a/b/docs', `${origin}/a/b`],
    ['/docsearch', origin],
    ['/', origin],
  ] as const)
    assert.is(servedFrom({ origin, pathname }), expected, pathname);
  const own = `${origin}/kalends`;
  assert.is(
    withOwnAddress('curl https://kalends.example.com/v1/calendars', own),
    `curl ${own}/v1/calendars`,
  );
  assert.is(
    withOwnAddress('webcal://kalends.example.com/x kalends.example.com', own),
    'webcal://dates.bank.test/kalends/x dates.bank.test/kalends',
  );
  assert.is(withOwnAddress('no address', own), 'no address');
});

test('pages of the guide show the address they are served from', async () => {
  const context = await newContext();
  try {
    const page = await context.newPage();
    for (const [path, expected] of [
      ['/docs/sheets', '/v1/business-days/add?date='],
      ['/docs/feeds', '/feeds/token?calendars='],
    ] as const) {
      await page.goto(server.origin + path);
      await page
        .getByText(server.origin + expected)
        .first()
        .waitFor();
      const html = await page.locator('body').innerHTML();
      assert.not.match(html, /kalends\.example\.com/, path);
    }
  } finally {
    await context.close();
  }
});

always.run();
