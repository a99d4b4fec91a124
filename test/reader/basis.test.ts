import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { open } from '../../server/reader/index.js';
import { citedWorld } from '../helpers/cited-state.js';
import { FIRST_RELEASE } from '../helpers/history.js';
import { pathOf } from '../helpers/needs.js';
import { bundleOf, manifestOf } from '../helpers/reader.js';
import { startApp } from '../helpers/server.js';

/** Both readers tell what dates rest on as the server does, of releases with and without it. */

const world = citedWorld();
const python = pathOf('python');

const SCRIPT = `
import json, sys
sys.path.insert(0, sys.argv[1])
import kalends
release = kalends.open(sys.argv[2], manifest=sys.argv[3])
both = release.all("XA", "XTST")
print(json.dumps({
    "holidays": release.all("XA").holidays("2026-01-01", sources=True),
    "day": both.day("2026-06-17", sources=True),
    "open": both.day("2026-06-19"),
    "detail": release.describe("XA"),
}, default=str))
`;

for (const id of [FIRST_RELEASE.id, world.current.meta.releases.at(-1)!.id]) {
  test(`as the server says of the release ${id}`, async () => {
    const file = bundleOf(world.data(id));
    const reader = await open(file, { manifest: manifestOf(id, file) });
    const server = await startApp({ catalog: world.catalog, releases: world.releases });
    const told = async <T>(path: string) =>
      (await server.json<{ data_release: unknown } & T>(`${path}&release=${id}`)) as T;
    try {
      const { calendars } = await told<{ calendars: [{ entries: unknown }] }>(
        '/v1/holidays?calendars=XA&year=2026&include=sources',
      );
      const holidays = reader.all('XA').holidays('2026-01-01', undefined, { sources: true });
      assert.equal(holidays.calendars[0]!.entries, calendars[0]!.entries);
      const both = reader.all('XA', 'XTST');
      const { data_release: _release, ...day } = await told<{ data_release?: unknown }>(
        '/v1/days/2026-06-17?calendars=XA,XTST&include=sources',
      );
      assert.equal(both.day('2026-06-17', { sources: true }), day);
      const { calendar } = await told<{ calendar: Record<string, unknown> }>('/v1/calendars/XA?');
      const {
        countries: _countries,
        currencies: _currencies,
        local_name: _name,
        ...detail
      } = calendar;
      assert.equal(reader.describe('XA'), detail);
      if (!python) return;
      const dir = mkdtempSync(join(tmpdir(), 'kalends-basis-'));
      try {
        writeFileSync(join(dir, 'packs.bin'), file);
        writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifestOf(id, file)));
        const paths = [
          new URL('../../server/reader/', import.meta.url).pathname,
          join(dir, 'packs.bin'),
          join(dir, 'manifest.json'),
        ];
        const { stdout, stderr } = spawnSync(python, ['-c', SCRIPT, ...paths], {
          encoding: 'utf8',
        });
        const answer = JSON.parse(stdout || `{"error": ${JSON.stringify(stderr)}}`) as Record<
          string,
          unknown
        >;
        assert.equal(answer, {
          holidays,
          day: both.day('2026-06-17', { sources: true }),
          open: both.day('2026-06-19'),
          detail: reader.describe('XA'),
        });
      } finally {
        rmSync(dir, { recursive: true });
      }
    } finally {
      await server.close();
    }
  });
}

test.run();
