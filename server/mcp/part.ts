/** The part of the program that is read when the first tool is asked for, as `McpPart` of types.ts tells it. */

export { openMcp } from './protocol.js';
