import { openCache } from '../../build/expand/cache.js';
import { expandOwn } from '../../build/expand/calendar.js';
import { definition } from './definitions.js';

/** Writes one calendar into the cache of a folder again and again, until it is killed. */
const rules = [
  {
    rule: '12-25',
    name: 'Christmas Day',
    names: { de: 'Weihnachten' },
    from: 2020,
    source: 'https://example.org/',
  },
  { rule: '12-24', name: 'Eve', closes: '13:00', from: 2020, source: 'https://example.org/' },
];
const calendar = definition('XTST', { rules });
const entries = expandOwn(calendar);
const cache = await openCache(process.argv[2]!, 'a program');
process.send?.('writing');
const until = performance.now() + 300_000;
while (performance.now() < until) cache.write(calendar, entries);
