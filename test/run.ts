import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs every *.test.ts with uvu, one after the other, and ends with a line that counts: "N passed, N failed". */
const TIME_LIMIT_MS = 15 * 60_000;

const uvu = fileURLToPath(new URL('../node_modules/uvu/bin.js', import.meta.url));
const pattern = process.argv[2] ?? '\\.test\\.ts$';
const child = spawn(process.execPath, ['--import', 'tsx', uvu, 'test', pattern], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, FORCE_COLOR: '0' },
});
const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);

let output = '';
child.stdout.on('data', (chunk: Buffer) => {
  output += chunk.toString();
  process.stdout.write(chunk);
});
child.on('exit', (code) => {
  clearTimeout(timer);
  const count = (label: string) => Number(new RegExp(`${label}:\\s+(\\d+)`).exec(output)?.[1] ?? 0);
  const [total, passed, skipped] = ['Total', 'Passed', 'Skipped'].map(count) as [number, number, number];
  console.log(`${passed} passed, ${total - passed} failed, ${skipped} skipped`);
  process.exit(code === 0 && total > 0 && passed === total ? 0 : 1);
});
