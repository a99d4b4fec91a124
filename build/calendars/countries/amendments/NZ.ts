import type { RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * New Zealand. Waitangi Day and ANZAC Day on a weekend are kept on the Monday since an act of 2013 only, for the first
 * time on 27 April 2015 and 8 February 2016; the library moves them in all years (left out before).
 */

const ACT_2013 = 'Holidays (Full Recognition of Waitangi Day and ANZAC Day) Amendment Act 2013';

const RULES: readonly RuleRow[] = [
  { rule: '02-06', name: 'Waitangi Day', from: 1990, to: 2015, source: ACT_2013 },
  { rule: '04-25', name: 'ANZAC Day', from: 1990, to: 2014, source: ACT_2013 },
];

export const NZ: readonly CountryAmendment[] = [{ id: 'NZ', subdivisions: true, rules: RULES }];
