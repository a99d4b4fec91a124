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
  2016: 'https://holidaystracker.com/stock-market/bursa-malaysia-stock-exchange-holidays-2016/',
  2021: 'https://docslib.org/doc/290751/jadual-hari-kelepasan-am-persekutuan-2021',
  2024: 'https://ecanvas.my/kalendar/2024',
};

export const LIST_2024 = LISTS[2024]!;

const IN_NEGERI_SEMBILAN = {
  source: 'https://tcer.my/?p=60376',
  note: 'In the table of Negeri Sembilan, of federal and State days; the federal list of the year was not read.',
} as const;
/** "maka adalah dengan ini saya mengisytiharkan bahawa tarikh Hari Raya Puasa ... hari Isnin, 31 Mac 2025", for all states. */
const DECLARED_2025 = 'https://yadim.com.my/v2/umat-islam-di-malaysia-sambut-aidilfitri-pada-isnin-31-mac';

/** Federal days of 2025 that a text names, by date. */
export const TOLD_2025: Readonly<Record<string, { readonly source: string; readonly note?: string }>> = {
  '2025-01-29': IN_NEGERI_SEMBILAN,
  '2025-01-30': IN_NEGERI_SEMBILAN,
  '2025-03-31': { source: DECLARED_2025 },
  '2025-04-01': { source: DECLARED_2025, note: 'The source declares the first day, 31 March.' },
  '2025-05-12': IN_NEGERI_SEMBILAN,
  '2025-06-02': IN_NEGERI_SEMBILAN,
  '2025-06-27': IN_NEGERI_SEMBILAN,
  '2025-09-05': IN_NEGERI_SEMBILAN,
};

/**
 * The tables of 2026, read as a school of Kedah took over that of its state (Jadual Hari Kelepasan Am Negeri Kedah 2026).
 * Ramadan began on 19 February, as it has: https://babeindonesia.com/read/6604454/malaysia-brunei-singapura-tetapkan-1-ramadan-pada-kamis-19-februari
 */
export const TABLE_2026 = 'https://www.kabinet.gov.my/hari-kelepasan-am/';

export const READ_2026 =
  'read at second hand, as https://github.com/kea3123-bit/ekeberadaansmkbbsul/blob/6fc6dc6281fd903cd26f4272707bc76be3e2984b/apps-script/45_PublicHolidays.gs ' +
  'gives the table of Kedah';
