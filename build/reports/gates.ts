import { checkHistory } from '../check/gates.js';
import { commandLine } from '../command-line.js';
import { printViolations } from '../new-release/plan.js';
import { releaseIds, replayReleases } from '../release/store.js';
import { readPublications } from '../verify/publication.js';

/**
 * npm run gates: checks the committed releases against the gates, without expanding anything. Every release must replay
 * to the state that it recorded; none may withdraw anything without a stated reason; and the last one must agree with
 * the publications. Exits with 1 if one does not.
 */
commandLine(
  'npm run gates: checks the committed releases against the gates. Exits with 1 if one fails them.',
  {},
);
const violations = checkHistory(
  replayReleases({ check: 'every', before: true }),
  readPublications(),
);
printViolations(violations);
console.log(`${releaseIds().at(-1) ?? 'no release'}: ${violations.length} violations`);
if (violations.length > 0) process.exitCode = 1;
