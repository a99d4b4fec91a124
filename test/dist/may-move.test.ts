import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeArtifacts } from '../../build/dist/artifacts.js';
import { payloadOf } from '../../build/release/state.js';
import { toStatements } from '../../build/release/statements.js';
import { publicCalendar } from '../../server/api/public.js';
import { openCalendars } from '../../server/queries/calendars.js';
import { payloadsOf } from '../helpers/data.js';
import { calendar, entry, packState, state } from '../helpers/history.js';

/** What later releases say and older ones do not: it is there when it was said, and absent as before when it was not. */

const test = suite('may move');
const dir = mkdtempSync(join(tmpdir(), 'may-move-'));
test.after(() => rmSync(dir, { recursive: true }));

const EID = entry('2026-03-20', 'Eid al-Fitr', { status: 'estimated', may_move_days: 1 });
const CHRISTMAS = entry('2026-12-25', 'Christmas Day');

test('a payload keeps the days it may move while it is estimated, and only then', () => {
  assert.is(payloadOf(EID).may_move_days, 1);
  assert.is(payloadOf({ ...EID, may_move_days: 0 }).may_move_days, 0);
  for (const status of ['confirmed', 'provisional'] as const) {
    assert.not.ok('may_move_days' in payloadOf({ ...EID, status }), status);
  }
  assert.not.ok('may_move_days' in payloadOf(CHRISTMAS));
});

test('a statement of a release says it', () => {
  const [statement] = toStatements([
    { calendar: 'EUR', day: EID.day, kind: 'holiday', before: null, after: payloadOf(EID) },
  ]);
  assert.is(statement!.after!.may_move_days, 1);
});

test('what is packed is read again', () => {
  const packed = packState(state([[calendar('EUR'), [EID, CHRISTMAS]]]));
  const recorded = payloadsOf(packed).map((payload) => ({
    ...payload,
    names: { en: payload.names.en },
  }));
  assert.equal(recorded, [payloadOf(EID), payloadOf(CHRISTMAS)]);
});

test('the table of a calendar has it, and nothing where a date does not move', async () => {
  const data = packState(state([[calendar('EUR'), [EID, CHRISTMAS]]]));
  await writeArtifacts(data, dir, { chain: [], releaseJson: '', signer: null }, () => {});
  const table = gunzipSync(readFileSync(join(dir, 'csv/EUR.csv.gz'))).toString();
  const [header, eid, christmas] = table.split('\r\n');
  assert.is(
    header,
    'calendar,date,kind,name,close_time,status,observed,coverage,may_move_days,basis,sources,citation',
  );
  assert.match(eid!, /^EUR,2026-03-20,holiday,Eid al-Fitr,,estimated,false,library,1,/);
  assert.match(christmas!, /^EUR,2026-12-25,holiday,Christmas Day,,confirmed,false,library,,/);
});

test('a calendar serves its regular closes and its note, if it has them', () => {
  const answer = {
    regular_closes: [{ start: '2026-01-09', weekday: 5, close_time: '13:50' }],
    note: 'Bridge days are left out.',
  };
  const data = packState(
    state([
      [calendar('EUR'), [CHRISTMAS]],
      [calendar('XTAE', answer), [CHRISTMAS]],
    ]),
  );
  const calendars = openCalendars(data);
  const [plain, telling] = data.meta.calendars.map((one) => publicCalendar(calendars, one));
  assert.not.ok('note' in plain! || 'regular_closes' in plain!);
  assert.equal({ regular_closes: telling!.regular_closes, note: telling!.note }, answer);
});

test.run();
