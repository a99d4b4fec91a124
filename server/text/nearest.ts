/** The ids that a person may have meant. */

const SUGGESTIONS = 3;
/** Letters of a wrong id that are looked at: a longer one costs no more. */
const LONGEST_COMPARED = 64;

/** The ids most alike a wrong one, whatever its case, best first: those that share the most pairs of letters with it. */
export function nearestIds(wrong: string, ids: readonly string[]): string[] {
  return nearestAmong(ids)(wrong);
}

/** As `nearestIds`, for ids that are asked about often: the pairs of letters of each are looked up, not made again. */
export function nearestAmong(ids: readonly string[]): (wrong: string) => string[] {
  const sizes = ids.map((id) => pairs(id).size);
  const having = new Map<string, number[]>();
  for (const [index, id] of ids.entries()) {
    for (const pair of pairs(id)) having.set(pair, [...(having.get(pair) ?? []), index]);
  }
  return (wrong) => {
    const asked = pairs(wrong.slice(0, LONGEST_COMPARED));
    const shared = new Uint8Array(ids.length);
    for (const pair of asked) for (const index of having.get(pair) ?? []) shared[index]!++;
    // Dice's coefficient: 1 for the same pairs, 0 for none in common.
    const alike = (index: number) => (2 * shared[index]!) / (asked.size + sizes[index]!);
    const byAlikeness = (a: number, b: number) => alike(b) - alike(a) || (ids[a]! < ids[b]! ? -1 : 1);
    const found = [...shared.keys()].filter((index) => shared[index]! > 0).sort(byAlikeness);
    const others = found.length < SUGGESTIONS ? [...shared.keys()].filter((index) => shared[index] === 0) : [];
    return [...found, ...others.sort(byAlikeness)].slice(0, SUGGESTIONS).map((index) => ids[index]!);
  };
}

/** Neighbouring letters, with the beginning and the end as letters of their own. */
function pairs(text: string): Set<string> {
  const whole = `^${text.toUpperCase()}$`;
  return new Set(Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(at, at + 2)));
}

/** Mistakes that are taken for misspelling: one for three letters, at most two. */
const MOST_MISTAKES = 2;
const LETTERS_PER_MISTAKE = 3;

/** The names that a wrong one is a misspelling of, the likeliest first; those with the fewest mistakes. */
export function nearestNames(wrong: string, names: readonly string[]): string[] {
  const asked = wrong.slice(0, LONGEST_COMPARED).toLowerCase();
  const most = Math.min(MOST_MISTAKES, Math.floor(asked.length / LETTERS_PER_MISTAKE));
  const found = names
    .map((name) => ({ name, mistakes: mistakesBetween(asked, name) }))
    .filter(({ mistakes }) => mistakes <= most);
  const least = Math.min(...found.map(({ mistakes }) => mistakes));
  return found.filter(({ mistakes }) => mistakes === least).map(({ name }) => name);
}

/**
 * Letters left out, put in, changed, or turned with their neighbour between two texts (the restricted
 * Damerau-Levenshtein distance).
 */
function mistakesBetween(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = last[column - 1]! + Number(a[row - 1] !== b[column - 1]);
      now[column] = Math.min(changed, last[column]! + 1, now[column - 1]! + 1);
      const isTurned = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isTurned) now[column] = Math.min(now[column]!, before[column - 2]! + 1);
    }
    [before, last] = [last, now];
  }
  return last[b.length]!;
}
