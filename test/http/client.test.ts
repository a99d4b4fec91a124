import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Clients, clientsBehind } from '../../server/config/client-address.js';
import { startApp, type TestServer } from '../helpers/server.js';

/** Who is the client behind proxies that are trusted, and behind those that are not. */

const PATH = '/v1/days/2026-12-24?calendars=XNYS';
const PROXIES = ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'];

/** The client of a request that came from `from` with a header. */
function clientOf(clients: Clients, from: string, headers: Record<string, string>): string {
  return clients.of({ headers, socket: { remoteAddress: from } } as never);
}

test('the nearest address that is no trusted proxy, and none that a client wrote before it', () => {
  const clients = clientsBehind({ addresses: PROXIES, header: 'x-forwarded-for' });
  const cases: [string, string, string][] = [
    ['203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9, 10.1.2.3', '127.0.0.1', '203.0.113.9'],
    ['127.0.0.1, 203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['203.0.113.9:4711', '::ffff:127.0.0.1', '203.0.113.9'],
    ['::ffff:203.0.113.9', '10.255.0.1', '203.0.113.9'],
    ['2001:db9:0:1::5', '127.0.0.1', '2001:db9:0:1::/64'],
    ['[2001:db9:0:1::5]:80', '2001:db8::1', '2001:db9:0:1::/64'],
    // Only proxies: the furthest.
    ['10.0.0.7, 10.0.0.8', '127.0.0.1', '10.0.0.7'],
    // What is no address ends it.
    ['203.0.113.9, unknown', '127.0.0.1', '127.0.0.1'],
    ['unknown, 10.0.0.8', '127.0.0.1', '10.0.0.8'],
    ['', '127.0.0.1', '127.0.0.1'],
    [`${'1.1.1.1, '.repeat(2000)}10.0.0.1`, '127.0.0.1', '1.1.1.1'],
    ['10.0.0.1, '.repeat(2000), '127.0.0.1', '10.0.0.1'],
  ];
  for (const [header, from, expected] of cases)
    assert.is(
      clientOf(clients, from, { 'x-forwarded-for': header }),
      expected,
      header.slice(0, 60),
    );
  assert.is(clientOf(clients, '127.0.0.1', {}), '127.0.0.1', 'a proxy that tells nothing');
  for (const stranger of ['127.0.0.2', '192.0.2.1'])
    assert.is(
      clientOf(clients, stranger, { 'x-forwarded-for': '203.0.113.9' }),
      stranger,
      'anybody may send a header',
    );
  assert.is(
    clientOf(clients, '127.0.0.1', { 'x-real-ip': '203.0.113.9' }),
    '127.0.0.1',
    'another header',
  );
});

test('the header may be another one', () => {
  const real = clientsBehind({ addresses: PROXIES, header: 'x-real-ip' });
  assert.is(
    clientOf(real, '127.0.0.1', { 'x-real-ip': '203.0.113.9', 'x-forwarded-for': '1.1.1.1' }),
    '203.0.113.9',
  );
  const forwarded = clientsBehind({ addresses: PROXIES, header: 'forwarded' });
  const cases: [string, string][] = [
    ['for=203.0.113.9', '203.0.113.9'],
    ['for=1.1.1.1, for=203.0.113.9;proto=https;by=10.0.0.1', '203.0.113.9'],
    ['proto=https; For="[2001:db9:0:1::5]:4711"', '2001:db9:0:1::/64'],
    ['for=203.0.113.9, for=10.1.1.1', '203.0.113.9'],
    ['for=_hidden', '127.0.0.1'],
    ['proto=https', '127.0.0.1'],
  ];
  for (const [header, expected] of cases)
    assert.is(clientOf(forwarded, '127.0.0.1', { forwarded: header }), expected, header);
});

test('what is no address is named', () => {
  for (const wrong of [
    'localhost',
    '10.0.0.0/33',
    '10.0.0/8',
    '::1/129',
    '10.0.0.0/x',
    '10.0.0.0/',
  ])
    assert.throws(
      () => clientsBehind({ addresses: [wrong], header: 'x-forwarded-for' }),
      new RegExp(wrong.replace('/', '\\/')),
    );
});

async function guess(server: TestServer, header: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) {
    const headers = { authorization: `Bearer kal_guess-${at}`, 'x-forwarded-for': header };
    statuses.push((await server.get(PATH, { headers })).status);
  }
  return statuses;
}

test('behind a trusted proxy each client has its own limit of unknown keys; otherwise the header is ignored', async () => {
  const unknownKeyLimit = { requests: 3, seconds: 60 };
  const clients = clientsBehind({ addresses: ['127.0.0.1'], header: 'x-forwarded-for' });
  const trusting = await startApp({ clients, unknownKeyLimit });
  const plain = await startApp({ unknownKeyLimit });
  const status = async (server: TestServer, header: string) =>
    (await server.get(PATH, { headers: { 'x-forwarded-for': header } })).status;
  try {
    assert.equal(await guess(trusting, '203.0.113.9', 5), [401, 401, 401, 429, 429]);
    assert.equal(await guess(trusting, '203.0.113.10', 2), [401, 401]);
    assert.is(await status(trusting, '203.0.113.9'), 200, 'a known key is always let in');
    assert.is(await status(trusting, '203.0.113.10'), 200);
    assert.equal(
      await guess(trusting, '198.51.100.1, 203.0.113.9', 1),
      [429],
      'whatever it writes before',
    );
    assert.equal(await guess(plain, '203.0.113.9', 3), [401, 401, 401]);
    assert.equal(
      await guess(plain, '203.0.113.10', 1),
      [429],
      'the same client under another header',
    );
  } finally {
    await trusting.close();
    await plain.close();
  }
});

test('one trusted proxy may hold more connections than one client', async () => {
  const clients = clientsBehind({ addresses: ['127.0.0.1'], header: 'x-forwarded-for' });
  const server = await startApp({ clients, limits: { connections: 40, connectionsOfAddress: 5 } });
  try {
    const { connect } = await import('node:net');
    const sockets = await Promise.all(
      Array.from(
        { length: 30 },
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(server.port, '127.0.0.1', () => resolve(socket));
            socket.on('error', () => {});
          }),
      ),
    );
    await new Promise((wake) => setTimeout(wake, 100));
    assert.is(sockets.filter((socket) => socket.readableEnded || socket.destroyed).length, 0);
    for (const socket of sockets) socket.destroy();
  } finally {
    await server.close();
  }
});

test.run();
