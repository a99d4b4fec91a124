import { checkHistory, checkSources, type Violation } from '../release/gates.js';
import { type Replayed, replayReleases } from '../release/store.js';
import { readPublications } from '../verify/publication.js';

/**
 * npm run gates: holds the committed releases to the gates, without expanding anything. Every release must replay to the
 * state that it recorded; none may give up what was verified without a reason; and in the last one every verified date
 * and year must have its publication. Exits 1 when one does not.
 */
let last: Replayed | undefined;
function* remembered(): Generator<Replayed> {
  for (const release of replayReleases()) {
    last = release;
    yield release;
  }
}

const violations: Violation[] = checkHistory(remembered());
if (last) violations.push(...checkSources(last.state, readPublications()));
for (const { gate, calendar, when, what } of violations) console.log(`${gate}: ${calendar} ${when}: ${what}`);
console.log(`${last?.release.id ?? 'no release'}: ${violations.length} violations`);
if (violations.length > 0) process.exitCode = 1;
