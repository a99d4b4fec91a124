import { escapeHtml, textElement, wordElement } from '../../server/text/html.js';
import type { AddressResponse } from './answer-address.js';
import { codeBlock } from './markdown.js';
import { presentAnswer } from './present-answer.js';

/** A request with this build's response. */

/** Answers a URL under /v1 from the data just built. */
export type Say = (address: string) => AddressResponse | null;

/** Longer responses are collapsed. */
const MAX_LINES = 32;
const REQUEST = /^GET (\/v1\/\S+)$/;

/**
 * `shown` is the response in the guide, which a test compares with the server's. Data of another history of releases may answer
 * differently: the page then shows `shown` with a remark. Throws an Error if the request is not a GET of an endpoint.
 */
export function exampleOf(request: string, shown: string, language: string, say: Say): string {
  const address = REQUEST.exec(request)?.[1];
  if (address === undefined)
    throw new Error(`the example ${request} is no GET of an address under /v1`);
  const stated = say(address);
  if (!stated) throw new Error(`the example ${request} has no endpoint`);
  const isAsShown = (stated.status === 200) === !shown.includes('"type": "/problems/');
  const answer = isAsShown ? presentAnswer(stated.text, language) : `${shown}\n`;
  const note = isAsShown ? '' : `${wordElement('p', 'docs_otherData', ' class="quiet"')}\n`;
  return exampleHtml(address, answer, note);
}

/** `answer` is text; the script of the page sends the request when the user runs the example. */
export function exampleHtml(address: string, answer: string, note = ''): string {
  const lines = answer.trimEnd().split('\n').length;
  const block = codeBlock(answer.trimEnd(), 'answer');
  const message =
    lines > MAX_LINES
      ? `<details>${textElement('summary', 'docs_response', { n: lines })}\n${block}</details>\n`
      : block;
  return `<figure class="example" data-request="${escapeHtml(address)}">\n<figcaption><code>GET ${escapeHtml(address)}</code></figcaption>\n${message}${note}</figure>\n`;
}
