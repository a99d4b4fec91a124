const SUGGESTIONS = 3;

/** The ids most alike a wrong one, best first: those that share the most pairs of letters with it. */
export function nearestIds(wrong: string, ids: readonly string[]): string[] {
  const asked = pairs(wrong.toLowerCase());
  return ids
    .map((id) => ({ id, alike: alikeness(asked, pairs(id)) }))
    .sort((a, b) => b.alike - a.alike || (a.id < b.id ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ id }) => id);
}

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
function alikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

function pairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
