import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needs, pathOf, some } from '../helpers/needs.js';
import { startServer, type TestServer } from '../helpers/server.js';

/**
 * Feeds as calendar programs read them: Debian's python3-icalendar and khal, held to what ical.js reads. Where one is
 * not installed its tests say that they are skipped.
 */

const PYTHON = pathOf('icalendar')!;
const KHAL = pathOf('khal')!;
const SCRIPT = new URL('../helpers/read_ics.py', import.meta.url).pathname;
const LIMIT_MS = 600_000;

const withIcalendar = needs('icalendar', 'time');
const withKhal = needs('khal', 'time');

/** Names in several scripts, working weekends, estimated and cancelled dates, early closes, one calendar and several. */
const FEEDS = [
  '/v1/calendars/JP.ics?lang=ja',
  '/v1/calendars/XNYS.ics?from=1990&to=2060',
  '/v1/calendars/AE.ics?lang=ar&from=2024&to=2030',
  '/v1/calendars.ics?calendars=XNYS,EUR,CN,IN:MH,DE:BY&lang=de&from=2025&to=2027',
  '/v1/calendars.ics?calendars=XLON,XETR,XTKS&kind=early_close',
];

let server: TestServer;
let folder: string;
test.before(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'feeds-'));
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const feedText = async (path: string) => (await server.get(path)).text();

interface ReadEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
  readonly status: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly modified: string;
}

function readByIcalJs(text: string): ReadEvent[] {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return root.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    const instant = (name: string) => value(name).replace('Z', '+00:00');
    return {
      uid: value('uid'),
      start: value('dtstart'),
      end: value('dtend'),
      summary: value('summary'),
      description: value('description'),
      status: value('status'),
      sequence: Number(value('sequence')),
      stamp: instant('dtstamp'),
      modified: instant('last-modified'),
    };
  });
}

/** Runs a program that must end well, in a home of its own; gives what it writes. */
function run(command: string, args: readonly string[], input = ''): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C.UTF-8' };
  return new Promise((resolve, reject) => {
    const options = { env, timeout: LIMIT_MS, maxBuffer: 1 << 27 };
    const child = execFile(command, args, options, (error, out, err) =>
      error ? reject(new Error(`${command}: ${error.message}\n${err}`)) : resolve(out),
    );
    child.stdin!.end(input);
  });
}

withIcalendar(
  'python3-icalendar reads the same events as ical.js, without a complaint',
  async () => {
    for (const path of FEEDS) {
      const text = await feedText(path);
      const read = JSON.parse(await run(PYTHON, [SCRIPT], text)) as {
        method: string;
        errors: [];
        events: ReadEvent[];
      };
      assert.equal([read.method, read.errors], ['PUBLISH', []], path);
      assert.ok(read.events.length > 5, path);
      assert.equal(read.events, readByIcalJs(text), path);
    }
  },
);

const CONFIG = (path: string) => `[calendars]
[[kalends]]
path = ${join(path, 'events')}
[locale]
local_timezone = Europe/Berlin
default_timezone = Europe/Berlin
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
timeformat = %H:%M
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${join(path, 'khal.db')}
[default]
default_calendar = kalends
`;

/** A khal of its own: its calendar is empty. */
function khalIn(name: string): (...args: string[]) => Promise<string> {
  const path = join(folder, name);
  mkdirSync(join(path, 'events'), { recursive: true });
  writeFileSync(join(path, 'config'), CONFIG(path));
  return (...args) => run(KHAL, ['-c', join(path, 'config'), ...args]);
}

withKhal('khal imports every event, and shows the days as they are', async () => {
  for (const [place, path] of some([...FEEDS.entries()], 3)) {
    const name = `khal-${place}`;
    const khal = khalIn(name);
    const text = await feedText(path);
    const file = join(folder, `${name}.ics`);
    writeFileSync(file, text);
    await khal('import', '--batch', '-a', 'kalends', file);
    const events = readByIcalJs(text);
    assert.is(readdirSync(join(folder, name, 'events')).length, events.length, path);
    const format = '{start-date}|{title}|{status}|{uid}';
    const shown = await khal(
      'list',
      '--day-format',
      '',
      '--format',
      format,
      '2026-01-01',
      '2026-12-31',
    );
    const expected = events
      .filter(({ start }) => start.startsWith('2026-'))
      .map(({ start, summary, status, uid }) => [start, summary, status, uid].join('|'));
    assert.ok(expected.length > 0);
    const lines = shown.split('\n').filter((line) => line !== '');
    assert.equal(lines.map((line) => line.replace(/\s+\|/g, '|')).sort(), expected.sort(), path);
  }
});

withKhal('khal takes what a later release says of an event that it has', async () => {
  const khal = khalIn('khal-later');
  const file = join(folder, 'later.ics');
  const text = await feedText('/v1/calendars/XNYS.ics?from=2026&to=2026');
  for (const [name, more] of [
    ['Christmas Day', text],
    ['Another name', text.replaceAll('SUMMARY:Christmas Day', 'SUMMARY:Another name')],
  ] as const) {
    writeFileSync(file, more);
    await khal('import', '--batch', '-a', 'kalends', file);
    const shown = await khal(
      'list',
      '--day-format',
      '',
      '--format',
      '{title}',
      '2026-12-25',
      '2026-12-26',
    );
    assert.is(shown.trim(), name, 'the UID is the same: it stands there once');
  }
});

test.run();
