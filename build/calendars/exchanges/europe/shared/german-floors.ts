/**
 * The exchanges of Stuttgart, Hamburg and Düsseldorf, local time.
 *
 * Stuttgart's own list of 2017 is Xetra's, Reformation Day included, and a bank's notice of 2020 has Stuttgart, Hamburg
 * and Hannover closed on Whit Monday together with Xetra. Düsseldorf is different: its list of 2017 has trading on Whit
 * Monday, 3 and 31 October, when Xetra was closed; the same notice has it closed on Whit Monday 2020. Düsseldorf
 * shortens the day to 20:00 (instead of 22:00) on Ascension Day, Whit Monday and 3 October, and to 14:00 on the last
 * trading day of the year, as its calendar of 2025 says.
 *
 * The data of Stuttgart and Hamburg begins with 2000, when the German exchanges gave up the holidays of their Länder; what
 * they kept before was not found. Düsseldorf begins with 2017, the first list read.
 */

export const WHIT_MONDAY_2020 = 'https://www.waldecker-bank.de/geldanlage/wertpapiere/Handelszeiten_Feiertage.html';

/** What the calendars of the group tell of their days. */
export const GERMAN_FLOOR_DOUBTS =
  "Doubts: no list of Hamburg was read; of Stuttgart only that of 2017, so 14:00 on the last trading day rests on Frankfurt's practice. For Düsseldorf Whit Monday 2018, 2019 and 2021 and 3 October 2018 and 2019 are Xetra's closures, not confirmed for Düsseldorf, and since when it shortens holidays to 20:00 was not found: 2025 is the list read.";
