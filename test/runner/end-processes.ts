import { readdirSync, readFileSync } from 'node:fs';

/**
 * Ends what was started with this folder for its temporary files and has left the process group of its worker, as browsers
 * and terminals do; found where there is a /proc.
 */
export function endProcessesOf(temporary: string): void {
  for (const pid of pids()) {
    try {
      const isOurs = readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`TMPDIR=${temporary}`);
      if (isOurs && pid !== process.pid) process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, or is another user's.
    }
  }
}

function pids(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}
