/** dist/server.mjs: the same for every build, so it can be replaced at any time. */
export const LAUNCHER = `// Starts the server of the current build: node dist/server.mjs
import { existsSync, readFileSync } from 'node:fs';

// Never a reason to end; the server tells it what to look for.
process.on('SIGHUP', () => {});
const pointer = new URL('current', import.meta.url);
const name = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
const program = new URL(\`builds/\${name}/server.mjs\`, import.meta.url);
if (name === null || !/^[0-9a-f]{20}(\\.\\d+)?$/.test(name) || !existsSync(program)) {
  const why = name === null ? 'is missing' : 'is damaged: it names no build that is here';
  console.error(\`Kalends does not start: \${pointer.pathname} \${why}; npm run build makes one\`);
  process.exit(1);
}
await import(program.href);
`;
