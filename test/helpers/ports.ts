import { connect, createServer } from 'node:net';

/** Below what systems give to those who ask for any port, so that none of these takes one between its choice and its use. */
const [FIRST_PORT, LAST_PORT] = [12_000, 32_000];
const given = new Set<number>();

/** A port of loopback that is free and that nobody gets by chance: of many, one that was not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1');
    server.once('listening', () => server.close(() => resolve(true)));
    server.once('error', () => resolve(false));
  });
}

export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
