/**
 * Makes the rows of a place of Malaysia from the days that it keeps (malaysia-days.ts). Section 3 (2) of the Holidays Act
 * 1951: a holiday on the weekly holiday is given on the next day that is none. The weekly holiday is the Sunday; where
 * Friday and Saturday are free, Johor (2014 to 2024) and Kedah give a holiday of a Friday on the Sunday, Kelantan and
 * Terengganu one of a Saturday. The Monday of June, the King's birthday, is reckoned with.
 */
export type WeeklyHoliday = 'sunday' | 'friday' | 'saturday';

export const FIRST_LISTED = 2016;

export const LAST_LISTED = 2026;

export const LISTS: Readonly<Record<string, string>> = {
  2021: 'https://docslib.org/doc/290751/jadual-hari-kelepasan-am-persekutuan-2021',
  2024: 'https://ecanvas.my/kalendar/2024',
};

export const LIST_2024 = LISTS[2024]!;

/**
 * The tables of 2026, read as a school of Kedah took over that of its state (Jadual Hari Kelepasan Am Negeri Kedah 2026).
 * Ramadan began on 19 February, as it has: https://babeindonesia.com/read/6604454/malaysia-brunei-singapura-tetapkan-1-ramadan-pada-kamis-19-februari
 */
export const TABLE_2026 = 'https://www.kabinet.gov.my/hari-kelepasan-am/';

export const READ_2026 =
  'read at second hand, as https://github.com/kea3123-bit/ekeberadaansmkbbsul/blob/6fc6dc6281fd903cd26f4272707bc76be3e2984b/apps-script/45_PublicHolidays.gs ' +
  'gives the table of Kedah';
