/** The package kalends-reader. api.ts documents its interface and is its type definition. */
import { PACK_FORMAT } from '../store/pack.js';
import type * as Api from './api.js';
import { cacheStore as inCache } from './keep.js';
import { openRead } from './open.js';

export const open: typeof Api.open = openRead;
export const FORMAT: typeof Api.FORMAT = PACK_FORMAT;
export const cacheStore: typeof Api.cacheStore = inCache;
