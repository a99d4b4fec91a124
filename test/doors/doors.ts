import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ENDPOINTS } from '../../server/api/index.js';
import { formulasOf } from '../../server/client/formulas.js';
import {
  memberOf,
  type Question as PanelQuestion,
  QUESTIONS,
} from '../../server/client/questions.js';
import type { Catalog } from '../../server/queries/catalog.js';
import type { Reader } from '../../server/reader/api.js';
import type { ToolClient } from '../helpers/mcp.js';
import { pathOf } from '../helpers/needs.js';
import type { PythonProcess } from '../helpers/python-process.js';
import { KEY, type TestServer } from '../helpers/server.js';
import { addressIn } from '../helpers/sheet-formula.js';
import { type Cannot, linesOf, linesOfRows, linesOfText, type Said, toldInText } from './answer.js';
import { addressOf, allArgs, type Question } from './draw-question.js';
import { type Kind, kindOf } from './kinds.js';
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
  readonly ask: (world: World, question: Question) => Promise<Said | Cannot>;
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
function bodyOf({ kind }: Question, body: Record<string, unknown>): Record<string, unknown> {
  return kind === 'sessions' ? ((body.calendars as Record<string, unknown>[])[0] ?? {}) : body;
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

const text: Door = {
  name: 'API, text',
  ask: async ({ server }, question) => {
    const isOfSeveral = question.kind === 'holidays' && question.ids.length > 1;
    if (question.kind === 'sessions' || isOfSeveral)
      return { cannot: 'no text: a line would not say of which calendar or session it is' };
    const response = await server.get(`${addressOf(question)}&format=text`);
    if (response.status !== 200) return refusal(response);
    return linesOfText(question, await response.text());
  },
  tells: (lines, question) => toldInText(question, lines),
};

/** The tool that asks the endpoint of a kind; absent: none does. */
function toolOf(kind: Kind) {
  const { path } = kindOf(kind);
  return ENDPOINTS.find(({ route }) => route === path || route === `${path}/:date`)?.tool;
}

const mcp: Door = {
  name: 'MCP',
  ask: async ({ tools }, question) => {
    const tool = toolOf(question.kind);
    if (!tool) return { cannot: 'no tool: models compute it, and read more with each tool' };
    const left = tool.without?.find((name) => name in question.args);
    if (left) return { cannot: `the tool leaves out ${left}, since models read every parameter` };
    const { name, operation } = tool;
    const said = await tools.call(name, { ...allArgs(question), ...(operation && { operation }) });
    if (said.isError) {
      // The code stands at the head of what a model reads.
      const code = /[a-z]+(?:_[a-z]+)+/.exec(said.text)?.[0] ?? said.text;
      return /too (?:long|large|many)|narrow|fewer/i.test(said.text)
        ? { cannot: 'the answer of a tool has a bound of its own, and says so' }
        : { refused: code };
    }
    return linesOf(question, bodyOf(question, said.structured!));
  },
};

/** The question of the panel that has every parameter of a question. */
export function panelOf({ kind, args }: Question): PanelQuestion | Cannot {
  const { path } = kindOf(kind);
  const given: Readonly<Record<string, unknown>> = args;
  const panels = QUESTIONS.filter(
    (one) =>
      one.path === path &&
      Object.entries(one.fixed ?? {}).every(([name, value]) => given[name] === value),
  );
  const lacks = (panel: PanelQuestion) =>
    Object.keys(args).find(
      (name) =>
        panel.fixed?.[name] === undefined && !panel.fields.some((field) => field.name === name),
    );
  const panel = panels.find((one) => lacks(one) === undefined);
  if (panel) return panel;
  const why = panels.length === 0 ? 'such a question' : `a field for ${lacks(panels[0]!)}`;
  return { cannot: `the workspace does not have ${why}` };
}

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
            `import os\nKEY = os.environ["KEY"]\n${code}\nwhat = ${what}\nprint("\\n".join(day["date"] if isinstance(day, dict) else day for day in what) if isinstance(what, list) else what, end="")`,
          ],
  };

/** The code that the workspace gives to copy, run as it is given. */
export const COPIED: readonly Door[] = Object.entries(RUNNERS).map(([name, runner]) => ({
  name: `copied ${name}`,
  ask: async ({ server }, question) => {
    const panel = panelOf(question);
    if ('cannot' in panel) return panel;
    const formulas = formulasOf(panel, server.origin + addressOf(question));
    const code = formulas.find((one) => one.name === name)!.text;
    const command = runner(code, memberOf(panel));
    if (!command) return { cannot: `${name} is not installed` };
    const env = { ...process.env, KEY };
    const [file, ...args] = command;
    const { stdout } = await run(file!, args, { timeout: RUN_MS, env });
    return stdout === '' && panel.answer === 'dates' ? [] : stdout.trimEnd().split('\n');
  },
  tells: (lines, question) => toldInText(question, lines),
}));

/** The address in a formula of a sheet, asked as the sheet would ask it. */
const sheet: Door = {
  name: 'formula of a sheet',
  ask: async ({ server }, question) => {
    const panel = panelOf(question);
    if ('cannot' in panel) return panel;
    const formulas = formulasOf(panel, server.origin + addressOf(question));
    const all: Said[] = [];
    for (const formula of formulas) {
      if (!/IMPORTDATA|WEBSERVICE/.test(formula.text)) continue;
      const response = await fetch(addressIn(formula).replace('key=KEY', `key=${KEY}`));
      if (response.status !== 200) all.push(await refusal(response));
      else all.push(linesOfText(question, await response.text()));
    }
    const [first] = all;
    const isOne = all.every((one) => JSON.stringify(one) === JSON.stringify(first));
    return isOne ? first! : [`formulas differ: ${JSON.stringify(all)}`];
  },
  tells: (lines, question) => toldInText(question, lines),
};

export const API_DOORS: readonly Door[] = [csv, text, mcp, sheet];
