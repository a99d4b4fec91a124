/** Of the packages that date-holidays is made of, what library-caches.ts reaches into. */
declare module 'date-chinese' {
  export class CalendarChinese {}
}

declare module 'caldate' {
  export default class CalDate {
    /** The instant at which clocks of a zone (the process's own, if empty) show this date and time. */
    toTimezone(timezone?: string): Date;
    /** YYYY-MM-DD HH:MM:SS. */
    toString(): string;
  }
}
