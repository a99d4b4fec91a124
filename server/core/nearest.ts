/** The ids that a person may have meant. */

const SUGGESTIONS = 3;
/** Letters of a wrong id that are looked at: a longer one costs no more. */
const LONGEST_COMPARED = 64;

/** The ids most alike a wrong one, whatever its case, best first: those that share the most pairs of letters with it. */
export function nearestIds(wrong: string, ids: readonly string[]): string[] {
  const asked = pairs(wrong.slice(0, LONGEST_COMPARED));
  return ids
    .map((id) => ({ id, alike: alikeness(asked, pairs(id)) }))
    .sort((a, b) => b.alike - a.alike || (a.id < b.id ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ id }) => id);
}

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
function alikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}

/** Neighbouring letters, with the beginning and the end as letters of their own. */
function pairs(text: string): Set<string> {
  const whole = `^${text.toUpperCase()}$`;
  return new Set(Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(at, at + 2)));
}
