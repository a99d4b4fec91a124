import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Reads a folder of calendars: each file has one calendar and is named by its id. Subfolders named `shared` have no
 * calendars.
 */

const SHARED = 'shared';

/**
 * The default exports of the files below `folder` (a URL that ends with a slash), sorted by file name. Throws an Error
 * for a file without a default export, or whose name is not its `id` (with a hyphen instead of a colon).
 */
export async function readFolder<T extends { readonly id: string }>(folder: URL): Promise<T[]> {
  return Promise.all(filesIn(folder).map((file) => readOne<T>(file)));
}

function filesIn(folder: URL): URL[] {
  const found = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return found.flatMap((one) => {
    if (one.isDirectory())
      return one.name === SHARED ? [] : filesIn(new URL(`${one.name}/`, folder));
    return one.name.endsWith('.ts') ? [new URL(one.name, folder)] : [];
  });
}

async function readOne<T extends { readonly id: string }>(file: URL): Promise<T> {
  const path = fileURLToPath(file);
  const module = (await import(file.href)) as { default?: T };
  if (!module.default)
    throw new Error(`${path} has no default export; shared tables belong in a folder ${SHARED}/`);
  const name = basename(path, '.ts');
  const { id } = module.default;
  if (id.replace(':', '-') !== name)
    throw new Error(`${path} has the id ${id}: the file must be named after it`);
  return module.default;
}
