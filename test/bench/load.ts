import { connect, type Socket } from 'node:net';

/**
 * A client that costs next to nothing: a fixed number of requests over so many connections, one in flight on each. It
 * reads no more of an answer than its status and its length.
 */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly headers: string;
  /** Each is asked once. */
  readonly addresses: readonly string[];
}

export interface Loaded {
  /** Bytes received, headers too. */
  readonly bytes: number;
  readonly seconds: number;
}

/**
 * Asks for all addresses; rejects at the first answer that is not 200, and when a connection ends. It never sleeps: on one
 * machine, a server whose answer wakes its client pays for that (up to 7 µs), one that is faster than its client does not.
 */
export async function query(load: Load): Promise<Loaded> {
  let isOver = false;
  const stayAwake = () => {
    if (!isOver) setImmediate(stayAwake);
  };
  stayAwake();
  try {
    return await queryAll(load);
  } finally {
    isOver = true;
  }
}

async function queryAll(load: Load): Promise<Loaded> {
  const requests = load.addresses.map(
    (address) => `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\n${load.headers}\r\n`,
  );
  let next = 0;
  let bytes = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: load.connections }, () =>
      onConnection(
        load.port,
        () => requests[next++],
        (received) => {
          bytes += received;
        },
      ),
    ),
  );
  return { bytes, seconds: (performance.now() - began) / 1000 };
}

function onConnection(
  port: number,
  nextRequest: () => string | undefined,
  onBytes: (count: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const askNext = () => {
      const request = nextRequest();
      if (request === undefined) finish(socket, resolve);
      else socket.write(request);
    };
    let head = '';
    let bodyLeft = 0;
    socket.on('data', (chunk) => {
      onBytes(chunk.length);
      let bodyBytes = chunk.length;
      if (bodyLeft === 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 200 ')) {
          socket.destroy();
          reject(new Error(`answered ${head.slice(0, 400)}`));
          return;
        }
        bodyLeft = Number(/\r\ncontent-length: (\d+)/i.exec(head)![1]);
        bodyBytes = head.length - end - 4;
        head = '';
      }
      bodyLeft -= bodyBytes;
      if (bodyLeft === 0) askNext();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a connection was closed')));
    socket.on('connect', askNext);
  });
}

function finish(socket: Socket, resolve: () => void): void {
  socket.removeAllListeners('close');
  socket.end();
  resolve();
}
