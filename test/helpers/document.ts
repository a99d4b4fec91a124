import * as assert from 'uvu/assert';

/** The OpenAPI document as the tests read it, and requests made from what it tells. */

export type Json = { [name: string]: unknown };
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  readonly schema: {
    readonly type?: string;
    readonly pattern?: string;
    readonly enum?: string[];
    readonly default?: unknown;
    readonly minimum?: number;
    readonly maximum?: number;
  };
}
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: string[];
  readonly parameters: Parameter[];
  readonly responses: Record<
    string,
    { description: string; content?: Record<string, { schema: Json; example?: unknown }> }
  >;
  readonly 'x-formats'?: Readonly<Record<string, { type: string; description: string }>>;
}
export interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly tags: { name: string; description: string }[];
  readonly security: Json[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

/** Values that are right where the document shows none. */
const RIGHT: Record<string, string> = {
  date: '2026-12-24',
  from: '2026-01-01',
  to: '2026-12-31',
  since: '2026-01-01',
  lang: 'de',
  days: '30',
  n: '2',
  limit: '100',
  cursor: '0',
};

/** The examples of a parameter. */
export function examplesOf({ example, examples }: Parameter): unknown[] {
  return [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples ?? {}).map(({ value }) => value),
  ];
}

/** What the document tells of a parameter: its examples, choices and default; else one that is right. */
export function rightValues(parameter: Parameter): string[] {
  const { name, schema } = parameter;
  const answer = [...examplesOf(parameter).map(String), ...(schema.enum ?? [])];
  if (schema.default !== undefined) answer.push(String(schema.default));
  if (answer.length > 0) return answer;
  const right = RIGHT[name];
  assert.ok(right, `${name} has no example`);
  return [right!];
}

/** What is sent where one of several parameters must be, unless the others are. */
const ONE_OF: Record<string, { send: readonly string[]; unless: readonly string[] }> = {
  '/v1/days': { send: ['dates'], unless: ['from', 'to'] },
  '/v1/business-days/schedule': { send: ['end'], unless: ['count', 'tenor'] },
  '/v1/business-days/next': { send: ['date'], unless: ['dates'] },
  '/v1/business-days/previous': { send: ['date'], unless: ['dates'] },
  '/v1/business-days/add': { send: ['date'], unless: ['dates'] },
  '/v1/business-days/adjust': { send: ['date'], unless: ['dates'] },
  '/v1/business-days/number': { send: ['date'], unless: ['dates'] },
  '/v1/business-days/count': { send: ['from', 'to'], unless: ['dates'] },
  '/v1/fx/spot': { send: ['date'], unless: ['dates', 'at'] },
  '/v1/fx/ladder': { send: ['date'], unless: ['at'] },
  '/v1/fx/option': { send: ['date'], unless: ['dates', 'at'] },
  '/v1/settlement': { send: ['trade_date'], unless: ['dates'] },
  '/v1/fx/value-date': { send: ['value_date'], unless: ['dates', 'at'] },
  '/v1/fx/fixing': { send: ['value_date'], unless: ['dates', 'date', 'tenor', 'at'] },
};

/** Parameters that mean nothing without another one. */
const COMPANIONS: Record<string, Record<string, string>> = {
  '/v1/days from': { to: '2026-12-31' },
  '/v1/days to': { from: '2026-01-01' },
  '/v1/business-days/list nth': { only: 'nth_of_month' },
  '/v1/business-days/list weekday': { only: 'nth_of_month' },
  '/v1/business-days/list convention': { only: 'nth_of_month', weekday: '5' },
  '/v1/business-days/count convention': { period: '6M' },
  '/v1/business-days/add convention': { period: '6M' },
  '/v1/business-days/add end_of_month': { period: '6M' },
  '/v1/business-days/schedule tenor': { rule: 'cds2015' },
  '/v1/fx/fixing tenor': { date: '2026-12-24' },
  '/v1/business-days/schedule observation_shift': { lookback: '5' },
  '/v1/business-days/schedule ex_coupon_unit': { ex_coupon_days: '7' },
  '/v1/business-days/schedule ex_coupon_calendars': { ex_coupon_days: '7' },
};

/** The address of an operation with what it requires. */
export function addressOf(
  document: Document,
  path: string,
  requested: Record<string, string> = {},
): string {
  const companions = Object.keys(requested).map((name) => COMPANIONS[`${path} ${name}`]);
  const more = Object.assign({}, ...companions, requested) as Record<string, string>;
  const operation = document.paths[path]!.get!;
  const { send = [], unless = [] } = ONE_OF[path] ?? {};
  const isSent = ({ name, required }: Parameter) =>
    required || name in more || (send.includes(name) && !unless.some((other) => other in more));
  const sent = operation.parameters.filter(isSent);
  // The first day and the last would otherwise have the same example.
  const required: Record<string, string> = {
    from: '2026-01-01',
    to: '2026-12-31',
    start: '2026-01-01',
    end: '2026-12-31',
    ...more,
  };
  let address = path;
  const query: string[] = [];
  for (const parameter of sent) {
    const value = encodeURIComponent(required[parameter.name] ?? rightValues(parameter)[0]!);
    if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, value);
    else query.push(`${parameter.name}=${value}`);
  }
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}
