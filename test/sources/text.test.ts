import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { oneLine, reasonOf, redirectTarget } from '../../build/sources/copy.js';
import { difference } from '../../build/sources/difference.js';
import { htmlToText, textOf } from '../../build/sources/text.js';
import { needs } from '../helpers/needs.js';

test('HTML is reduced to its readable text', () => {
  const html = `<!doctype html><html><head><title>Bank  holidays</title><style>p { color: red }</style>
    <script>if (a < b) document.write('<p>no</p>')</script></head><!-- <p>nor this</p> -->
    <body><h1>Holidays &amp; more</h1><table><tr><th>1&nbsp;January</th><td>New <b>Year</b>&#39;s Day</td></tr></table>
    <p>2 < 3<br>x &unknown; y</p><a class="x" href="/files/list-2027.pdf?v=2">List</a></body></html>`;
  assert.equal(htmlToText(html).split('\n'), [
    'Bank holidays',
    'Holidays & more',
    "1 January New Year's Day",
    '2 < 3',
    'x &unknown; y',
    '[/files/list-2027.pdf] List',
  ]);
});

test('broken HTML takes no longer and does not throw', () => {
  for (const piece of [
    '<script>',
    '<!--',
    '<p',
    '<',
    '</',
    '<svg',
    '&#99999999;',
    '<a href="',
    '<a href=a.',
    'href=a.',
  ]) {
    const started = process.cpuUsage();
    htmlToText(piece.repeat(100_000));
    assert.ok(cpuMsSince(started) < 3_000, piece);
  }
});

test('text is decoded by its charset, stated in the header or in the document', () => {
  const japanese = Buffer.from('8cb393fa', 'hex'); // New Year's Day in Shift_JIS.
  assert.is(textOf(japanese, 'text/csv; charset=shift_jis'), '元日');
  const page = Buffer.concat([Buffer.from('<meta charset="shift_jis"><p>'), japanese]);
  assert.is(textOf(page, 'text/html'), '元日');
  assert.is(textOf(Buffer.from('plain'), 'text/plain; charset=nobody-knows'), 'plain');
});

test('JSON is compared line by line, a PDF or a spreadsheet not at all', () => {
  assert.is(textOf(Buffer.from('{"a":[1]}'), 'application/json'), '{\n "a": [\n  1\n ]\n}');
  assert.is(textOf(Buffer.from('{broken'), 'application/json'), '{broken');
  assert.is(textOf(Buffer.from('%PDF-1.4'), 'application/pdf'), null);
  assert.is(
    textOf(Buffer.from('PK'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    null,
  );
});

test('a difference shows removed and added lines with some context', () => {
  assert.equal(difference('a\nb\nc\nd\n', 'a\nb\nC\nd\n'), ['  b', '- c', '+ C', '  d']);
  assert.equal(difference('a', 'a\nb'), ['  a', '+ b']);
  assert.equal(difference('a', 'a'), []);
});

test('a difference is of limited length', () => {
  const lines = (word: string) =>
    Array.from({ length: 300 }, (_, n) => `${word}${n} ${'x'.repeat(1000)}`).join('\n');
  const shown = difference(lines('old'), lines('new'));
  assert.is(shown.length, 41);
  assert.is(shown.at(-1), '(560 more lines)');
  assert.ok(shown.every((line) => line.length < 200));
});

needs('time')('two texts with nothing in common are compared quickly', () => {
  const lines = (word: string) => Array.from({ length: 200_000 }, (_, n) => word + n).join('\n');
  const started = process.cpuUsage();
  assert.equal(difference(lines('old'), lines('new')), ['(too different to show)']);
  assert.ok(cpuMsSince(started) < 10_000);
});

test('a redirect from https may lead to http(s) only', () => {
  const from = 'https://calendar.example/a';
  assert.is(redirectTarget(from, 'b'), 'https://calendar.example/b');
  assert.is(redirectTarget(from, 'http://calendar.example/'), 'http://calendar.example/');
  for (const location of [
    'ftp://calendar.example/',
    'file:///etc/hostname',
    'data:text/html,a',
    'javascript:a()',
  ]) {
    assert.throws(() => redirectTarget(from, location), /not http\(s\)/);
  }
});

test('errors are reported in words, with the code', () => {
  const failed = (code: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });
  assert.is(reasonOf(failed('ENOTFOUND')), 'host not found (ENOTFOUND)');
  assert.is(reasonOf(failed('CERT_HAS_EXPIRED')), 'invalid certificate (CERT_HAS_EXPIRED)');
  assert.is(reasonOf(failed('UND_ERR_CONNECT_TIMEOUT')), 'no answer (UND_ERR_CONNECT_TIMEOUT)');
  const inBrowser = new Error(
    'page.goto: net::ERR_CERT_DATE_INVALID at https://a.example/\nCall log:\n  - waiting',
  );
  assert.is(reasonOf(inBrowser), 'invalid certificate (ERR_CERT_DATE_INVALID)');
  assert.is(reasonOf('what'), 'what');
});

test('external text becomes one line without control characters', () => {
  assert.is(oneLine('a\u001b[31m b\r\n\tc\u202e\u0000d'), 'a [31m b c d');
  assert.is(oneLine('x'.repeat(1000)).length, 303);
});

function cpuMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

test.run();
