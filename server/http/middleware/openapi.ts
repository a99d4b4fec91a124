import { JSON_TYPE } from '../../api/endpoint.js';
import { onceDone } from '../../util/once.js';
import type { Middleware } from '../context.js';
import { prepare, type Responder } from '../responder.js';

/** The OpenAPI document. It is made at the first request, once for each build, because its headers name the release. */
export function openApi(text: () => Promise<string>): Middleware {
  const describe = (by: Responder) => ({
    by,
    prepared: onceDone(async () =>
      prepare({ contentType: JSON_TYPE, body: Buffer.from(await text()) }),
    ),
  });
  let description: ReturnType<typeof describe> | undefined;
  return async ({ context }) => {
    const { responder } = context;
    if (description?.by !== responder) description = describe(responder);
    responder.sendAnswer(context, await description.prepared());
  };
}
