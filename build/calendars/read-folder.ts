import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder of calendars is its own list: each file holds one, under its id. Subfolders named `shared` hold no calendars. */

const SHARED = 'shared';

/**
 * What the files below `folder` (a URL that ends with a slash) export as `default`, sorted by file name. Throws an
 * Error for a file without a default export, or whose `id` is not the file's name (a colon is a hyphen there).
 */
export async function readFolder<T extends { readonly id: string }>(folder: URL): Promise<T[]> {
  return Promise.all(filesIn(folder).map((file) => readOne<T>(file)));
}

function filesIn(folder: URL): URL[] {
  const found = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return found.flatMap((one) => {
    if (one.isDirectory()) return one.name === SHARED ? [] : filesIn(new URL(`${one.name}/`, folder));
    return one.name.endsWith('.ts') ? [new URL(one.name, folder)] : [];
  });
}

async function readOne<T extends { readonly id: string }>(file: URL): Promise<T> {
  const path = fileURLToPath(file);
  const module = (await import(file.href)) as { default?: T };
  if (!module.default) throw new Error(`${path} has no default export; shared tables belong in a folder ${SHARED}/`);
  const name = basename(path, '.ts');
  const { id } = module.default;
  if (id.replace(':', '-') !== name) throw new Error(`${path} holds ${id}: the file is to be named after its id`);
  return module.default;
}
