/** The releases since a date, or after one of them. */

export const RELEASE_ID = /^\d{8}T\d{6}Z$/;

interface Shown {
  readonly id: string;
  readonly generated_at: string;
}

/**
 * A predicate that selects releases from `all`, oldest first: those after the named one. If no release has that name, those with a
 * later name.
 */
export function selectedSince<T extends Shown>(
  requested: string,
  all: readonly T[],
): (release: T) => boolean {
  if (!RELEASE_ID.test(requested))
    return (release) => release.generated_at.slice(0, 10) >= requested;
  // By position: a release after one with an overlay may have an earlier name.
  const position = all.findIndex(({ id }) => id === requested);
  if (position < 0) return ({ id }) => id > requested;
  const selected = new Set(all.slice(position + 1));
  return (release) => selected.has(release);
}
