import { existsSync } from 'node:fs';
import { buildDir } from '../../server/store/dist-folder.js';
import { openBase } from './base.js';
import { readOwnHistory } from './history.js';
import { checkOverlay } from './lay.js';
import { tellApplied } from './tell.js';

/** The rows and calendars of an overlay, and the releases made of it. */
export function listOwn(dist: string, baseName: string, own: string): string[] {
  if (!existsSync(own)) return [`there is nothing in ${own} yet: own add adds a row`];
  const applied = checkOverlay(dist, baseName, own);
  const base = openBase(buildDir(dist, baseName));
  try {
    const { steps, missing } = readOwnHistory(own, base);
    const told = steps.map((step) => `${step.id}  on ${step.base}  ${step.digest.slice(0, 12)}  ${step.note}`);
    const away = missing.map((id) => `${id}  on a release that is not here`);
    return [...tellApplied(applied, applied.overlay), ...(told.length > 0 ? ['releases:', ...told, ...away] : [])];
  } finally {
    base.close();
  }
}
