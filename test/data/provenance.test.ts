import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer } from '../helpers/server.js';

/** Every verified date of ten calendars of different kinds, answered with its publications over HTTP. */
const CALENDARS = ['XNYS', 'XETR', 'EUR', 'USD', 'GBP', 'USD:BOND', 'CN', 'JP', 'GB:SCT', 'ES:MD'];

interface Detail {
  calendar: {
    data_years: [number, number];
    sources: { id: string; url: string; publisher: string; archived: unknown }[];
  };
}

interface Holidays {
  calendars: { entries: { date: string; coverage: string; sources: string[] }[] }[];
}

const server = await startServer();
test.after(() => server.close());

for (const id of CALENDARS) {
  test(`${id}: every verified date names publications of its calendar, no other date does`, async () => {
    const { calendar } = await server.json<Detail>(`/v1/calendars/${id}`);
    const known = new Map(calendar.sources.map((source) => [source.id, source]));
    const [first, last] = calendar.data_years;
    const range = `from=${first}-01-01&to=${last}-12-31`;
    const { calendars } = await server.json<Holidays>(
      `/v1/holidays?calendars=${id}&${range}&include=sources`,
    );
    const { entries } = calendars[0]!;
    assert.ok(entries.some(({ coverage }) => coverage === 'verified'));
    for (const { date, coverage, sources } of entries) {
      assert.is(
        sources.length > 0,
        coverage === 'verified',
        `${date} ${coverage} ${sources.join()}`,
      );
      for (const source of sources)
        assert.match(known.get(source)?.url ?? '', /^https?:\/\//, `${date} ${source}`);
    }
  });
}

test.run();
