import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '../../build/dist/inputs.js';
import type { ReleaseState } from '../../build/release/state.js';
import { emptyState } from '../../build/release/state.js';
import { writeRelease } from '../../build/release/store.js';
import { calendar, entry, state } from './history.js';
import { type Started, startProgram } from './process.js';
import { ROOT } from './release.js';

/** A checkout with releases of its own, small enough to be built in a second. */

/** What a build is made from, and what starts it; its packages and releases are others. */
const PARTS = [...INPUTS.filter((path) => path !== 'releases' && !path.startsWith('node_modules')), 'build/start.ts'];

export interface Checkout {
  readonly root: string;
  readonly dist: string;
  /** Writes a release in which the 25th of December 2026 has that name. */
  readonly addRelease: (id: string, holiday: string) => void;
  /** npm run build, without npm. */
  readonly build: (...options: string[]) => Started;
  /** npm start, without npm. */
  readonly start: (environment?: Record<string, string>) => Started;
}

export function makeCheckout(root: string): Checkout {
  mkdirSync(root, { recursive: true });
  for (const path of PARTS) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  let last: ReleaseState = emptyState();
  const run = (script: string, options: readonly string[], environment?: Record<string, string>) =>
    startProgram([process.execPath, '--import', 'tsx', join(root, script), ...options], root, environment);
  return {
    root,
    dist: join(root, 'dist'),
    addRelease: (id, holiday) => {
      const next = stateWith(holiday);
      const release = { id, library_version: '1.0.0', generated_at: '2026-01-01T00:00:00+00:00' };
      writeRelease(release, { note: `Note of ${id}`, reasons: [] }, last, next, join(root, 'releases'));
      last = next;
    },
    build: (...options) => run('build/dist/build.ts', options),
    start: (environment = {}) => run('build/start.ts', [], environment),
  };
}

function stateWith(holiday: string): ReleaseState {
  return state([
    [calendar('EUR', { kind: 'settlement', bases: [] }), [entry('2026-12-25', holiday)]],
    [calendar('XNYS'), [entry('2026-12-25', holiday)]],
  ]);
}
