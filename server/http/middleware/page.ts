import type { Authenticator } from '../authenticate.js';
import type { Context, Middleware } from '../context.js';
import { PAGE_FILES, refuseLimited } from '../scope.js';
import { fileUnits } from '../stored-files.js';

/** Pages, which need no key and are limited by address, and their files (CSV, Excel), which do unless feeds are public. */

export function page(authenticator: Authenticator): Middleware {
  return async ({ context }) => {
    await authenticator.admitPage(context, await fileUnits(context.files.pages, context));
    await send(context);
  };
}

export function pageFile(authenticator: Authenticator): Middleware {
  return async ({ context }) => {
    const units = await fileUnits(context.files.pages, context);
    await authenticator.admit(context, { units, scopes: PAGE_FILES, refuse: refuseLimited });
    context.limit = [];
    await send(context);
  };
}

function send(context: Context): void | Promise<void> {
  return context.files.pages(context, context.responder.common);
}
