import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../server/config/config.js';
import { startApp } from '../helpers/server.js';

/** /.well-known/security.txt (RFC 9116): where faults are reported, if the operator says where. */

test('names the contact and an expiry date; needs no key', async () => {
  const server = await startApp({ securityContact: 'mailto:security@example.com' });
  const response = await fetch(`${server.origin}/.well-known/security.txt`);
  assert.is(response.status, 200);
  assert.is(response.headers.get('content-type'), 'text/plain; charset=utf-8');
  const text = await response.text();
  assert.match(text, /^Contact: mailto:security@example\.com\nExpires: 2027-11-20T12:00:00Z\n/);
  await server.close();
});

test('without a contact there is none', async () => {
  const server = await startApp({});
  assert.is((await fetch(`${server.origin}/.well-known/security.txt`)).status, 404);
  await server.close();
});

test('a contact is an address of mail, of the web or of a telephone', () => {
  const read = (contact: string) =>
    readConfig({ KALENDS_SECURITY_CONTACT: contact }).securityContact;
  assert.is(read('https://example.com/security'), 'https://example.com/security');
  for (const wrong of [
    'security@example.com',
    'http://example.com',
    'mailto:x',
    'mailto:a@b\nEncryption: x',
  ])
    assert.throws(() => read(wrong), /KALENDS_SECURITY_CONTACT.*mailto:/s);
});

test.run();
