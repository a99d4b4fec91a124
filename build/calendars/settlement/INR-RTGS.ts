import { calendar } from '../definition.js';

/**
 * The payment rail of the Indian rupee: RTGS of the Reserve Bank of India, open at all hours of every day of the year
 * since 14 December 2020, weekends and holidays included. For the days on which rupee trades settle see INR.
 *
 * The data begins with 2021, the first whole year.
 */
export default calendar({
  id: 'INR:RTGS',
  kind: 'settlement',
  name: 'RTGS (Indian rupee, payments only)',
  countries: ['IN'],
  timezone: 'Asia/Kolkata',
  years: [2021, 2100],
  weekend: [{ start: '2021-01-01', days: [] }],
});
