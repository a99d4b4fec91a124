import { readdirSync } from 'node:fs';
import {
  type Hours,
  INSTRUMENTS,
  type MarketConventions,
  type SettlementCycle,
} from '../../../server/engine/market-conventions.js';
import type { CycleTable, HoursTable, NotEnteredTable } from './rows.js';

/**
 * The conventions of the exchanges, by the id of their calendar: settlement cycles (settlement/), hours (hours/) and sessions
 * that the hours do not hold (not-entered/), one file per system or region, each with its tables as the default export.
 */

/** Rejects with an Error on a market with rows in two tables, rows out of order, or overlapping rows. */
export async function marketConventions(): Promise<ReadonlyMap<string, MarketConventions>> {
  const cycles = byMarket(await tablesIn<CycleTable>('settlement'), 'settlement cycles');
  const hours = byMarket(await tablesIn<HoursTable>('hours'), 'hours');
  const others = byMarket(await tablesIn<NotEnteredTable>('not-entered'), 'sessions not entered');
  for (const id of others.keys()) {
    if (!hours.has(id)) throw new Error(`${id}: sessions that are not entered, but no hours`);
  }
  const ids = [...new Set([...cycles.keys(), ...hours.keys()])].sort();
  return new Map(ids.map((id) => [id, conventionsOf(id, cycles.get(id), hours.get(id), others.get(id))]));
}

function conventionsOf(
  id: string,
  cycles?: CycleTable,
  hours?: HoursTable,
  others?: NotEnteredTable,
): MarketConventions {
  return {
    ...(cycles && { settlement_cycles: cyclesOf(id, cycles) }),
    ...(hours && { hours: inOrder(id, hours.hours) }),
    ...(others && { sessions_not_entered: sorted(id, others.sessions, ({ from }) => from) }),
    ...(hours?.lateOpens && { late_opens: sorted(id, hours.lateOpens, ({ date }) => date, true) }),
    ...(hours?.lateOpenDoubts && { late_open_doubts: hours.lateOpenDoubts }),
    ...(hours?.hoursDoubts && { hours_doubts: hours.hoursDoubts }),
  };
}

function cyclesOf(id: string, { cycles, calendars = {} }: CycleTable): SettlementCycle[] {
  return INSTRUMENTS.flatMap((instrument) => {
    const calendar = calendars[instrument];
    const rows = cycles[instrument] ?? [];
    for (const [at, { from }] of rows.entries()) {
      if (at > 0 && from <= rows[at - 1]!.from) throw new Error(`${id}: the cycle of ${from} is out of order`);
    }
    return rows.map((row) => ({ instrument, ...row, ...(calendar && { calendar }) }));
  });
}

/** Hours of the same weekdays must not overlap. */
function inOrder(id: string, rows: readonly Hours[]): readonly Hours[] {
  for (const [at, { from, weekdays }] of rows.entries()) {
    if (at > 0 && from < rows[at - 1]!.from) throw new Error(`${id}: the hours of ${from} are out of order`);
    const before = rows.slice(0, at).findLast((one) => String(one.weekdays) === String(weekdays));
    if (before && (before.to ?? '9999') >= from)
      throw new Error(`${id}: the hours of ${before.from} are still in force on ${from}`);
  }
  return rows;
}

/** Rows in the order of their days; `isStrict`: no two of one day. */
function sorted<T>(id: string, rows: readonly T[], dayOf: (row: T) => string, isStrict = false): readonly T[] {
  for (const [at, row] of rows.entries()) {
    const before = at > 0 ? dayOf(rows[at - 1]!) : '';
    if (isStrict ? dayOf(row) <= before : dayOf(row) < before)
      throw new Error(`${id}: the row of ${dayOf(row)} is out of order`);
  }
  return rows;
}

function byMarket<T extends { readonly markets: string }>(tables: readonly T[], what: string): Map<string, T> {
  const found = new Map<string, T>();
  for (const table of tables) {
    for (const id of table.markets.split(' ')) {
      if (found.has(id)) throw new Error(`the ${what} of ${id} are in two tables`);
      found.set(id, table);
    }
  }
  return found;
}

async function tablesIn<T>(folder: string): Promise<T[]> {
  const url = new URL(`./${folder}/`, import.meta.url);
  const names = readdirSync(url).filter((name) => name.endsWith('.ts'));
  const modules = names.sort().map((name) => import(new URL(name, url).href) as Promise<{ default: readonly T[] }>);
  return (await Promise.all(modules)).flatMap((module) => module.default);
}
