/** The package kalends-reader. api.ts documents its interface and is its type definition. */
import { FORMAT_VERSION } from '../store/packed.js';
import type * as Api from './api.js';
import { openRead } from './open.js';

export const open: typeof Api.open = openRead;
export const FORMAT: typeof Api.FORMAT = FORMAT_VERSION;
