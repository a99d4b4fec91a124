import type { McpPart } from './types.js';

/** The part of the program that is read when a tool is asked for: see types.ts for what it is lent. */

export { openMcp } from './protocol.js';

export type { McpPart };
