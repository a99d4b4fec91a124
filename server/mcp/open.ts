import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Place } from '../config/place.js';
import type { BuildRecord } from '../store/build-record.js';
import { buildDir, buildNames } from '../store/dist-folder.js';
import { checkPart } from '../store/load.js';
import { mcpHost } from './host.js';
import type { Mcp, McpPart } from './types.js';

const PART = /^part-mcp-[^/]*\.mjs$/;

/**
 * Loads what answers tools, for the program in `place`, whose build has that record. Rejects with an Error that names the
 * file which is not as it was built.
 */
export async function openMcp(place: Place, record: BuildRecord, log: Logger): Promise<Mcp> {
  const part = await loadPart(place, record);
  return part.openMcp(mcpHost((error) => log.error({ err: error }, 'a tool failed')));
}

/**
 * The part of this very program. Its folder may have gone, since a server that went over to another build holds that one
 * alone: the same part is in every build of the same program.
 */
async function loadPart({ own, dist, isShared }: Place, { files }: BuildRecord): Promise<McpPart> {
  const name = Object.keys(files).find((file) => PART.test(file))!;
  const others = existsSync(join(own, name)) || !isShared ? [] : buildNames(dist).map((other) => buildDir(dist, other));
  const other = others.find((dir) => existsSync(join(dir, name)));
  checkPart(other ?? own, name, files[name]!);
  return other === undefined
    ? await import('./part.js')
    : ((await import(pathToFileURL(join(other, name)).href)) as McpPart);
}
