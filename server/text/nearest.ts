/** Finds similar ids. */

const SUGGESTIONS = 3;
/** Maximum letters of an id that are compared; the rest is ignored. */
const MAX_COMPARED_LENGTH = 64;

/** The ids most similar to an unknown one, case-insensitive, best first: those with the most pairs of letters in common. */
export function nearestIds(wrong: string, ids: readonly string[]): string[] {
  return nearestAmong(ids)(wrong);
}

/** Like `nearestIds`, for a fixed list of ids: their pairs of letters are computed once. */
export function nearestAmong(ids: readonly string[]): (wrong: string) => string[] {
  const sizes = ids.map((id) => pairs(id).size);
  const having = new Map<string, number[]>();
  for (const [index, id] of ids.entries()) {
    for (const pair of pairs(id)) having.set(pair, [...(having.get(pair) ?? []), index]);
  }
  return (wrong) => {
    const requested = pairs(wrong.slice(0, MAX_COMPARED_LENGTH));
    const shared = new Uint8Array(ids.length);
    for (const pair of requested) for (const index of having.get(pair) ?? []) shared[index]!++;
    // Dice's coefficient: 1 for the same pairs, 0 for none in common.
    const alike = (index: number) => (2 * shared[index]!) / (requested.size + sizes[index]!);
    const byAlikeness = (a: number, b: number) =>
      alike(b) - alike(a) || (ids[a]! < ids[b]! ? -1 : 1);
    const found = [...shared.keys()].filter((index) => shared[index]! > 0).sort(byAlikeness);
    const others =
      found.length < SUGGESTIONS ? [...shared.keys()].filter((index) => shared[index] === 0) : [];
    return [...found, ...others.sort(byAlikeness)]
      .slice(0, SUGGESTIONS)
      .map((index) => ids[index]!);
  };
}

/** Neighbouring letters, with the beginning and the end as letters of their own. */
function pairs(text: string): Set<string> {
  const whole = `^${text.toUpperCase()}$`;
  return new Set(Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(at, at + 2)));
}

/** Number of errors that count as a misspelling: one for three letters, at most two. */
const MAX_MISTAKES = 2;
const LETTERS_PER_MISTAKE = 3;

/** The names of which a text is a misspelling: those with the fewest errors, best first. */
export function nearestNames(wrong: string, names: readonly string[]): string[] {
  const requested = wrong.slice(0, MAX_COMPARED_LENGTH).toLowerCase();
  const max = Math.min(MAX_MISTAKES, Math.floor(requested.length / LETTERS_PER_MISTAKE));
  const found = names
    .map((name) => ({ name, mistakes: mistakesBetween(requested, name) }))
    .filter(({ mistakes }) => mistakes <= max);
  const minimum = Math.min(...found.map(({ mistakes }) => mistakes));
  return found.filter(({ mistakes }) => mistakes === minimum).map(({ name }) => name);
}

/**
 * Letters left out, put in, changed, or turned with their neighbour between two texts (the restricted
 * Damerau-Levenshtein distance).
 */
function mistakesBetween(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, index) => index),
  ];
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
