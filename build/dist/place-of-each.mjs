import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Keeps files next to a module findable once it is bundled with others: `import.meta.url` stays its own address.
 *
 * @type {import('esbuild').Plugin}
 */
export const placeOfEach = {
  name: 'place-of-each',
  setup: ({ initialOptions, onLoad }) => {
    initialOptions.define = { ...initialOptions.define, 'import.meta.url': 'placeOfModule' };
    onLoad({ filter: /[\\/](build|server)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: `const placeOfModule = ${JSON.stringify(pathToFileURL(path).href)}; ${readFileSync(path, 'utf8')}`,
      loader: 'ts',
    }));
  },
};
