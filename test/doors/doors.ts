import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formulasOf } from '../../server/client/formulas.js';
import { QUESTIONS } from '../../server/client/questions.js';
import type { Catalog } from '../../server/queries/catalog.js';
import type { Instrument, Reader } from '../../server/reader/api.js';
import type { ToolClient } from '../helpers/mcp.js';
import { pathOf } from '../helpers/needs.js';
import type { PythonProcess } from '../helpers/python-process.js';
import { zonesThatDiffer } from '../helpers/python-zones.js';
import { type Question as ReaderQuestion, readerAnswer } from '../helpers/reader-questions.js';
import { KEY, type TestServer } from '../helpers/server.js';
import { addressIn } from '../helpers/sheet-formula.js';
import { linesOf, linesOfRows, type Said } from './answer.js';
import { addressOf, allArgs, type Kind, type Question } from './draw-question.js';
import { parseCsv } from './parse-csv.js';

/** The doors of the service: each puts a question its own way. What the API says in JSON is what all must say. */

export interface World {
  readonly server: TestServer;
  readonly reader: Reader;
  readonly python: PythonProcess | null;
  readonly tools: ToolClient;
  readonly catalog: Catalog;
}

export interface Door {
  readonly name: string;
  readonly ask: (world: World, question: Question) => Promise<Said>;
  /** What of the whole answer this door tells; default: all. */
  readonly tells?: (lines: readonly string[], question: Question) => readonly string[];
}

const run = promisify(execFile);
const RUN_MS = 600_000;

/** The answer in JSON, with which all others are compared. */
export async function askJson({ server }: World, question: Question): Promise<Said> {
  const response = await server.get(addressOf(question));
  const body = (await response.json()) as Record<string, unknown>;
  if (response.status !== 200) return { refused: String(body.code) };
  return linesOf(question, bodyOf(question, body));
}

/** Of one exchange the sessions stand in its row. */
function bodyOf({ kind }: Question, body: Record<string, unknown>): object {
  return kind === 'sessions' ? ((body.calendars as object[])[0] ?? {}) : body;
}

const csv: Door = {
  name: 'API, CSV',
  ask: async ({ server }, question) => {
    const response = await server.get(`${addressOf(question)}&format=csv`);
    if (response.status !== 200) return refusal(response);
    return linesOfRows(question, parseCsv(await response.text()));
  },
  // A row for each calendar; whether all are open is not among them.
  tells: (lines, { kind }) => (kind === 'day' ? lines.slice(1) : lines),
};

async function refusal(response: Response): Promise<Said> {
  return { refused: String(((await response.json()) as { code: string }).code) };
}

const HAS_NO_TEXT: ReadonlySet<Kind> = new Set(['sessions']);
const text: Door = {
  name: 'API, text',
  ask: async ({ server }, question) => {
    const isOfSeveral = question.kind === 'holidays' && question.ids.length > 1;
    if (HAS_NO_TEXT.has(question.kind) || isOfSeveral) return null;
    const response = await server.get(`${addressOf(question)}&format=text`);
    if (response.status !== 200) return refusal(response);
    return textLines(question.kind, await response.text());
  },
  tells: (lines, { kind }) => {
    if (kind === 'day') return lines.slice(0, 1);
    return kind === 'holidays' || kind === 'nextHolidays'
      ? lines.map((line) => line.split(' ')[1]!)
      : lines;
  },
};

const TOOLS: Readonly<Partial<Record<Kind, readonly [tool: string, operation?: string]>>> = {
  settle: ['settlement_date'],
  add: ['business_days', 'add'],
  next: ['business_days', 'next'],
  previous: ['business_days', 'previous'],
  adjust: ['business_days', 'adjust'],
  count: ['business_days', 'count'],
  list: ['business_days', 'list'],
  schedule: ['payment_schedule'],
  day: ['day_status', 'day'],
  holidays: ['holidays', 'range'],
  nextHolidays: ['holidays', 'next'],
  spot: ['fx_dates', 'spot'],
  sessions: ['sessions', 'list'],
};
const mcp: Door = {
  name: 'MCP',
  ask: async ({ tools }, question) => {
    const [tool, operation] = TOOLS[question.kind]!;
    const said = await tools.call(tool, { ...allArgs(question), ...(operation && { operation }) });
    if (said.isError) {
      // The code stands at the head of what a model reads.
      const code = /[a-z]+(?:_[a-z]+)+/.exec(said.text)?.[0] ?? said.text;
      // A model's answer has a bound of its own, and says so.
      return /too (?:long|large|many)|narrow|fewer/i.test(said.text) ? null : { refused: code };
    }
    return linesOf(question, bodyOf(question, said.structured!));
  },
};

/** The question in the readers' words; null: they have no such question. */
function forReader({ kind, ids, mode, args }: Question): ReaderQuestion | null {
  const ASKS: Partial<Record<Kind, ReaderQuestion['ask']>> = {
    add: 'add',
    next: 'next',
    previous: 'previous',
    adjust: 'adjust',
    count: 'count',
    list: 'list',
    day: 'day',
    holidays: 'holidays',
    nextHolidays: 'nextHolidays',
  };
  const ask = ASKS[kind];
  return ask === undefined ? null : { ask, ids, mode, args };
}

type Reply = { readonly answer: unknown } | { readonly code: string };

