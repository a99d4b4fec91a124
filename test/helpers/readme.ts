import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS, fileOfPage, GUIDE_PAGES } from '../../build/docs/pages-table.js';
import { presentAnswer } from '../../build/docs/present-answer.js';
import { post, textIn } from './mcp.js';
import { ROOT } from './release.js';
import type { TestServer } from './server.js';

/**
 * The requests and answers of README.md and of the guide: each `GET address` in a block of its own, the answer in the block
 * behind it.
 */
export const GUIDE_FILES: readonly string[] = [...GUIDE_PAGES, ERRORS].map((page) =>
  join(ROOT, fileOfPage(page)),
);
const EXAMPLE = /```http\nGET (\S+)\n```\n\n```(\w+)\n([\s\S]*?)```/g;
/** A tool that is called, and the JSON of its text. */
const TOOL = /```sh\n(curl [^`]*\/mcp\b[^`]* -d '([^`']+)')\n```\n\n```json\n([\s\S]*?)```/g;

export interface Example {
  readonly address: string;
  readonly shown: string;
  /** What the server answers, as the guide would show it. */
  readonly answered: string;
}

export async function readExamples(server: TestServer): Promise<Example[]> {
  const examples: Example[] = [];
  const text = GUIDE_FILES.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const [, address, language, shown] of text.matchAll(EXAMPLE)) {
    const response = await server.get(address!);
    examples.push({
      address: address!,
      shown: shown!,
      answered: presentAnswer(await response.text(), language!),
    });
  }
  for (const [, , message, shown] of text.matchAll(TOOL)) {
    examples.push({ address: message!, shown: shown!, answered: await toolSays(server, message!) });
  }
  return examples;
}

async function toolSays(server: TestServer, message: string): Promise<string> {
  const { result } = (await (await post(server, message)).json()) as {
    result: Parameters<typeof textIn>[0];
  };
  return presentAnswer(textIn(result).text, 'json');
}

/** Puts the present answers into the README and the guide. */
export async function writeExamples(server: TestServer): Promise<void> {
  const examples = await readExamples(server);
  const answerOf = (requested: string) =>
    examples.find(({ address }) => address === requested)!.answered;
  for (const file of GUIDE_FILES) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, withAnswers(text, answerOf));
  }
}

function withAnswers(text: string, answerOf: (requested: string) => string): string {
  const answers = text.replaceAll(
    EXAMPLE,
    (_whole, address: string, language: string) =>
      `\`\`\`http\nGET ${address}\n\`\`\`\n\n\`\`\`${language}\n${answerOf(address)}\`\`\``,
  );
  return answers.replaceAll(
    TOOL,
    (_whole, command: string, message: string) =>
      `\`\`\`sh\n${command}\n\`\`\`\n\n\`\`\`json\n${answerOf(message)}\`\`\``,
  );
}
