import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progressBar } from '../progress.js';
import { computeState } from '../release/compute-state.js';
import { releaseIds } from '../release/store.js';
import { readPublications } from '../verify/publication.js';
import { businessDayCounts, countsMarkdown } from './business-day-counts.js';
import { qualityMarkdown, qualityOf } from './quality.js';

/** npm run quality: writes dist/quality.md and dist/quality.json, where to trust Kalends, and counts to scan. */
const SCANNED_YEARS = [1990, 2030] as const;
const DIST = new URL('../../dist/', import.meta.url).pathname;

const today = new Date().toISOString().slice(0, 10);
const bar = progressBar('expanding', 'calendars');
const { state, differences } = await computeState(readPublications(), today, bar.update);
bar.stop();

const rows = qualityOf(state, differences, Number(today.slice(0, 4)));
mkdirSync(DIST, { recursive: true });
writeFileSync(join(DIST, 'quality.json'), `${JSON.stringify(rows, null, 1)}\n`);
const counts = countsMarkdown(businessDayCounts(state, SCANNED_YEARS), SCANNED_YEARS);
const report = `${qualityMarkdown(rows, releaseIds().at(-1) ?? 'none')}\n${counts}`;
writeFileSync(join(DIST, 'quality.md'), report);
console.log(report);
