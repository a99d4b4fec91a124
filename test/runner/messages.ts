/** What the runner and its workers tell each other. */

/** To a worker: run this file. */
export interface Order {
  readonly file: string;
  /** Only those of its tests that need a part: the others have run. */
  readonly onlyNeedy: boolean;
}

/** From a worker, once: it takes orders. */
export interface Ready {
  readonly ready: true;
}

/** From a worker: this test begins. */
export interface Began {
  readonly began: string;
}

/** From a worker: the file has ended. */
export interface Ended {
  readonly passed: number;
  readonly skipped: number;
  readonly total: number;
  /** What failed, as uvu tells it, or why nothing ran. */
  readonly errors: readonly string[];
  /** What tests were skipped for want of. */
  readonly missing: readonly string[];
  /** Processor time of the worker and of the processes that it has seen end. */
  readonly cpuMs: number;
  /** The same for each test, its own hooks not counted. */
  readonly tests: readonly (readonly [name: string, cpuMs: number])[];
}
