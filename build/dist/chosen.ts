/** The choice of releases with files in a build: `all`, a number of the last ones, or ids separated by commas. */
export const DEFAULT_CHOICE = '1';

const EXPECTED = 'expected all, a number of releases from 1 on, or ids with commas between them';

/**
 * The ids of a choice, oldest first. The last release is always included, since it is the current one. Throws an Error with the
 * value and the expected form.
 */
export function chosenReleases(choice: string, ids: readonly string[]): string[] {
  if (choice === 'all') return [...ids];
  if (/^[1-9]\d{0,3}$/.test(choice)) return ids.slice(-Number(choice));
  const named = choice.split(',');
  for (const id of named) {
    if (ids.includes(id)) continue;
    const known = ids.length === 0 ? 'there are none' : `there are ${ids.join(', ')}`;
    throw new Error(`--releases: there is no release ${JSON.stringify(id)}; ${EXPECTED}; ${known}`);
  }
  return ids.filter((id, index) => named.includes(id) || index === ids.length - 1);
}
