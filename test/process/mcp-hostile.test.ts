import { test } from 'uvu';
import { postRequest, survives, withServer } from '../helpers/limited.js';
import { calling } from '../helpers/mcp.js';
import { needs } from '../helpers/needs.js';

/** Tools that are asked for by clients who read nothing, or send nothing more. */

const crowd = needs('time');
const LARGE = { calendars: 'XNYS,EUR', from: '2024-01-01', to: '2026-12-31' };

crowd('300 connections that call tools one behind the other and never read', () =>
  withServer((server) =>
    survives(
      { connections: 300, request: postRequest(calling(1, 'holidays', LARGE)), repeats: 200 },
      14,
      server,
    ),
  ),
);

crowd('twenty calls in each message, on 60 connections of one key', () =>
  withServer((server) => {
    const calls = Array.from({ length: 20 }, (_, id) =>
      calling(id, 'business_days', { operation: 'count', ...LARGE, from: '2026-01-01' }),
    );
    return survives({ connections: 60, request: postRequest(calls), repeats: 20 }, 14, server);
  }),
);

crowd('1,200 connections whose bodies never come, or are longer than said', () =>
  withServer(async (server) => {
    const [head, body] = postRequest(calling(1, 'holidays', LARGE)).split('\r\n\r\n') as [
      string,
      string,
    ];
    await survives(
      { connections: 1200, request: `${head}\r\n\r\n${body.slice(0, 20)}` },
      12,
      server,
    );
    await survives(
      { connections: 100, request: `${head}\r\n\r\n${body}xxxx`, repeats: 100 },
      4,
      server,
    );
  }),
);

test.run();
