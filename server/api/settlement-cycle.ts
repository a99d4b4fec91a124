import * as z from 'zod';
import { CONVENTION_EVIDENCE, INSTRUMENTS } from '../engine/market-conventions.js';
import { DateText } from './date-text.js';

export const Cycle = z
  .strictObject({
    instrument: z.enum(INSTRUMENTS),
    name: z.string().meta({ description: 'T+n', examples: ['T+1'] }),
    days: z.int().min(0).meta({ description: 'The n of T+n' }),
    from: DateText.meta({ description: 'First trade date' }),
    start: z.enum(['changed', 'known']).meta({
      description:
        'changed: the cycle began with trades of `from`; known: it was in force then, since when is not known, and nothing is answered of earlier trades',
    }),
    status: z.enum(['in_force', 'announced']).meta({
      description: 'announced: planned, and no law; what it answers is `estimated`',
    }),
    source: z.string().nullable().meta({ description: 'The address that says so; null: none was found' }),
    evidence: z.enum(CONVENTION_EVIDENCE).nullable().meta({
      description:
        "original: the authority's own text was read; copy: its own words, kept elsewhere; report: somebody's retelling; null: no source",
    }),
    note: z.string().nullable(),
  })
  .meta({ id: 'SettlementCycle', description: 'How many business days lie between trade and settlement' });
