import * as z from 'zod';
import { BASES, ROW_KINDS, SERVED_BASES } from '../engine/types.js';

/** What dates rest on, as the OpenAPI document names it. */

export const KnownBasis = z.enum(SERVED_BASES).nullable().meta({
  id: 'Basis',
  description:
    'What it rests on, strongest first. publication: verified, an official list or rule names or covers it; law: a statute, decree or standing rule is cited for it; notice: an announcement, gazette entry or report is; rule: a rule of ours for which no text was found; library: date-holidays alone; own: the overlay of the operator of this server. null: the release was made before that was recorded',
});

const Years = z.tuple([z.int(), z.int().nullable()]).meta({
  description: 'First and last year; null: still in force',
});

const Through = z
  .strictObject({ calendar: z.string(), url: z.string().nullable() })
  .meta({ description: 'Of a day taken over from another calendar: which, and the address that says that it is' });

export const Citation = z
  .strictObject({
    url: z
      .string()
      .nullable()
      .meta({ description: 'Where the text stands; null: none was found, or it has no address' }),
    publisher: z.string().nullable().meta({ description: 'Who publishes it, else the name of the site' }),
    what: z.string().nullable().meta({ description: 'What the text is, where the address does not tell' }),
    note: z.string().nullable().meta({ description: 'What is doubtful, and what was not settled' }),
    years: Years.nullable().meta({ description: 'Of a law: the years for which it is cited; of anything else null' }),
    through: Through.optional(),
  })
  .meta({ id: 'Citation', description: 'The text that a date or a rule rests on' });

export const CitedRule = z
  .strictObject({
    kind: z.enum(ROW_KINDS).meta({
      description:
        'rule: of every year; dates: listed one by one; inherited: the days of another calendar; library: the rules of date-holidays; weekend',
    }),
    words: z.string().meta({ description: 'What it says' }),
    years: Years.nullable().meta({ description: 'First and last year of a rule; null where it names none' }),
    basis: z.enum(BASES).meta({ description: 'What its dates rest on where no publication verifies them' }),
    citation: Citation.nullable(),
  })
  .meta({ id: 'CitedRule', description: 'A row of the definition of a calendar' });

export const BasisCounts = z
  .strictObject({
    ...{ publication: z.int(), law: z.int(), notice: z.int(), rule: z.int(), library: z.int() },
    own: z.int().optional(),
  })
  .meta({
    id: 'BasisCounts',
    description: 'How many entries of a calendar, in all its years, rest on what: see `basis` of an entry',
  });
