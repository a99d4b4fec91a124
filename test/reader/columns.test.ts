import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isLongRun, needs, pathOf } from '../helpers/needs.js';
import { downloaded } from '../helpers/reader.js';

/** Columns of dates in the Python package: the same answers as one by one, in the kind of column that was given. */

const runFile = promisify(execFile);
const SOURCES = new URL('../../server/reader/', import.meta.url).pathname;
const CHECK = new URL('check_columns.py', import.meta.url).pathname;
/** Dates that are drawn for each calendar. */
const DRAWN = isLongRun ? 2000 : 100;
const COMMAND_MS = 600_000;

let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-columns-'));
  const { file, manifest } = downloaded();
  writeFileSync(join(folder, 'packs.bin'), file);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
});
test.after(() => rmSync(folder, { recursive: true }));

async function run(library: 'numpy' | 'pandas' | 'polars', ...args: string[]): Promise<string> {
  const options = { timeout: COMMAND_MS, cwd: folder, encoding: 'utf8' } as const;
  return (await runFile(pathOf(library)!, args, options)).stdout.trim();
}

/** What a program prints that has the release, XNYS and numpy. */
function told(library: 'numpy' | 'pandas' | 'polars', program: string): Promise<string> {
  const setup = `import datetime, sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, ${JSON.stringify(SOURCES)})\nimport kalends, numpy\nrelease = kalends.open("packs.bin", manifest="manifest.json")\nnyse = release.all("XNYS")\n`;
  return run(library, '-c', setup + program);
}

const inNumpy = needs('numpy');

inNumpy(
  'every row is what the date alone is answered, of one calendar and of several, and of markets',
  async () => {
    const paths = [SOURCES, 'packs.bin', 'manifest.json'];
    const printed = JSON.parse(await run('numpy', CHECK, ...paths, String(DRAWN))) as {
      rows: number;
      wrong: string[];
    };
    assert.equal(printed.wrong, []);
    assert.ok(printed.rows > 200 * DRAWN, String(printed.rows));
  },
);

inNumpy('arrays of other units at midnight, texts, lists, and none at all', async () => {
  const printed = await told(
    'numpy',
    `
dates = ["2026-10-09", "2026-12-24"]
for column in (
    numpy.array(dates, dtype="datetime64[s]"),
    numpy.array(dates, dtype="datetime64[ns]"),
    numpy.array(dates, dtype="datetime64[D]")[::-1][::-1],
    numpy.array(dates),
    dates,
    tuple(map(datetime.date.fromisoformat, dates)),
    [numpy.datetime64(dates[0]), datetime.datetime(2026, 12, 24)],
):
    added = nyse.add(column, 1)
    print(added.result, added.result.dtype, added.estimated.dtype, len(added))
none = nyse.add([], 1)
print(none.result, none.estimated, nyse.is_business_day([]), nyse.count([], "2026-01-01").count, len(nyse.settlement([])))`,
  );
  const row = "['2026-10-12' '2026-12-28'] datetime64[D] bool 2";
  assert.equal(printed.split('\n'), [...Array<string>(7).fill(row), '[] [] [] [] 0']);
});

inNumpy('a column costs the same few calls in Python, of ten rows or of ten thousand', async () => {
  const printed = await told(
    'numpy',
    `
def calls(ask):
    count = 0
    def counted(frame, event, argument):
        nonlocal count
        count += event in ("call", "c_call")
    ask()
    sys.setprofile(counted)
    ask()
    sys.setprofile(None)
    return count
days = numpy.datetime64("2010-01-04") + numpy.arange(10000) % 5000
for ask in (
    lambda dates: nyse.is_business_day(dates),
    lambda dates: nyse.add(dates, 2).result,
    lambda dates: nyse.add(dates, 2).estimated,
    lambda dates: nyse.count(dates, dates + 7).count,
    lambda dates: nyse.settlement(dates).result,
    lambda dates: nyse.settlement(dates).estimated,
):
    few, many = calls(lambda: ask(days[::1000])), calls(lambda: ask(days))
    print(few, many)`,
  );
  const counts = printed.split('\n').map((line) => line.split(' ').map(Number));
  assert.is(counts.length, 6);
  for (const [few, many] of counts) assert.ok(many! <= few! && few! < 400, printed);
});

