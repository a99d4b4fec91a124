import { Problem } from '../../queries/problem.js';
import type { Middleware } from '../context.js';
import { sendPreflight } from '../responses.js';

const ALLOW = 'GET, HEAD, OPTIONS';

/** Where no route matches: answers OPTIONS (the CORS preflight), and refuses all other methods but GET and HEAD. */
export const refuseMethod: Middleware = ({ context, method }) => {
  context.route = '(refused)';
  if (method === 'OPTIONS') return sendPreflight(context, ALLOW, 'Authorization, If-None-Match');
  const detail = `${method} was read; expected GET or HEAD`;
  throw new Problem('method_not_allowed', detail, undefined, ['allow', ALLOW]);
};
