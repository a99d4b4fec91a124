/** The package kalends-reader. What it offers is written in api.ts, which is also its types. */
import { FORMAT_VERSION } from '../store/packed.js';
import type * as Api from './api.js';
import { openRead } from './open.js';

export const open: typeof Api.open = openRead;
export const FORMAT: typeof Api.FORMAT = FORMAT_VERSION;
