/** dist/server.mjs: the same for every build, so that replacing it changes nothing for one who reads it. */
export const LAUNCHER = `// Starts the server of the current build: node dist/server.mjs
import { readFileSync } from 'node:fs';

// Never a reason to end; the server tells it what to look for.
process.on('SIGHUP', () => {});
const pointer = new URL('current', import.meta.url);
const name = readFileSync(pointer, 'utf8').trim();
if (!/^[0-9a-f]{20}(\\.\\d+)?$/.test(name)) throw new Error(\`\${pointer.pathname} is damaged: it names no build\`);
await import(\`./builds/\${name}/server.mjs\`);
`;
