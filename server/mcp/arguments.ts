/** Converts arguments of a tool to query parameters, which are texts. */

/**
 * Models send numbers, booleans and lists instead of texts, and null or nothing for absent values; all of these are accepted.
 * Anything else is passed on as JSON, which the schema refuses.
 */
export function textsOf(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const meant = Object.entries(given).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(meant.map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join();
  return JSON.stringify(value);
}
