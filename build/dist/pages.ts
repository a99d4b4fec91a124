import { join } from 'node:path';
import type { PartAddresses } from '../../server/core/html.js';
import type { Served } from '../../server/http/served.js';
import { writeDocs } from '../docs/write-docs.js';
import { qualityPage } from '../quality/quality-page.js';
import { readQualityRecord } from '../quality/record.js';
import { pageWith, writeAssets, writeCompressed } from './bundle-pages.js';
import { writeReader } from './reader.js';

/**
 * Static pages: the explorer, where the data can be trusted, and the documentation, whose examples are what `served` answers; with
 * their parts, whose addresses are returned. And the reader for programs.
 */
export function writePages(dir: string, served: Pick<Served, 'catalog' | 'pinned'>): PartAddresses {
  const parts = writeAssets(dir);
  const write = (name: string, text: string) => writeCompressed(join(dir, name), Buffer.from(text));
  write('index.html', pageWith('explorer.html', parts));
  write('quality.html', qualityPage({ data: served.catalog.data, record: readQualityRecord(), parts }));
  writeDocs(dir, write, served, parts);
  writeReader(dir, parts);
  return parts;
}
