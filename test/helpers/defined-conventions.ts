import { marketConventions } from '../../build/calendars/conventions/index.js';
import type { MarketConventions } from '../../server/engine/market-conventions.js';
import type { PlacedCalendar } from '../../server/engine/types.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { type FileBytes, PACK_ALIGNMENT } from '../../server/store/pack.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { releaseData, startApp, type TestServer } from './server.js';

/** The places of two lengths among the header's numbers: of the file and of the record. */
const FILE_LENGTH = 2;
const RECORD_LENGTH = 11;

/** The data of dist/ with the settlement cycles and hours of the definitions, which the next release will have. */
export async function dataAsDefined(): Promise<ReleaseData> {
  const data = releaseData();
  const defined = await marketConventions();
  const withDefined = (record: PlacedCalendar) => replaced(record, defined.get(record.id) ?? {});
  const calendars = data.meta.calendars.map(withDefined);
  const pack = (index: number) => {
    const { id } = calendars[index]!;
    const conventions = defined.get(id);
    return conventions ? withRecord(data.pack(index), id, conventions) : data.pack(index);
  };
  const listed = data.directory.calendars.map((one, index) => ({
    ...one,
    bytes: pack(index).length,
  }));
  return {
    ...data,
    meta: { ...data.meta, calendars },
    directory: { ...data.directory, calendars: listed },
    record: (index) => calendars[index]!,
    pack,
  };
}

/** A server of those data. */
export async function startAsDefined(): Promise<TestServer> {
  return startApp({ catalog: openCatalog(await dataAsDefined()) });
}

function replaced<T extends MarketConventions>(record: T, conventions: MarketConventions) {
  const {
    settlement_cycles: _cycles,
    hours: _hours,
    sessions_not_entered: _notEntered,
    late_opens: _late,
    late_open_doubts: _doubts,
    hours_doubts: _others,
    ...rest
  } = record;
  return { ...rest, ...conventions };
}

/** A pack with other conventions in its record, which is one of its JSON texts. */
function withRecord(pack: FileBytes, id: string, conventions: MarketConventions): FileBytes {
  const file = Buffer.from(pack);
  const start = file.indexOf(`{"id":"${id}"`);
  const end = start + file.readInt32LE(RECORD_LENGTH * 4);
  const record = JSON.parse(file.toString('utf8', start, end)) as MarketConventions;
  const text = Buffer.from(JSON.stringify(replaced(record, conventions)));
  // The zeros after the last text make the file's length a multiple.
  const last = file.lastIndexOf(']') + 1;
  const parts = Buffer.concat([file.subarray(0, start), text, file.subarray(end, last)]);
  const whole = new Uint8Array(Math.ceil(parts.length / PACK_ALIGNMENT) * PACK_ALIGNMENT);
  whole.set(parts);
  const numbers = new DataView(whole.buffer);
  numbers.setInt32(FILE_LENGTH * 4, whole.length, true);
  numbers.setInt32(RECORD_LENGTH * 4, text.length, true);
  return whole;
}
