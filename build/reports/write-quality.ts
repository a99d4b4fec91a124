import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progressBar } from '../progress.js';
import { computeState } from '../release/compute-state.js';
import { releaseIds } from '../release/store.js';
import { readPublications } from '../verify/publication.js';
import { qualityMarkdown, qualityOf } from './quality.js';

/** npm run quality: writes dist/quality.md and dist/quality.json, where to trust Kalends. */
const DIST = new URL('../../dist/', import.meta.url).pathname;

const today = new Date().toISOString().slice(0, 10);
const bar = progressBar('expanding', 'calendars');
const { state, differences } = await computeState(readPublications(), today, bar.update);
bar.stop();

const rows = qualityOf(state, differences, Number(today.slice(0, 4)));
mkdirSync(DIST, { recursive: true });
writeFileSync(join(DIST, 'quality.json'), `${JSON.stringify(rows, null, 1)}\n`);
writeFileSync(join(DIST, 'quality.md'), qualityMarkdown(rows, releaseIds().at(-1) ?? 'none'));
console.log(qualityMarkdown(rows, releaseIds().at(-1) ?? 'none'));
