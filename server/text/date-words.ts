/** English names of months, from January, and of weekdays, from Monday (ISO weekday 1). */

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** As they stand where there is little room: Jan, Mon. */
export const SHORT_MONTHS = MONTHS.map((name) => name.slice(0, 3));
export const SHORT_WEEKDAYS = WEEKDAYS.map((name) => name.slice(0, 3));
