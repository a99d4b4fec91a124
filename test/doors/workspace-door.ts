import type { BrowserContext } from 'playwright-core';
import { newContext } from '../helpers/browser.js';
import { KEY } from '../helpers/server.js';
import type { Said } from './answer.js';
import type { World } from './doors.js';
import { addressOf, type Question } from './draw-question.js';
import { kindOf } from './kinds.js';

/** The workspace as a door: what its panel shows, what it gives to copy, and its citation. */

export interface WorkspaceDoor {
  readonly ask: (world: World, question: Question) => Promise<Said>;
  readonly close: () => Promise<void>;
}

export async function openWorkspace(): Promise<WorkspaceDoor> {
  const context = await newContext();
  await context.addInitScript(`try { localStorage.setItem('kalends-key', '${KEY}') } catch {}`);
  return {
    ask: (world, question) => askIn(context, world, question),
    close: () => context.close(),
  };
}

async function askIn(
  context: BrowserContext,
  { server }: World,
  question: Question,
): Promise<Said> {
  const { kind, ids, mode, args } = question;
  const view = new URLSearchParams({
    calendars: kindOf(kind).of === 'pair' ? 'EUR' : ids.join(),
    ...(mode === 'any' && { show: 'any' }),
    year: '2026',
    question: kind,
    ...Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)])),
  });
  const page = await context.newPage();
  try {
    await page.goto(`${server.origin}/?${view}`);
    const answer = page.locator('#answer');
    await answer.locator('.result, table.dates, .refused').first().waitFor();
    // While it is asked again, the former answer stands there.
    await page.locator('#answer:not([aria-busy])').waitFor();
    if ((await answer.locator('.refused').count()) > 0) return { refused: 'said' };
    const lines =
      kind === 'schedule'
        ? await answer.locator('table.dates tbody td:nth-child(2)').allInnerTexts()
        : [await answer.locator('.result').first().innerText()];
    const faults = await copiedFaults(page, question, lines);
    return [...lines.map((line) => /\d{4}-\d\d-\d\d|-?\d+/.exec(line)?.[0] ?? line), ...faults];
  } finally {
    await page.close();
  }
}

/** What is copied asks the same question of the API; the citation says the same answer. */
async function copiedFaults(
  page: Awaited<ReturnType<BrowserContext['newPage']>>,
  question: Question,
  lines: readonly string[],
): Promise<string[]> {
  const asked = parametersOf(addressOf(question));
  const codes = await page.locator('#formulas code').allTextContents();
  const curl = codes.find((code) => code.startsWith('curl '))!;
  const copied = parametersOf(/'https?:\/\/[^/]+([^']+)'/.exec(curl)![1]!);
  copied.delete('format');
  const missing = [...asked].filter(([name, value]) => copied.get(name) !== value);
  await page.locator('#cite').click();
  const cited = await page.locator('.citation pre').innerText();
  const value = /\d{4}-\d\d-\d\d|-?\d+/.exec(lines[0] ?? '')?.[0] ?? '';
  return [
    ...missing.map(([name]) => `the copied request differs in ${name}: ${curl}`),
    ...(cited.includes(value) ? [] : [`the citation does not say ${value}: ${cited}`]),
  ];
}

function parametersOf(address: string): Map<string, string> {
  return new Map(new URL(address, 'http://localhost').searchParams);
}
