import type { Key } from '../../keys/key.js';
import type { Authenticator } from '../authenticate.js';
import type { Context, Middleware } from '../context.js';
import { accepts } from '../responses.js';
import { checkFile, scopesOfFile } from '../scope.js';
import { fileUnits } from '../stored-files.js';

const COMPRESSED = 'it costs a fraction with "Accept-Encoding: gzip"';

/** Whether a file that is stored as gzip is asked for unpacked. Parquet is stored as it is. */
function mayBeCompressed({ request, path }: Context): boolean {
  return !path.endsWith('.parquet') && !accepts(request, 'gzip');
}

/** Sends a file of a release. */
export function releaseFile(authenticator: Authenticator): Middleware {
  return async ({ context, path }) => {
    const { artifacts } = context.files;
    await authenticator.identify(context);
    const units = await fileUnits(artifacts, context);
    const refuse = (key: Key) => checkFile(key, path, context.view.catalog);
    const advice = mayBeCompressed(context) ? COMPRESSED : undefined;
    await authenticator.charge(context, { units, scopes: scopesOfFile(path), refuse, advice });
    // A file may be cached for a year, and for other keys.
    context.limit = [];
    await artifacts(context, context.responder.common);
  };
}
