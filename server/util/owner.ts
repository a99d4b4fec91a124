import { readFileSync, readlinkSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Names of processes in a common folder, for locks and drafts. A name has the machine, the process id and the start time of the
 * process, so that a dead process can be distinguished from a new one with the same id.
 */

/** For a process on another machine, or in another container, only the time of its file is visible; it renews the file far more often than this. */
const SILENT_MS = 10 * 60_000;
const RENEW_MS = 60_000;

const SEPARATOR = '~';
/** Containers of one host name see different processes under the same ids. */
const OWN_HOST = encodeURIComponent(`${hostname()} ${processNamespace()}`);

/** The name of this process. */
export function ownName(): string {
  return [OWN_HOST, process.pid, beginning(process.pid) ?? ''].join(SEPARATOR);
}

/** Whether the process of that name is alive; `path` is its file. */
export function isAlive(name: string, path: string): boolean {
  const [host, pid, began] = name.split(SEPARATOR);
  if (began === undefined) return false;
  if (host !== OWN_HOST) return Date.now() - changedMs(path) < SILENT_MS;
  const seen = beginning(Number(pid));
  return seen === null ? answersSignals(Number(pid)) : seen === began;
}

/** Renews the file at `path`, so that other machines see that this process is alive, until the returned function is called. */
export function keepRenewed(path: string): () => void {
  const renew = () => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // The folder was removed, so there is nothing left to renew.
    }
  };
  const renewing = setInterval(renew, RENEW_MS).unref();
  return () => clearInterval(renewing);
}

/** The namespace in which process ids are counted; empty without /proc. */
function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** The start time of a process in ticks since boot; null without /proc (then only the process id counts). */
function beginning(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field, the command in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Z: a zombie, dead but not yet reaped by its parent.
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
