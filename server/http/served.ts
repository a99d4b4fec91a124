import type { Catalog } from '../service/catalog.js';
import type { PinnedReleases } from '../service/pinned.js';
import type { StaticFiles } from './static-files.js';

/** Everything that answers, as one: what one build holds. It is loaded beside the one before and switched to as a whole. */
export interface Served {
  readonly catalog: Catalog;
  /** Changes whenever the program may write other bytes for the same question, or reads other data. */
  readonly version: string;
  /** Files that need no key (pages) and those that do (release artifacts). */
  readonly pages: StaticFiles;
  readonly artifacts: StaticFiles;
  /** Every release, this one too, for those who name it. */
  readonly pinned: PinnedReleases;
  /** Closes the files that stay open, when nobody is answered from them any more. */
  readonly close: () => void;
}

/** What answers now. A request keeps what it found here when it came, to its end. */
export interface ServedNow {
  readonly current: Served;
  /** Whether another one is being loaded, to take its place. */
  readonly isSwitching?: boolean;
  /** Whether the current build of the folder could not be loaded, so that this is an earlier one. */
  readonly isRefused?: boolean;
}
