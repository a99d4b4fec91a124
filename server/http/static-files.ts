import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Request } from 'polka';
import sirv from 'sirv';
import { Problem, quote } from '../service/problem.js';
import type { Headers } from './respond.js';

/** Serves one file of a fixed set; throws the Problem `not_found`, or rejects with another one. */
export type StaticFiles = (request: Request, response: ServerResponse, headers: Headers) => void | Promise<void>;

/**
 * The pages of a folder. sirv looks it up once at the start; a Range header, which it cannot read safely when it is
 * malformed, is taken away first.
 */
export function pageFiles(dir: string): StaticFiles {
  if (!existsSync(dir)) return notFound;
  const serve = sirv(dir, { etag: true, extensions: ['html'] });
  return (request, response, headers) => {
    delete request.headers.range;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    serve(request, response, () => notFound(request));
  };
}

function notFound(request: Request): never {
  throw new Problem('not_found', `there is nothing at ${quote(request.path)}; /openapi.json lists the addresses`);
}
