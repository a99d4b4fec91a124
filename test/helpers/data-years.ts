import { releaseData } from './server.js';

/** The years of data of a calendar in the release at hand, so that a test of form outlives a longer horizon. */
export function dataYears(id: string): readonly [first: number, last: number] {
  const found = releaseData().meta.calendars.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no calendar of the release`);
  return found.data_years;
}

/** The last year of data. */
export const lastYear = (id: string) => dataYears(id)[1];
