import { table } from '../helpers/answers.js';

/** The rows of a CSV text by the names in its first. */
export function parseCsv(text: string): Record<string, string>[] {
  return table(text).rows;
}