function saidBy(question: Question, reply: Reply): Said {
  if ('code' in reply) return { refused: reply.code };
  const { answer } = reply;
  return linesOf(question, (Array.isArray(answer) ? { sessions: answer } : answer) as object);
}

const javaScriptReader: Door = {
  name: 'reader for JavaScript',
  ask: async ({ reader }, question) => {
    const asked = forReader(question);
    if (asked !== null) return saidBy(question, readerAnswer(reader, asked));
    const { kind, ids, args } = question;
    const [id] = ids;
    try {
      if (kind === 'settle') {
        const options = { instrument: 'equity' as Instrument };
        return [reader.settlement(id!, String(args.trade_date), options).result];
      }
      if (kind === 'sessions')
        return linesOf(question, reader.tradingDays(id!, String(args.from), String(args.to)));
    } catch (error) {
      return { refused: (error as { code: string }).code };
    }
    return null;
  },
};

/** Whether Python's zone data, those of the system, are Node's for the exchange in these days. */
function hasSameClock(catalog: Catalog, { ids: [id], args: { from, to } }: Question): boolean {
  const { timezone } = catalog.calendar(catalog.find(id!)!);
  return timezone === null || zonesThatDiffer([timezone], [String(from), String(to)]).size === 0;
}

const pythonReader: Door = {
  name: 'reader for Python',
  ask: async ({ python, catalog }, question) => {
    if (python === null) return null;
    const asked = forReader(question);
    if (asked !== null) return saidBy(question, await python.ask<Reply>(asked));
    const { kind, ids, args } = question;
    if (kind === 'settle') {
      const given = [ids[0], args.trade_date, 'equity'];
      return saidBy(question, await python.ask<Reply>({ ask: 'settlement', args: given }));
    }
    if (kind !== 'sessions' || !hasSameClock(catalog, question)) return null;
    const reply = await python.ask<Reply>({ ask: 'sessions', args: [ids[0], args.from, args.to] });
    // It refuses where the hours of one day are not known, where the others leave that day out.
    return 'code' in reply ? null : saidBy(question, reply);
  },
};

/** How what the workspace copies is run, with the key in the environment. */
const RUNNERS: Readonly<Record<string, (code: string, what: string) => readonly string[] | null>> =
  {
    curl: (code) => (pathOf('curl') ? ['/bin/sh', '-c', code] : null),
    JavaScript: (code, what) => [
      process.execPath,
      '--input-type=module',
      '-e',
      `const { KEY } = process.env;\n${code}\nprocess.stdout.write([${what}].flat().map((one) => one?.date ?? one).join('\\n'));`,
    ],
    Python: (code, what) =>
      pathOf('python') === null
        ? null
        : [
            pathOf('python')!,
            '-c',
            `import os\nKEY = os.environ["KEY"]\n${code}\nwhat = ${what}\nprint("\\n".join(day["date"] for day in what) if isinstance(what, list) else what, end="")`,
          ],
  };
const MEMBERS = { date: 'result', number: 'count', dates: 'dates' };

/** The code that the workspace gives to copy, run as it is given. */
export const COPIED: readonly Door[] = Object.entries(RUNNERS).map(([name, runner]) => ({
  name: `copied ${name}`,
  ask: async ({ server }, question) => {
    const panel = QUESTIONS.find(({ id }) => id === question.kind);
    if (!panel) return null;
    const formulas = formulasOf(panel, server.origin + addressOf(question));
    const code = formulas.find((one) => one.name === name)!.text;
    const command = runner(code, MEMBERS[panel.answer]);
    if (!command) return null;
    const env = { ...process.env, KEY };
    const [file, ...args] = command;
    const { stdout } = await run(file!, args, { timeout: RUN_MS, env });
    return stdout === '' && panel.answer === 'dates' ? [] : stdout.trimEnd().split('\n');
  },
}));

/** The address in a formula of a sheet, asked as the sheet would ask it. */
const sheet: Door = {
  name: 'formula of a sheet',
  ask: async ({ server }, question) => {
    const panel = QUESTIONS.find(({ id }) => id === question.kind);
    if (!panel) return null;
    const formulas = formulasOf(panel, server.origin + addressOf(question));
    const all: Said[] = [];
    for (const formula of formulas) {
      if (!/IMPORTDATA|WEBSERVICE/.test(formula.text)) continue;
      const response = await fetch(addressIn(formula).replace('key=KEY', `key=${KEY}`));
      if (response.status !== 200) all.push(await refusal(response));
      else all.push(textLines(question.kind, await response.text()));
    }
    const [first] = all;
    const isOne = all.every((one) => JSON.stringify(one) === JSON.stringify(first));
    return isOne ? first! : [`formulas differ: ${JSON.stringify(all)}`];
  },
};

/** Lists are empty texts where there is nothing; a value without one is an empty line. */
function textLines(kind: Kind, text: string): string[] {
  const isList = !['spot', 'settle', 'add', 'next', 'previous', 'adjust'].includes(kind);
  // A tenor without a date has the reason as its text.
  if (kind === 'spot' && text.startsWith('there is no ')) return [''];
  return text === '' && isList ? [] : text.split('\n');
}

export const API_DOORS: readonly Door[] = [csv, text, mcp, javaScriptReader, pythonReader, sheet];
