import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DayFact, Fact, YearFact } from '../../build/check/facts/fact.js';
import { FACT_FILES, factsOf } from '../../build/check/read-facts.js';
import { closedDays, earlyCloses, isOnWeekend, isOpen, metaOf } from '../helpers/served-days.js';
import { releaseData } from '../helpers/server.js';

/** The data as it is served, held to what exchanges, central banks, statutes and the press of the time say. */

const data = releaseData();

const isYear = (fact: Fact): fact is YearFact => 'year' in fact;

function holdYear({ calendar, year, closed, early, source }: YearFact): void {
  const where = `${calendar} ${year} (${source})`;
  const [first, last] = metaOf(data, calendar).data_years;
  assert.ok(year >= first && year <= last, `${where}: outside the data`);
  const dates = closed.map((day) => `${year}-${day}`).sort();
  for (const date of dates)
    assert.not(isOnWeekend(data, calendar, date), `${where}: ${date} is on the weekend`);
  assert.equal(closedDays(data, calendar, year), dates, where);
  if (!early) return;
  const ours = [...earlyCloses(data, calendar, year)].map(
    ([date, time]) => `${date.slice(5)} ${time}`,
  );
  assert.equal(ours.sort(), [...early].sort(), where);
}

function holdDay({ calendar, date, is, source }: DayFact): void {
  const early = earlyCloses(data, calendar, Number(date.slice(0, 4))).get(date);
  const ours = early ? `early ${early}` : isOpen(data, calendar, date) ? 'open' : 'closed';
  assert.is(ours, is, `${calendar} ${date} (${source})`);
}

for (const file of FACT_FILES) {
  test(`the facts of ${file.replace('.ts', '')}`, async () => {
    const facts = await factsOf(file);
    assert.ok(facts.length > 0);
    for (const fact of facts) {
      assert.match(fact.source, /https?:\/\//);
      if (isYear(fact)) holdYear(fact);
      else holdDay(fact);
    }
  });
}

test.run();
