import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from './needs.js';
import { startProgram, until } from './process.js';

/** nginx and Varnish with the configurations of build/deploy, on ports of their own. */

const DEPLOY = new URL('../../build/deploy/', import.meta.url).pathname;

export interface Cache {
  readonly part: 'nginx' | 'varnish';
  /** Starts it in a folder in front of a port; returns what it has written since. */
  readonly start: (folder: string, port: number, origin: number) => Promise<() => string>;
}

export const nginx: Cache = {
  part: 'nginx',
  start: async (folder, port, origin) => {
    const config = readFileSync(join(DEPLOY, 'nginx/kalends.conf'), 'utf8')
      .replace('127.0.0.1:8080', `127.0.0.1:${origin}`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('/var/cache/nginx/', `${folder}/cache-`)
      // In memory in operation, since it holds keys.
      .replaceAll('/run/nginx-', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`);
    const head = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/start.log;\nevents {}\n`;
    writeFileSync(join(folder, 'nginx.conf'), `${head}http {\n${config}\n}\n`);
    const run = startProgram(
      [
        pathOf('nginx')!,
        '-p',
        folder,
        '-c',
        join(folder, 'nginx.conf'),
        '-e',
        `${folder}/start.log`,
      ],
      folder,
    );
    await answering(port, run.output);
    return () => textUnder(folder, /\.log$|^cache-/);
  },
};

export const varnish: Cache = {
  part: 'varnish',
  start: async (folder, port, origin) => {
    const config = readFileSync(join(DEPLOY, 'varnish/kalends.vcl'), 'utf8').replace(
      '"8080"',
      `"${origin}"`,
    );
    writeFileSync(join(folder, 'kalends.vcl'), config);
    const work = join(folder, 'varnish');
    const listen = `127.0.0.1:${port}`;
    const run = startProgram(
      [
        pathOf('varnish')!,
        '-F',
        '-j',
        'none',
        '-n',
        work,
        '-a',
        listen,
        '-f',
        join(folder, 'kalends.vcl'),
        '-s',
        'malloc,20m',
      ],
      folder,
    );
    await answering(port, run.output);
    const format = /varnishncsa -F '([^']*)'/.exec(config)![1]!;
    startProgram(['varnishncsa', '-n', work, '-F', format, '-w', join(folder, 'ncsa.log')], folder);
    const written = () => textUnder(folder, /^ncsa\.log$/);
    // It reads from where the log is when it comes.
    const isLogged = async () =>
      (await fetch(`http://127.0.0.1:${port}/healthz`)).ok && written() !== '';
    await until(isLogged, 'nothing is logged');
    return written;
  },
};

/** Waits until a cache answers what needs no key. */
async function answering(port: number, output: () => string): Promise<void> {
  await until(
    async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status === 200,
    `the cache does not answer: ${output()}`,
  );
}

function textUnder(folder: string, names: RegExp): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name))
    .filter((path) => names.test(path.slice(folder.length + 1)))
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}
