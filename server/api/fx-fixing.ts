import * as z from 'zod';
import { type Bounds, boundsOfAdd, boundsOfAdjust } from '../engine/bounds.js';
import {
  type BusinessDays,
  businessDayBefore,
  covers,
  isBusinessDay,
  type Trust,
  trustIn,
} from '../engine/business-days.js';
import { type DayNumber, formatDay, mustParseDay } from '../engine/civil-date.js';
import { adjust } from '../engine/conventions.js';
import { FIXING_RULES, type FixingRule } from '../engine/fx-ndf-table.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem, quote } from '../queries/problem.js';
import { combinedCovering, resultOutside } from '../queries/within-data.js';
import { type CsvValue, toCsv } from '../text/csv.js';
import { boundMembers, dateBounds, sharedMembers } from './business-days.js';
import { datesParameter, forEachDate, oneOrMany, refuseBesideDates, required } from './dates.js';
import { type Context, defineEndpoint, inFormat, json } from './endpoint.js';
import { type PairCalendars, pairOf, valueOn } from './fx-pair.js';
import { ConventionSource, type NamedTenor, pairParameter, SPOT, tenor } from './fx-parameters.js';
import { day, format, tz } from './parameters.js';
import { type ResolvedDay, resolveDay } from './request.js';
import { Coverage, DateText } from './schemas.js';

const COLUMNS = [
  ...['calendars', 'pair', 'value_date', 'fixing_date', 'lag', 'rate', 'convention_source', 'coverage', 'estimated'],
  ...['convention_source_of', 'date', 'tenor', 'note', 'earliest', 'latest'],
];

/** GET /v1/fx/fixing */
export const fixingDate = defineEndpoint({
  route: '/v1/fx/fixing',
  operationId: 'getFixingDate',
  summary: 'The fixing date of a non-deliverable forward, counted back from its value date',
  description: `The rate is fixed so many business days of the currency before the value date, by its contracts: ${FIXING_RULES.map(({ currency, lag }) => `${currency} ${lag}`).join(', ')}. The value date is given (\`value_date\`; one on which nothing is delivered becomes the next on which something is), or follows from a trade date and a tenor as in /v1/fx/spot. \`convention\` names the publication, or says that none was found.`,
  path: z.object({}),
  query: z.object({
    pair: pairParameter('USDINR', 'BRL/USD', 'USDTWD'),
    value_date: day('The value date; this, or `date` with `tenor`').optional(),
    dates: datesParameter('Value dates, instead of `value_date`'),
    date: day('The trade date, instead of the value date').optional(),
    tenor,
    tz,
    format,
  }),
  response: oneOrMany({
    pair: z.string(),
    value_date: DateText,
    fixing_date: DateText,
    lag: z.int().min(1).max(2).meta({ description: 'Business days of the currency from the fixing to the value date' }),
    calendars: z.array(z.string()).meta({ description: 'Settlement calendars that must be open on the value date' }),
    fixing_calendars: z.array(z.string()).meta({ description: 'Those whose business days are counted' }),
    convention: z
      .strictObject({
        currency: z.string(),
        rate: z.string().meta({ description: 'The rate by which the contracts are commonly settled' }),
        source: ConventionSource.nullable().meta({ description: 'null: no publication was found, `note` says so' }),
        source_of: z
          .enum(['fixing', 'rate'])
          .nullable()
          .meta({ description: 'fixing: by how many days it is fixed; rate: for which day the rate is quoted' }),
        note: z.string().nullable(),
      })
      .meta({ id: 'FixingConvention', description: 'When the rate of the forwards of a currency is fixed' }),
    coverage: Coverage.meta({ description: 'Of the days from the fixing to the value date' }),
    estimated: sharedMembers.estimated,
    date: DateText.nullable().meta({ description: 'The trade date that was asked for' }),
    tenor: z.string().nullable(),
    note: z.string().nullable().meta({ description: 'Says so where `value_date` is not the one that was asked for' }),
    ...boundMembers,
  }),
  csv: `${COLUMNS.join()}: one row, or one for each of \`dates\`; calendars separated by spaces`,
  text: 'The fixing date; with `dates` one a line',
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { dates } = query;
    const rule = ruleOf(query.pair);
    const asked: Asked = { rule, calendars: pairOf(catalog, query.pair) };
    if (dates) {
      refuseBesideDates({ value_date: query.value_date, date: query.date, tenor: query.tenor });
      const { rows, asOf } = forEachDate(dates, query.tz, context, (date) => fixingOf(context, asked, date));
      const forms = {
        json: () => json(catalog, { results: rows }),
        csv: () => toCsv(COLUMNS, rows.map(csvRow)),
        text: () => rows.map(({ fixing_date }) => fixing_date).join('\n'),
      };
      return inFormat(query.format, forms, asOf);
    }
    const isTraded = query.date !== undefined || query.tenor !== undefined;
    if (isTraded && query.value_date !== undefined) {
      const other = query.date === undefined ? 'tenor' : 'date';
      throw new Problem('invalid_parameter', `value_date: was given together with ${other}; expected one of the two`);
    }
    const date = resolveDay(
      isTraded ? required('date', query.date) : required('value_date', query.value_date),
      query.tz,
      context,
    );
    const row = isTraded ? fixingOfTrade(context, asked, date, query.tenor ?? SPOT) : fixingOf(context, asked, date);
    const forms = {
      json: () => json(catalog, row),
      csv: () => toCsv(COLUMNS, [csvRow(row)]),
      text: () => row.fixing_date,
    };
    return inFormat(query.format, forms, date.asOf);
  },
});

