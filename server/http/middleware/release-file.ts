import type { Key } from '../../keys/key.js';
import type { Authenticator } from '../authenticate.js';
import type { Middleware } from '../context.js';
import { checkFile, scopesOfFile } from '../scope.js';
import { fileUnits } from '../stored-files.js';

/** Sends a file of a release. */
export function releaseFile(authenticator: Authenticator): Middleware {
  return async ({ context, path }) => {
    const { artifacts } = context.files;
    await authenticator.identify(context);
    const units = await fileUnits(artifacts, context);
    const refuse = (key: Key) => checkFile(key, path, context.view.catalog);
    await authenticator.charge(context, { units, scopes: scopesOfFile(path), refuse });
    // A file may be cached for a year, and for other keys.
    context.limit = [];
    await artifacts(context, context.responder.common);
  };
}
