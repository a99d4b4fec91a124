import type { Polka } from 'polka';
import { Address, withoutOrigin } from '../../text/address.js';
import type { Authenticator } from '../authenticate.js';
import type { Context, Middleware, Request } from '../context.js';
import { scopesOfRequest } from '../route.js';
import type { Scopes } from '../scope.js';

/** For a cache in front: whether the key may have the URL in X-Original-URI, without charging its limit. */
export function checkKey(authenticator: Authenticator, app: Polka<Request>): Middleware {
  const scopesOf = (url: string, { view }: Context): Scopes | null => {
    const { pathname: path, query } = new Address(withoutOrigin(url));
    const { params, handlers } = app.find('GET', path);
    return scopesOfRequest(handlers, { path, params, query, view });
  };
  return async ({ context, headers }, response) => {
    const { 'x-original-uri': original } = headers;
    const scopes = typeof original === 'string' ? scopesOf(original, context) : null;
    await authenticator.check(context, scopes);
    response.writeHead(204, { ...context.responder.common, 'cache-control': 'no-store' }).end();
  };
}
