import { SingleBar } from 'cli-progress';

export interface Progress {
  /** Done so far, and in all. */
  readonly update: (done: number, total: number) => void;
  readonly stop: () => void;
}

/** A progress bar on a terminal, one line at the end elsewhere. */
export function progressBar(what: string, unit: string): Progress {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  if (!process.stderr.isTTY) {
    let last = 0;
    return {
      update: (done) => {
        last = done;
      },
      stop: () => console.error(`${what}: ${last} ${unit} in ${seconds()} s`),
    };
  }
  const bar = new SingleBar({
    format: `${what} {bar} {value}/{total} ${unit}, {duration_formatted}`,
    etaBuffer: 50,
  });
  bar.start(1, 0);
  return {
    update: (done, total) => {
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
