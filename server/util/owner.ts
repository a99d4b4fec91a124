import { readFileSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Processes that share a folder leave files in it that carry their name: a lock, a lease, a draft. A name says which
 * machine, which process, and when that process began, so that one who died is told from one who took over its number.
 */

/** Of a process on another machine only the time of its file can be seen; it renews it far more often than this. */
const SILENT_MS = 10 * 60_000;
const RENEW_MS = 60_000;

const SEPARATOR = '~';
const OWN_HOST = encodeURIComponent(hostname());

/** The name of this process. */
export function ownName(): string {
  return [OWN_HOST, process.pid, beginning(process.pid) ?? ''].join(SEPARATOR);
}

/** Whether the process of that name still lives; `path` is the file that it left. */
export function isAlive(name: string, path: string): boolean {
  const [host, pid, began] = name.split(SEPARATOR);
  if (began === undefined) return false;
  if (host !== OWN_HOST) return Date.now() - changedMs(path) < SILENT_MS;
  const seen = beginning(Number(pid));
  return seen === null ? answersSignals(Number(pid)) : seen === began;
}

/** Shows those on other machines that this process, which left the file at `path`, lives; until the returned function is called. */
export function keepRenewed(path: string): () => void {
  const renew = () => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // Somebody removed the folder: there is nothing left to hold.
    }
  };
  const renewing = setInterval(renew, RENEW_MS).unref();
  return () => clearInterval(renewing);
}

/** When a process began, in ticks since the machine did; null where no /proc tells (then only the number counts). */
function beginning(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field, the command in brackets, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Z: it died, only its parent has not asked yet.
    return fields[0] === 'Z' ? 'dead' : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function answersSignals(pid: number): boolean {
  try {
    return Number.isInteger(pid) && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function changedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