/** Each with what the error says. */
const REFUSED: readonly (readonly [program: string, error: RegExp])[] = [
  [
    'nyse.add(["2026-10-09", "2026-02-30"], 1)',
    /^invalid_parameter date, row 1: "2026-02-30" was read; expected an existing date/,
  ],
  [
    'nyse.add(numpy.array(["2026-10-09", "NaT"], dtype="M8[D]"), 1)',
    /^invalid_parameter date, row 1: "NaT" was read/,
  ],
  [
    'nyse.is_business_day(numpy.array(["2026-10-09", "NaT"], dtype="M8[ns]"))',
    /^invalid_parameter date, row 1: "NaT"/,
  ],
  [
    'nyse.add(numpy.array(["2026-10-09", "2026-10-10T09:30"], dtype="M8[m]"), 1)',
    /^invalid_parameter date, row 1: "2026-10-10T09:30" was read; .* without a time of day/,
  ],
  [
    'nyse.add(numpy.array(["2026-10"], dtype="M8[M]"), 1)',
    /^invalid_parameter date: a column of datetime64\[M\] was read; expected days/,
  ],
  [
    'nyse.add(numpy.array([20261009]), 1)',
    /^invalid_parameter date: a column of int64 was read; expected dates/,
  ],
  [
    'nyse.add(numpy.array([["2026-10-09"]], dtype="M8[D]"), 1)',
    /^invalid_parameter date: an array of 2 dimensions/,
  ],
  [
    'nyse.add(["2026-10-09", "2101-01-01"], 1)',
    /^out_of_coverage date, row 1: 2101-01-01 is outside the data of XNYS, which covers \d+ to \d+$/,
  ],
  [
    'nyse.add(numpy.array(["2026-10-09", "20260-01-01"], dtype="M8[D]"), 1)',
    /^invalid_parameter date, row 1: "\d+ days after 1970-01-01" was read/,
  ],
  [
    'nyse.add(["2026-10-09", "2100-12-30"], 200)',
    /^out_of_coverage date, row 1: 2100-12-30 was read; the result lies after the data of XNYS/,
  ],
  [
    'nyse.add(["2026-10-09", "1990-01-03"], -200)',
    /^out_of_coverage date, row 1: 1990-01-03 was read; the result lies before the data of XNYS/,
  ],
  [
    'nyse.adjust(["2026-10-09", "2101-01-01"], "following")',
    /^out_of_coverage date, row 1: 2101-01-01 is outside the data of XNYS/,
  ],
  [
    'nyse.adjust(["2026-10-09", "1990-01-01"], "preceding")',
    /^out_of_coverage date, row 1: 1990-01-01 was read; the result lies before the data of XNYS/,
  ],
  [
    'nyse.adjust(["2026-10-09"], "folowing")',
    /^invalid_parameter convention: "folowing" was read; expected one of following, /,
  ],
  [
    'nyse.add_period(["2026-10-09", "2100-10-09"], "6M")',
    /^out_of_coverage date, row 1: 2100-10-09 was read; the result lies after the data of XNYS/,
  ],
  [
    'nyse.add_period(["2026-10-09"] * 9, "-9999M", 10**12)',
    /^out_of_coverage date, row 0: 2026-10-09 was read; the result lies before the data of XNYS/,
  ],
  [
    'nyse.add_period(["2026-10-09"], "P6M")',
    /^invalid_parameter period: "P6M" was read; expected days/,
  ],
  ['nyse.add(["2026-10-09"], 10**12)', /^out_of_coverage date, row 0/],
  ['nyse.add(["2026-10-09"], 1.5)', /^invalid_parameter n: float64 was read; expected integers/],
  [
    'nyse.add(["2026-10-09"], [1, 2])',
    /^invalid_parameter n: an array of the shape \(2,\) was read; expected an integer, or 1 of them/,
  ],
  [
    'nyse.count(["2026-10-09", "2026-10-12"], ["2026-10-10", "2026-10-01"])',
    /^invalid_parameter from, row 1: 2026-10-12 is after to, 2026-10-01; expected from <= to/,
  ],
  [
    'nyse.count(["2026-10-09"], ["2026-10-10", "2026-10-11"])',
    /^invalid_parameter from has 1 rows, to has 2; expected as many, or one date/,
  ],
  [
    'nyse.count(["2026-10-09"], ["2102-01-01"])',
    /^out_of_coverage to, row 0: 2102-01-01 is outside|^out_of_coverage to, row 0: 2101-12-31 is outside/,
  ],
  [
    'nyse.settlement(["2026-10-09", "1991-01-02"])',
    /^out_of_coverage trade_date, row 1: 1991-01-02 lies before the first cycle/,
  ],
  [
    'release.all("XNYS", "EUR").settlement(["2026-10-09"])',
    /^invalid_parameter calendars: 2 were read; trades settle of one exchange/,
  ],
];

inNumpy('what is wrong is refused with its row and what would be right', async () => {
  const tries = REFUSED.map(([program]) => `tell(lambda: ${program})`).join('\n');
  const printed = await told(
    'numpy',
    `def tell(do):
    try:
        print("answered", do())
    except kalends.KalendsError as error:
        print(error.code, error)
${tries}`,
  );
  const lines = printed.split('\n');
  assert.is(lines.length, REFUSED.length);
  for (const [at, [program, error]] of REFUSED.entries()) assert.match(lines[at]!, error, program);
});

