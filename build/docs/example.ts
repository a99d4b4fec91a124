import type { Said } from '../../server/http/ask-address.js';
import { escapeHtml } from '../../server/text/html.js';
import { codeBlock } from './markdown.js';
import { presentAnswer } from './present-answer.js';

/** A request and what this build answers to it. */

/** What the data just built answer to an address under /v1. */
export type Say = (address: string) => Said | null;

/** Longer answers are folded away. */
const MOST_LINES = 32;
const REQUEST = /^GET (\/v1\/\S+)$/;

/**
 * `shown` is the answer in the guide, which a test holds to the server's. Data that cannot answer as it says, those of
 * another history of releases, leave it at that, and the page says so. Throws an Error on a request that is none.
 */
export function exampleOf(request: string, shown: string, language: string, say: Say): string {
  const address = REQUEST.exec(request)?.[1];
  if (address === undefined) throw new Error(`the example ${request} is no GET of an address under /v1`);
  const said = say(address);
  if (!said) throw new Error(`the example ${request} has no endpoint`);
  const isAsShown = (said.status === 200) === !shown.includes('"type": "/problems/');
  const answer = isAsShown ? presentAnswer(said.text, language) : `${shown}\n`;
  const note = isAsShown ? '' : '<p class="quiet">Of other data: those of this server do not answer it so.</p>\n';
  return exampleHtml(address, answer, note);
}

/** `answer` is text; the script of the pages asks the address again when it is told to. */
export function exampleHtml(address: string, answer: string, note = ''): string {
  const lines = answer.trimEnd().split('\n').length;
  const block = codeBlock(answer.trimEnd(), 'answer');
  const told =
    lines > MOST_LINES ? `<details><summary>The answer, ${lines} lines</summary>\n${block}</details>\n` : block;
  return `<figure class="example" data-ask="${escapeHtml(address)}">\n<figcaption><code>GET ${escapeHtml(address)}</code></figcaption>\n${told}${note}</figure>\n`;
}
