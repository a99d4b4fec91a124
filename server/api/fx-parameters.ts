import * as z from 'zod';
import { parseTenor, type Tenor } from '../engine/fx-tenor.js';
import { text } from './parameters.js';

/** Parameters of foreign exchange, and members of its responses. */

const PAIR = /^([A-Z]{3})[/-]?([A-Z]{3})$/;
const A_PAIR = 'two ISO 4217 codes such as EURUSD or EUR/USD';
const A_TENOR =
  'ON, TN, SP, SN, TOD, TOM, IMM1 to IMM40, or days, weeks, months or years up to ten years, such as 3D, 1W, 3M, 1Y or 1Y6M';

export const pair = pairParameter('EURUSD', 'USD/CAD', 'EURGBP');

/** A pair, with examples that are valid for the endpoint. */
export function pairParameter(...examples: string[]) {
  return text(A_PAIR)
    .meta({ description: 'The currency pair, in either order', examples })
    .transform((value, context): readonly [string, string] => {
      const match = PAIR.exec(value.toUpperCase());
      if (match && match[1] !== match[2]) return [match[1]!, match[2]!];
      context.addIssue({
        code: 'custom',
        message: match ? `${A_PAIR}, of two currencies` : A_PAIR,
      });
      return z.NEVER;
    });
}

export interface NamedTenor {
  readonly name: string;
  readonly tenor: Tenor;
}

export const SPOT: NamedTenor = { name: 'SP', tenor: { kind: 'SP' } };

export const tenor = text(A_TENOR)
  .meta({
    description:
      'ON: trade date to next value date; TN: last value date before spot to spot (pairs of one day: SN); SP: spot; SN: spot to next value date. Where there is no ON or TN, `result` is null, with a `reason`. TOD, TOM: outright on the trade date, on the next value date. 3D, 1W: from spot (following); 3M, 1Y6M: months, years (modified following, end to end); 1M1W: months, then days (following). IMM1 to IMM40: third Wednesdays of quarters after spot (following). Default SP',
    examples: ['SP', '1W', '3M', '1Y6M', 'IMM1'],
  })
  .transform((value, context): NamedTenor => {
    const read = parseTenor(value);
    if (read) return { name: value.toUpperCase(), tenor: read };
    context.addIssue({ code: 'custom', message: A_TENOR });
    return z.NEVER;
  })
  .optional();

const INTERMEDIATES = ['own', 'new_york', 'weekdays'] as const;
const SOURCES_OF = ['lag', 'days_between', 'lag_and_days_between'] as const;

export const ConventionSource = z.strictObject({
  publisher: z.string(),
  title: z.string(),
  url: z.string(),
  year: z.int(),
});

const Convention = z
  .strictObject({
    currency: z.string(),
    lag: z.int().min(0).max(2),
    intermediate: z.enum(INTERMEDIATES).meta({
      description:
        'How days between are counted. own: business days of the currency, never weekend days; new_york: also of New York; weekdays: without Saturdays and Sundays',
    }),
    source: ConventionSource.nullable().meta({
      description: 'A publication that names the currency; null when the general rule was assumed',
    }),
    source_of: z.enum(SOURCES_OF).nullable().meta({
      description: 'What the publication supports; the rest is the general rule',
    }),
    note: z.string().nullable(),
  })
  .meta({
    id: 'SpotConvention',
    description: 'The spot convention of a currency against the US dollar',
  });

export const paymentSystemDays = z.array(z.string()).meta({
  description: 'Currencies by the days of their payment system: no text on the market’s was found',
});

/** The convention of a pair in responses. */
export const conventionMembers = {
  lag: z.int().meta({
    description: 'The longest lag of the two currencies against the dollar: the n of T+n',
  }),
  calendars: z.array(z.string()).meta({
    description:
      'Calendars that must be open on the value date: of the FX market (AUD:FX) or payment system',
  }),
  payment_system_days: paymentSystemDays,
  convention_source: z
    .string()
    .nullable()
    .meta({ description: 'URL of the publication behind the rule; null if the rule was assumed' }),
  convention_source_of: z
    .enum([...SOURCES_OF, 'cross', 'value_date'])
    .nullable()
    .meta({
      description:
        'What `convention_source` supports: the lag, how days between are counted, or both; the rule of crosses; New York holidays as value dates',
    }),
  conventions: z.array(Convention),
};
