import { Agent, request } from 'node:http';

/** Requests as clients of an API send them: over kept connections, one after the other on each, none sent twice. */

export interface Load {
  /** Answers by status, and what else was received; failures by their code. */
  readonly seen: () => ReadonlyMap<string, number>;
  readonly stop: () => Promise<void>;
}

/**
 * Asks `address` over so many connections until it is stopped; `tell` makes of an answer what is counted. With `restMs` each
 * connection rests so long after an answer, so that the processor has time for others.
 */
export function startLoad(
  address: string,
  headers: Record<string, string>,
  connections: number,
  tell: (status: number, body: string) => string,
  { localAddress, restMs = 0 }: { readonly localAddress?: string; readonly restMs?: number } = {},
): Load {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    ...(localAddress && { localAddress }),
  });
  const seen = new Map<string, number>();
  let isOver = false;
  const once = () =>
    new Promise<string>((resolve) => {
      request(address, { agent, headers, timeout: 120_000 }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve(tell(response.statusCode!, body)));
        response.on('error', (error) => resolve(`cut: ${error.message}`));
      })
        .on('error', (error) => resolve(`failed: ${error.message}`))
        .end();
    });
  const loop = async () => {
    while (!isOver) {
      const text = await once();
      seen.set(text, (seen.get(text) ?? 0) + 1);
      if (restMs > 0) await new Promise((wake) => setTimeout(wake, restMs));
    }
  };
  const loops = Array.from({ length: connections }, loop);
  return {
    seen: () => seen,
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
      agent.destroy();
    },
  };
}
