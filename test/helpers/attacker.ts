import { connect } from 'node:net';

/**
 * A process of its own that opens connections, sends each the same bytes over and over and reads nothing, or little:
 * attacker.ts PORT CONNECTIONS REPEATS READ_BYTES_PER_SECOND < bytes. Prints how many the server has not ended, each
 * second; ends with its standard input.
 */
const [port, connections, repeats, readPerSecond] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
];

const chunks: Buffer[] = [];
let open = 0;
process.stdin.on('data', (chunk: Buffer) => {
  chunks.push(chunk);
  if (chunk.at(-1) === 0) attack(Buffer.concat(chunks).subarray(0, -1));
});
process.stdin.on('end', () => process.exit());
process.on('SIGTERM', () => process.exit());

function attack(bytes: Buffer): void {
  const all = Buffer.concat(Array<Buffer>(repeats).fill(bytes));
  for (let at = 0; at < connections; at++) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.pause();
    socket.on('connect', () => {
      open++;
      socket.write(all);
    });
    socket.on('error', () => {});
    socket.on('close', () => open--);
    if (readPerSecond > 0) setInterval(() => socket.read(readPerSecond), 1000);
  }
  setInterval(() => process.stdout.write(`${open}\n`), 500);
}
