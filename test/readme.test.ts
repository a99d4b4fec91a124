import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listChanges } from '../server/api/changes.js';
import { ENDPOINTS } from '../server/api/index.js';
import { listReleases } from '../server/api/releases.js';
import { QUESTIONS } from '../server/client/questions.js';
import { CURRENCY_RULES } from '../server/engine/fx-table.js';
import { readExamples } from './helpers/readme.js';
import { startServer } from './helpers/server.js';

/** The README's examples are real: npx tsx test/helpers/write-readme.ts puts in what the server answers now. */
test('every example of the README is what the server answers', async () => {
  const server = await startServer();
  try {
    const examples = await readExamples(server);
    assert.ok(examples.length >= 12, `only ${examples.length} examples were found`);
    for (const { address, shown, answered } of examples) assert.is(shown, answered, address);
  } finally {
    await server.close();
  }
});

const ROOT = new URL('../', import.meta.url).pathname;

test('the change and the calendar that the guide shows beside the answers have the form of the API', () => {
  const text = readFileSync(join(ROOT, 'build/docs/guide/changes.md'), 'utf8');
  const shown = [...text.matchAll(/(?<!```\n)\n```json\n([\s\S]*?)```/g)].map(
    ([, json]) => JSON.parse(json!) as object,
  );
  const changes = shown.filter((one) => 'release_id' in one);
  const records = shown.filter((one) => 'before' in one && !('release_id' in one));
  assert.equal([changes.length, records.length], [1, 1]);
  const page = { data_release: RELEASE, next_cursor: null };
  assert.equal(listChanges.response.parse({ ...page, changes }).changes, changes);
  const release = {
    id: RELEASE.id,
    published_at: RELEASE.generated_at,
    library_version: '3.37.0',
    note: '',
  };
  const counts = {
    added: 0,
    removed: 0,
    modified: 0,
    holiday: 0,
    early_close: 0,
    weekend_workday: 0,
  };
  const told = {
    ...release,
    reasons: [],
    changes: counts,
    basis_changes: 0,
    calendars: records,
    complete: true,
  };
  assert.equal(
    listReleases.response.parse({ ...page, releases: [told] }).releases[0]!.calendars,
    records,
  );
});

const RELEASE = {
  id: '20270312T183000Z',
  library_version: '3.37.0',
  generated_at: '2027-03-12T18:30:00+00:00',
};

const NO_GUIDE = /(?:^|\/)(?:node_modules|\.git|dist|releases)\//;
/** An address that adds business days, as examples and formulas write it. */
const ADDED = /\/v1\/business-days\/add\?[^\s`']*/g;
const NEW_YORK = /\bXN(?:YS|AS)\b/;

/** All that is written for users, by path. */
function guides(): [path: string, text: string][] {
  const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
  const ours = paths.filter((path) => path.endsWith('.md') && !NO_GUIDE.test(path));
  assert.ok(ours.includes('README.md'), ours.join());
  return ours.map((path) => [path, readFileSync(ROOT + path, 'utf8')]);
}

/** A link to a file of the repository, and the heading within it. */
const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([\w-]+))?\)/g;

test('every link of the README and the guide leads to a file, and to a heading of it; the README is short', () => {
  for (const [path, text] of guides()) {
    for (const [link, file, heading] of text.matchAll(LINK)) {
      const target = file === '' ? join(ROOT, path) : join(ROOT, dirname(path), file!);
      assert.ok(existsSync(target), `${path}: ${link}`);
      if (heading !== undefined) assert.ok(headings(target).includes(heading), `${path}: ${link}`);
    }
  }
  assert.ok(readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n').length < 200);
});

/** As renderers of Markdown name them in addresses. */
function headings(path: string): string[] {
  const lines = readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...lines].map(([, text]) =>
    text!
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

test('trades of New York settle on T+1 wherever it is written, and by the settlement calendar', () => {
  const addresses = guides().flatMap(([path, text]) =>
    [...text.matchAll(ADDED)].map(([address]) => ({ path, address })),
  );
  for (const { example } of ENDPOINTS)
    if (example) addresses.push({ path: 'the OpenAPI document', address: example });
  const ofNewYork = addresses.filter(
    ({ address }) => address.includes('business-days/add') && NEW_YORK.test(address),
  );
  assert.ok(ofNewYork.length >= 6, `only ${ofNewYork.length} were found`);
  for (const { path, address } of ofNewYork) {
    assert.match(address, /[?&]n=1\b/, path);
    assert.match(address, /\bXN(?:YS|AS):SETTLEMENT\b/, path);
  }
  for (const [path, text] of guides()) assert.not.match(text, /\bT\+2\b/, `${path} says T+2`);
});

test('the currencies whose general rule is assumed are named, all of them', () => {
  const known = new Set(CURRENCY_RULES.map(({ currency }) => currency));
  const files = readdirSync(new URL('../build/calendars/settlement', import.meta.url));
  const currencies = files
    .filter((name) => /^[A-Z]{3}\.ts$/.test(name))
    .map((name) => name.slice(0, 3));
  const assumed = currencies.sort().filter((id) => id !== 'USD' && !known.has(id));
  const answer = guides().flatMap(([, text]) => [
    ...text.matchAll(/the whole rule is\s+assumed: ([A-Z, \n]+)\./g),
  ]);
  assert.equal(
    answer.map(([, list]) => list!.split(/,\s+/)),
    [assumed],
  );
});

test('every command that is written for users and contributors is there', () => {
  const { scripts, version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
    scripts: Record<string, string>;
    version: string;
  };
  for (const [path, text] of guides()) {
    for (const [, name] of text.matchAll(/\bnpm run (?:-s )?([a-z][\w-]*(?::\w+)*)/g))
      assert.ok(scripts[name!], `${path}: ${name}`);
  }
  const changes = readFileSync(`${ROOT}CHANGELOG.md`, 'utf8');
  assert.match(
    changes,
    new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b`, 'm'),
    'a section for this version',
  );
});

test('the same Node is named everywhere: that of the image, and those of CI', () => {
  const read = (path: string) => readFileSync(ROOT + path, 'utf8');
  const wanted = read('.nvmrc').trim();
  assert.match(read('Dockerfile'), new RegExp(`^FROM node:${wanted}-`, 'm'));
  const tried = /node: \[([\d, ]+)\]/.exec(read('.github/workflows/ci.yml'))![1]!.split(', ');
  assert.ok(tried.includes(wanted), `CI tries ${tried}`);
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  assert.is(engines.node.split('.')[0], `>=${tried[0]}`);
});

test('the explorer asks for T+1 unless it is told otherwise', () => {
  const { fields } = QUESTIONS.find(({ id }) => id === 'add')!;
  assert.is(fields.find(({ name }) => name === 'n')!.value, '1');
});

test.run();
