import * as z from 'zod';

/** Formats a date for all responses. */
export const DateText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ description: 'YYYY-MM-DD' });
