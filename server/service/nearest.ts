/** The ids that a person may have meant. */

const SUGGESTIONS = 3;
const LONGEST_COMPARED = 24;

/** The ids nearest to a wrong one, nearest first: fewest letters to change, then alphabetical. */
export function nearestIds(wrong: string, ids: readonly string[]): string[] {
  const asked = wrong.slice(0, LONGEST_COMPARED).toUpperCase();
  return ids
    .map((id) => ({ id, distance: editDistance(asked, id) }))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ id }) => id);
}

/** Letters to insert, delete or replace (Wagner and Fischer 1974), one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
