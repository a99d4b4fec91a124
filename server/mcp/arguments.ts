/** Arguments of a tool as the parameters of an address, which are texts. */

/**
 * Models write numbers, truth values and lists where an address has texts, and null or nothing at all where they have
 * nothing to say: each is read as it is meant. What is none of these is left for the schema to refuse, as its JSON.
 */
export function textsOf(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const meant = Object.entries(given).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(meant.map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join();
  return JSON.stringify(value);
}
