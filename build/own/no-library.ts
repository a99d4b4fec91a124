/**
 * Replaces date-holidays in the part of the program that applies overlays: own calendars are expanded from rules and
 * dates, and from the base release, never from a region of the library, whose data would make the part three times as
 * large.
 */
export default class NoLibrary {
  constructor() {
    throw new Error(
      'this program does not include date-holidays: own calendars have rules, dates and inherited days only',
    );
  }
}

export const data = { holidays: {}, names: {} };
