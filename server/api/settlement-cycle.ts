import * as z from 'zod';
import { CONVENTION_EVIDENCE, INSTRUMENTS } from '../engine/market-conventions.js';
import { DateText } from './date-text.js';

export const Cycle = z
  .strictObject({
    instrument: z.enum(INSTRUMENTS),
    name: z.string().meta({ description: 'T+n', examples: ['T+1'] }),
    days: z.int().min(0).meta({ description: 'The n of T+n' }),
    or_days: z.int().min(0).nullable().meta({
      description:
        'The n of another T+n by which some trades settle (see `note`), so that settlement is `estimated`',
    }),
    from: DateText.meta({ description: 'First trade date' }),
    start: z.enum(['changed', 'known']).meta({
      description:
        'changed: it began with trades of `from`; known: it was in force then, its start is not known; trades between a cycle and a later `known` one may settle on either: `estimated`',
    }),
    status: z.enum(['in_force', 'announced']).meta({
      description:
        'announced: a law or plan for a later date, or a past one not confirmed; its answers are `estimated`',
    }),
    source: z.string().nullable().meta({ description: 'URL of the source; null: none was found' }),
    evidence: z.enum(CONVENTION_EVIDENCE).nullable().meta({
      description:
        "original: the authority's own text was read; copy: its own words, kept elsewhere; report: somebody's account; null: no source",
    }),
    note: z.string().nullable(),
  })
  .meta({
    id: 'SettlementCycle',
    description: 'The number of business days from trade to settlement',
  });
