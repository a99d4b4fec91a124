import { execFileSync } from 'node:child_process';
import { offsetAt } from '../../server/queries/zone-offsets.js';
import { pathOf } from './needs.js';

/**
 * Node brings zone data of its own, Python reads those of the system: where a state has changed its clocks since one of them was
 * made, they differ, and instants with them.
 */

/** Prints the seconds to add to UTC at instants (seconds since 1970): for each instant those of each zone. */
const OFFSETS_IN_PYTHON = `
import datetime, json, sys, zoneinfo
zones, instants = json.loads(sys.argv[1])
at = [datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc) for seconds in instants]
print(json.dumps([[one.astimezone(zoneinfo.ZoneInfo(zone)).utcoffset().total_seconds() for zone in zones] for one in at]))`;

/** The zones of which the two differ at noon UTC of one of the days (YYYY-MM-DD); Python is there. */
export function zonesThatDiffer(
  zones: readonly string[],
  days: readonly string[],
): ReadonlySet<string> {
  const instants = days.map((day) => Date.parse(`${day}T12:00Z`));
  const question = JSON.stringify([zones, instants.map((instant) => instant / 1000)]);
  const printed = String(execFileSync(pathOf('python')!, ['-c', OFFSETS_IN_PYTHON, question]));
  const offsets = JSON.parse(printed) as number[][];
  return new Set(
    instants.flatMap((instant, at) =>
      zones.filter((zone, index) => offsets[at]![index]! * 1000 !== offsetAt(zone, instant)),
    ),
  );
}
