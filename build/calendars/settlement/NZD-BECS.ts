import { calendar } from '../definition.js';

/**
 * New Zealand's bulk electronic clearing (direct debits, automatic payments, bill payments and direct credits), settled in
 * the Exchange Settlement Account System: every day of the year since 26 May 2023, weekends and holidays included. Before
 * that it ran on five business days a week, as the high-value payments of NZD still do.
 *
 * The data begins with 2024, the first whole year.
 */
export default calendar({
  id: 'NZD:BECS',
  kind: 'settlement',
  name: 'BECS, SBI365 (New Zealand dollar)',
  otherNames: 'Payments NZ',
  countries: ['NZ'],
  timezone: 'Pacific/Auckland',
  years: [2024, 2100],
  weekend: [{ start: '2024-01-01', days: [] }],
});
