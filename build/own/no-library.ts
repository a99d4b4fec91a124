/**
 * In the place of date-holidays in the part of the program that lays overlays: own calendars are expanded from rules and
 * dates, and from the release below, never from a region of the library, whose data would be two thirds of the part.
 */
export default class NoLibrary {
  constructor() {
    throw new Error('the library is none of this program: own calendars are of rules, dates and what they inherit');
  }
}

export const data = { holidays: {}, names: {} };
