import type { Authenticator } from '../authenticate.js';
import type { Middleware } from '../context.js';
import { nothingAt } from '../not-found.js';
import { API } from '../scope.js';

/** Answers 404 to who has a key; without one nobody learns which addresses there are. */
export function unknownEndpoint(authenticator: Authenticator): Middleware {
  return async ({ context, path }) => {
    await authenticator.admit(context, { scopes: API });
    throw nothingAt(path);
  };
}
