import * as z from 'zod';
import { CONVENTION_EVIDENCE } from '../engine/market-conventions.js';
import { ANSWER_BASES, BASES, ROW_KINDS } from '../engine/types.js';

/** Schemas of the basis of dates, as named in the OpenAPI document. */

export const BasisName = z.enum(ANSWER_BASES).meta({
  id: 'Basis',
  description:
    'What the date rests on, strongest first. publication: verified, an official list or rule names or covers it; law: a statute, decree or standing rule, read as its own words; notice: an announcement; report: an account of either; rule: our own, without a text; library: date-holidays alone; own: the operator of this server',
});

const Years = z.tuple([z.int(), z.int().nullable()]).meta({
  description: 'First and last year; null: still in force',
});

const Through = z.strictObject({ calendar: z.string(), url: z.string().nullable() }).meta({
  description:
    'For a day inherited from another calendar: its id, and the URL of the text that says so',
});

export const Citation = z
  .strictObject({
    url: z.string().nullable().meta({ description: 'null: none was found, or it has no URL' }),
    publisher: z.string().nullable().meta({ description: 'Publisher, or name of the site' }),
    evidence: z.enum(CONVENTION_EVIDENCE).nullable().meta({
      description: 'How it was read; null: no text was',
    }),
    what: z
      .string()
      .nullable()
      .meta({ description: 'What the text is, if the URL does not show it' }),
    note: z.string().nullable().meta({ description: 'Doubts and open questions' }),
    years: Years.nullable().meta({
      description: 'Years for which a law is cited',
    }),
    through: Through.optional(),
  })
  .meta({ id: 'Citation', description: 'The text behind a date or a rule' });

export const CitedRule = z
  .strictObject({
    kind: z.enum(ROW_KINDS).meta({
      description:
        'rule: every year; dates: listed one by one; inherited: the days of another calendar; library: the rules of date-holidays; weekend',
    }),
    words: z.string().meta({ description: 'The rule in words' }),
    years: Years.nullable().meta({ description: 'First and last year of a rule; null: no limit' }),
    basis: z.enum(BASES).meta({ description: 'Basis of its dates that no publication verifies' }),
    citation: Citation.nullable(),
  })
  .meta({ id: 'CitedRule', description: 'A row of the definition of a calendar' });

export const BasisCounts = z
  .strictObject({
    publication: z.int(),
    law: z.int(),
    notice: z.int(),
    report: z.int(),
    rule: z.int(),
    library: z.int(),
    own: z.int().optional(),
  })
  .meta({
    id: 'BasisCounts',
    description: 'Number of entries by `basis`',
  });