interface Asked {
  readonly rule: FixingRule;
  readonly calendars: PairCalendars;
}

/** The rule of the currency that is not delivered. Throws a Problem that lists those there are. */
function ruleOf([base, quoted]: readonly [string, string]): FixingRule {
  const rules = FIXING_RULES.filter(({ currency }) => currency === base || currency === quoted);
  if (rules.length === 1) return rules[0]!;
  const which = rules.length === 0 ? 'neither currency has' : 'both currencies have';
  const known = FIXING_RULES.map(({ currency }) => currency).join(', ');
  const told = `pair: ${quote(`${base}${quoted}`)} was read; ${which} a convention of non-deliverable forwards`;
  throw new Problem('invalid_parameter', `${told}; expected one of ${known} with another currency`);
}

/** A value date, between what it lies, and how far it is to be trusted. */
interface Value extends Trust {
  readonly day: DayNumber;
  /** Of an estimated one; null where it lies outside the data. */
  readonly bounds: Bounds;
}

/** The members of the answer about a value date that was asked for. Throws a Problem outside the data. */
function fixingOf({ catalog }: Context, asked: Asked, { day }: ResolvedDay) {
  const { indexes } = asked.calendars;
  const all = combinedCovering(catalog, indexes, 'all', day);
  const found = adjust(all, day, 'following');
  if (!found) throw resultOutside(catalog, indexes, 'after');
  const trust = trustIn(all, day, found.day);
  const fixed = { earliest: found.day, latest: found.day };
  const bounds = trust.estimated ? boundsOfAdjust(all, day, 'following', found) : fixed;
  const note = isBusinessDay(all, day) ? null : notDelivered(asked.calendars, day, found.day);
  return membersOf(catalog, asked, { day: found.day, ...trust, bounds }, { date: null, tenor: null, note });
}

/** As `fixingOf`, of the value date of a trade. */
function fixingOfTrade({ catalog }: Context, asked: Asked, date: ResolvedDay, named: NamedTenor) {
  const { members } = valueOn(catalog, asked.calendars, date.day, named);
  if (members.result === null) {
    throw new Problem('invalid_parameter', `tenor: ${members.reason}; expected another tenor or trade date`);
  }
  const day = mustParseDay(members.result);
  const { earliest, latest } = members as { earliest?: string | null; latest?: string | null };
  const read = (text: string | null | undefined) =>
    text === undefined ? day : text === null ? null : mustParseDay(text);
  const { coverage, estimated, note } = members;
  const value = { day, coverage, estimated, bounds: { earliest: read(earliest), latest: read(latest) } };
  return membersOf(catalog, asked, value, { date: formatDay(date.day), tenor: named.name, note });
}

interface Told {
  readonly date: string | null;
  readonly tenor: string | null;
  readonly note: string | null;
}

function membersOf(catalog: Catalog, { rule, calendars }: Asked, value: Value, told: Told) {
  const { base, quoted, ids } = calendars;
  const place = [catalog.find(rule.currency)!];
  const own = combinedCovering(catalog, place, 'all', value.day);
  const fixing = businessDayBefore(own, value.day, rule.lag);
  if (!fixing) throw resultOutside(catalog, place, 'before');
  const trust = trustIn(own, fixing.dependsFrom, fixing.dependsTo);
  const estimated = value.estimated || trust.estimated;
  const isVerified = value.coverage === 'verified' && trust.coverage === 'verified';
  return {
    ...{ pair: `${base}${quoted}`, value_date: formatDay(value.day), fixing_date: formatDay(fixing.day) },
    ...{ lag: rule.lag, calendars: ids, fixing_calendars: [rule.currency], convention: conventionOf(rule) },
    ...{ coverage: isVerified ? ('verified' as const) : ('library' as const), estimated, ...told },
    ...(estimated && dateBounds(boundsOf(own, value.bounds, rule.lag))),
  };
}

type Row = ReturnType<typeof membersOf>;

/** The later the value date, the later the fixing: its bounds are those of the first and the last value date. */
function boundsOf(own: BusinessDays, { earliest, latest }: Bounds, lag: number): Bounds {
  const of = (day: DayNumber | null): Bounds => {
    const found = day === null || !covers(own, day) ? null : businessDayBefore(own, day, lag);
    return found ? boundsOfAdd(own, day!, -lag, found) : { earliest: null, latest: null };
  };
  return { earliest: of(earliest).earliest, latest: of(latest).latest };
}

function notDelivered({ ids }: PairCalendars, asked: DayNumber, used: DayNumber): string {
  return `nothing is delivered on ${formatDay(asked)}, no business day of all of ${ids.join(', ')}: ${formatDay(used)} was used`;
}

function conventionOf({ currency, rate, source, sourceOf, note }: FixingRule) {
  return { currency, rate, source, source_of: sourceOf, note: note ?? null };
}

function csvRow(row: Row) {
  const { convention, calendars } = row;
  const sourced = { convention_source: convention.source?.url, convention_source_of: convention.source_of };
  const told = { calendars: calendars.join(' '), rate: convention.rate, ...sourced };
  const cells = { ...row, ...told } as unknown as Record<string, CsvValue | undefined>;
  return COLUMNS.map((column) => cells[column] ?? null);
}
