/** Which releases a build holds: `all`, a number of the last ones, or ids with commas. */
export const DEFAULT_CHOICE = '1';

const EXPECTED = 'expected all, a number of releases from 1 on, or ids with commas between them';

/**
 * The ids that a choice stands for, oldest first. The last release is always among them: it is the one that answers.
 * Throws an Error that says what was read and what would be right.
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
