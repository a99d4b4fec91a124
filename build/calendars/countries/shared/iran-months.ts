/** First and last year of the table. */
export const FIRST_LUNAR_YEAR = 1410;

export const LAST_LUNAR_YEAR = 1447;
