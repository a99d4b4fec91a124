import * as z from 'zod';

/** A date as all answers write it. */
export const DateText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ description: 'YYYY-MM-DD' });
