import { readFileSync } from 'node:fs';
import polka from 'polka';

/**
 * The baseline: a Polka server that does nothing but return recorded answers, byte for byte with their headers. It is
 * bundled and started as the real server is. Argument: a JSON file { route: { headers, body } }.
 */
interface Recorded {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const recorded = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Record<string, Recorded>;
const app = polka();
for (const [route, { headers, body }] of Object.entries(recorded)) {
  app.get(route, (_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
}
app.listen(0, '127.0.0.1', () => {
  const address = app.server.address();
  if (typeof address === 'object' && address) console.log(`listening on ${address.port}`);
});
