import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Bundles the program of a thread into one text, since threads do not have the TypeScript loader of the process. */
export async function threadProgram(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
    plugins: [placeOfEach],
  });
  return outputFiles[0]!.text;
}

/** Keeps files next to a module findable. */
const placeOfEach: Plugin = {
  name: 'place-of-each',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/](build|server)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};
