import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { marketConventions } from '../../build/calendars/conventions/index.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { checkState } from '../../build/check/all-gates.js';
import { expandOwn } from '../../build/expand/calendar.js';
import { assemble } from '../../build/release/compute-state.js';
import { neededFor } from '../../build/release/selection.js';
import { readPublication } from '../../build/verify/publication.js';
import { needs } from '../helpers/needs.js';
import { realPublications } from '../helpers/real-publications.js';

/**
 * A transcribed list with one mistake that a person makes stops `npm run try` and a release, which ask the same gates. The
 * lists in lists/ are made up.
 */

const TODAY = '2026-11-29';
const definitions = await allDefinitions();
const publications = realPublications();
const conventions = await marketConventions();

const folder = mkdtempSync(join(tmpdir(), 'lists-'));
test.after(() => rmSync(folder, { recursive: true }));

/** What is said of a list, as if it were a file of build/official: on reading it, or by the gates. */
async function saidOf(name: string): Promise<string[]> {
  const text = readFileSync(new URL(`./lists/${name}.json`, import.meta.url), 'utf8');
  const raw = JSON.parse(text) as { id: string; calendars: readonly { calendar: string }[] };
  const path = join(folder, `${raw.id}.json`);
  writeFileSync(path, text);
  let list: ReturnType<typeof readPublication>;
  try {
    list = readPublication(path);
  } catch (error) {
    return [(error as Error).message];
  }
  const selected = new Set(raw.calendars.map(({ calendar }) => calendar));
  const all = [...publications, list];
  const needed = neededFor(definitions, selected, all);
  const own = new Map(needed.map((definition) => [definition.id, expandOwn(definition)]));
  const { state, listDifferences } = assemble(needed, own, all, TODAY, conventions);
  const subject = {
    definitions,
    publications: all,
    state,
    listDifferences,
    selected,
    today: TODAY,
  };
  return (await checkState(subject)).map(
    ({ gate, calendar, when, what }) => `${gate}: ${calendar} ${when}: ${what}`,
  );
}

const MISTAKES: Readonly<Record<string, readonly RegExp[]>> = {
  'oslo-2027-without-0517': [
    /unread: XOSL 2027-05-17: .*oslo-bors-2027\.json: Monday 2027-05-17: not in the list; ours: holiday .*Constitution Day/,
    /add the row, or correct the definition/,
  ],
  'oslo-daymonth2_nowd': [
    /unread: XOSL 2028-01-05: .*oslo-bors-2028\.json: Wednesday 2028-01-05: holiday Labour Day; ours: nothing\. Is it 2028-05-01, with day and month exchanged\?/,
    /unread: XOSL 2028-05-01: /,
  ],
  'oslo-dayoff_nowd': [
    /Thursday 2028-05-18: holiday Constitution Day; ours: nothing\. Is it 2028-05-17, a few days away\?/,
  ],
  'oslo-nottomplete_early_forgot': [
    /2028-04-12: not in the list; ours: early_close 13:00 Wednesday before Easter/,
  ],
  'oslo-published_future': [
    /oslo-bors-2028\.json: `published` is 2027-11-14, after the day .*2026-11-27/,
  ],
  'oslo-row_dropped': [
    /unread: XOSL 2028-06-05: .*Monday 2028-06-05: not in the list; ours: holiday Whit Monday/,
  ],
  'oslo-row_dropped_const': [
    /unread: XOSL 2028-05-17: .*not in the list; ours: holiday Constitution Day/,
  ],
  'oslo-time0105': [
    /2028-04-12: early_close 01:05 Wednesday before Easter; trading is from 09:00 to 16:25 on other days/,
  ],
  'oslo-unread': [
    /`url` is https:\/\/x\.y, which is no authority's address/,
    /`read_at` is https:\/\/en\.wikipedia\.org/,
  ],
  'oslo-wrongcal': [
    /unread: XSTO 2028-05-17: /,
    /unread: XSTO all: .*is it the list of another calendar/,
  ],
};

// Daily a third of them: each is held to all gates.
for (const [at, [name, said]] of Object.entries(MISTAKES).entries()) {
  (at % 3 === 0 ? test : needs('time'))(
    `${name} stops with a sentence that names file and row`,
    async () => {
      const found = (await saidOf(name)).join('\n');
      for (const words of said) assert.match(found, words);
    },
  );
}

test('the list without a mistake passes without a word', async () =>
  assert.equal(await saidOf('oslo-good'), []));

test.run();
