import { existsSync } from 'node:fs';
import { buildDir } from '../../server/store/dist-folder.js';
import { checkOverlay } from './apply-overlay.js';
import { openBase } from './base.js';
import { appliedText } from './describe.js';
import { readOwnHistory } from './history.js';

/** The rows and calendars of an overlay, and the releases made of it. */
export function listOwn(dist: string, baseName: string, own: string): string[] {
  if (!existsSync(own)) return [`${own} is empty: own add adds a row`];
  const applied = checkOverlay(dist, baseName, own);
  const base = openBase(buildDir(dist, baseName));
  try {
    const { steps, missing } = readOwnHistory(own, base);
    const shown = steps.map(
      (step) => `${step.id}  on ${step.base}  ${step.digest.slice(0, 12)}  ${step.note}`,
    );
    const away = missing.map((id) => `${id}  on a missing release`);
    return [
      ...appliedText(applied, applied.overlay),
      ...(shown.length > 0 ? ['releases:', ...shown, ...away] : []),
    ];
  } finally {
    base.close();
  }
}
