import { readFileSync, writeFileSync } from 'node:fs';
import { presentAnswer } from '../../build/docs/present-answer.js';
import { post, saidIn } from './mcp.js';
import type { TestServer } from './server.js';

/** The README's requests and answers: each `GET address` in a block of its own, the answer in the block behind it. */
const README = new URL('../../README.md', import.meta.url).pathname;
const EXAMPLE = /```http\nGET (\S+)\n```\n\n```(\w+)\n([\s\S]*?)```/g;
/** A tool that is called, and what it says in words. */
const TOOL = /```sh\n(curl [^`]*\/mcp\b[^`]* -d '([^`']+)')\n```\n\n```text\n([\s\S]*?)```/g;

export interface Example {
  readonly address: string;
  readonly shown: string;
  /** What the server answers, as the README would show it. */
  readonly answered: string;
}

export async function readExamples(server: TestServer): Promise<Example[]> {
  const examples: Example[] = [];
  for (const [, address, language, shown] of readFileSync(README, 'utf8').matchAll(EXAMPLE)) {
    const response = await server.get(address!);
    examples.push({ address: address!, shown: shown!, answered: presentAnswer(await response.text(), language!) });
  }
  for (const [, , message, shown] of readFileSync(README, 'utf8').matchAll(TOOL)) {
    examples.push({ address: message!, shown: shown!, answered: await toolSays(server, message!) });
  }
  return examples;
}

async function toolSays(server: TestServer, message: string): Promise<string> {
  const { result } = (await (await post(server, message)).json()) as { result: Parameters<typeof saidIn>[0] };
  return `${saidIn(result).text}\n`;
}

/** Puts the present answers into the README. */
export async function writeExamples(server: TestServer): Promise<void> {
  const examples = await readExamples(server);
  const text = readFileSync(README, 'utf8');
  const answerOf = (asked: string) => examples.find(({ address }) => address === asked)!.answered;
  const answers = text.replaceAll(
    EXAMPLE,
    (_whole, address: string, language: string) =>
      `\`\`\`http\nGET ${address}\n\`\`\`\n\n\`\`\`${language}\n${answerOf(address)}\`\`\``,
  );
  const tools = answers.replaceAll(
    TOOL,
    (_whole, command: string, message: string) =>
      `\`\`\`sh\n${command}\n\`\`\`\n\n\`\`\`text\n${answerOf(message)}\`\`\``,
  );
  writeFileSync(README, tools);
}
