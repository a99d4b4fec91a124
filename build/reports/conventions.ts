import { marketConventions } from '../calendars/conventions/index.js';
import { allDefinitions } from '../calendars/index.js';
import { commandLine } from '../command-line.js';
import { conventionsMarkdown } from './conventions-table.js';

/** npm run conventions: every exchange with its settlement cycle and hours of today, and what they rest on. */

commandLine(
  'npm run conventions: every exchange with its settlement cycle, hours and their sources',
  {},
);
const conventions = await marketConventions();
const exchanges = (await allDefinitions()).filter(({ kind }) => kind === 'exchange');
const markets = exchanges
  .map(({ id, name }) => ({ id, name, conventions: conventions.get(id) ?? {} }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));
console.log(conventionsMarkdown(markets, new Date().toISOString().slice(0, 10)));