needs('pandas')(
  'pandas: Series with their index and name, DatetimeIndex; time zones are refused',
  async () => {
    const printed = await told(
      'pandas',
      `
import pandas
trades = pandas.Series(pandas.to_datetime(["2026-10-09", "2026-12-24"]), index=["a", "b"], name="trade")
added = nyse.add(trades, pandas.Series([1, 2], index=["a", "b"]))
print(type(added.result).__name__, added.result.dtype, added.result.name, added.result["b"], added.estimated["a"])
frame = pandas.DataFrame({"trade": trades})
settled = release.settlement("XNYS", frame["trade"])
frame["settles"], frame["estimated"] = settled.result, settled.estimated
print(frame.to_csv(date_format="%Y-%m-%d").replace("\\n", " "))
print(nyse.count(frame["trade"], frame["settles"]).count.tolist(), nyse.is_business_day(trades.astype(object)).tolist())
print(nyse.next(pandas.DatetimeIndex(trades)).result)
moved = nyse.add_period(trades, "1M", convention="modified_following")
print(moved.result.name, moved.latest["b"], moved.unadjusted["a"], moved.end_of_month.tolist(), nyse.adjust(trades, "following").adjusted["b"])
for wrong in (
    trades.dt.tz_localize("America/New_York"),
    pandas.Series([pandas.Timestamp("2026-10-09"), pandas.Timestamp("2026-10-09", tz="UTC")]),
    pandas.Series(["2026-10-09", None]),
    pandas.Series([datetime.date(2026, 10, 9), pandas.NaT], dtype=object),
):
    try:
        print("answered", nyse.add(wrong, 1))
    except kalends.KalendsError as error:
        print(error)`,
    );
    const lines = printed.split('\n');
    assert.match(lines[0]!, /^Series datetime64\[\w+\] trade 2026-12-29 00:00:00 False$/);
    assert.is(
      lines[1],
      ',trade,settles,estimated a,2026-10-09,2026-10-13,False b,2026-12-24,2026-12-28,False ',
    );
    assert.is(lines[2], '[2, 1] [True, True]');
    assert.is(lines[3], "['2026-10-12' '2026-12-28']");
    assert.is(
      lines.splice(4, 1)[0],
      'trade 2027-01-25 00:00:00 2026-11-09 00:00:00 [False, False] False',
    );
    assert.match(
      lines[4]!,
      /^date: a column of instants in America\/New_York was read; expected dates/,
    );
    assert.match(lines[5]!, /^date, row 1: "2026-10-09 00:00:00\+00:00" was read; .* a time zone$/);
    // pandas 3 keeps a text that is not there as nan.
    assert.match(lines[6]!, /^date, row 1: "(?:None|nan)" was read/);
    assert.match(lines[7]!, /^date, row 1: "NaT" was read/);
  },
);

needs('pandas')('the notebook of the guide', async () => {
  const guide = readFileSync(new URL('../../build/docs/guide/clients.md', import.meta.url), 'utf8');
  const [, notebook] = /```python\n(# %%[\s\S]*?)```/.exec(guide)!;
  const printed = await told(
    'pandas',
    `${notebook}\nprint(trades.to_csv(index=False, date_format="%Y-%m-%d"))`,
  );
  assert.equal(
    printed.split('\n').map((line) => line.trim()),
    [
      'trade,market,settles,estimated,days,send',
      '2026-11-25,XNYS,2026-11-27,False,1,2026-11-25',
      '2026-11-27,XLON,2026-12-01,False,2,2026-11-30',
      '2026-12-24,XNYS,2026-12-28,False,1,2026-12-24',
    ],
  );
});

needs('polars')('polars: Series of dates', async () => {
  const printed = await told(
    'polars',
    `
import polars
trades = polars.Series("trade", [datetime.date(2026, 10, 9), datetime.date(2026, 12, 24)])
added = nyse.add(trades, 1)
print(type(added.result).__module__.split(".")[0], added.result.name, added.result.dtype, added.result.to_list()[1], added.estimated.dtype)
frame = polars.DataFrame({"trade": trades})
print(frame.with_columns(release.settlement("XNYS", frame["trade"]).result.alias("settles")).rows()[0][1])
try:
    nyse.add(polars.Series([datetime.date(2026, 10, 9), None]), 1)
except kalends.KalendsError as error:
    print(error)`,
  );
  const lines = printed.split('\n');
  assert.equal(lines.slice(0, 2), ['polars trade Date 2026-12-28 Boolean', '2026-10-13']);
  assert.match(lines[2]!, /^date, row 1: "NaT" was read/);
});

needs('python')(
  'without numpy a single date is answered, and a column names what is missing',
  async () => {
    const program = `
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
sys.modules["numpy"] = None
import kalends
nyse = kalends.open("packs.bin", manifest="manifest.json").all("XNYS")
print(nyse.add("2026-10-09", 1).result)
try:
    nyse.add(["2026-10-09"], 1)
except ImportError as error:
    print(error)`;
    const options = { timeout: COMMAND_MS, cwd: folder, encoding: 'utf8' } as const;
    const { stdout } = await runFile(pathOf('python')!, ['-c', program, SOURCES], options);
    assert.match(
      stdout,
      /^2026-10-12\na column of dates was read, which needs numpy: pip install numpy\n$/,
    );
  },
);

test.run();
