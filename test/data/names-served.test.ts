import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { sampled, some } from '../helpers/needs.js';
import { releaseData } from '../helpers/server.js';
import { type Names, shared } from '../helpers/shared-names.js';

/** The names in the data as they are served: of every calendar, in every language, over years with all weekdays and moons. */

const YEARS = [2024, 2025, 2026, 2027, 2028, 2033];

sampled('two feasts of one year have two names in every language, in every calendar', () => {
  const data = releaseData();
  const found = new Map<string, string>();
  for (const [id, index] of some([...data.calendarIndex], 6)) {
    const entries = data.entries(index);
    for (const year of YEARS) {
      const [first, last] = entries.range(firstDayOf(year), lastDayOf(year));
      const names: Names[] = [];
      for (let at = first; at < last; at++) names.push(entries.payload(at).names);
      for (const one of shared(names)) if (!found.has(one)) found.set(one, `${id} ${year}`);
    }
  }
  assert.equal(
    [...found].map(([names, where]) => `${where} ${names}`),
    [],
  );
});

test.run();
