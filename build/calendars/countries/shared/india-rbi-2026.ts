import type { Shown } from './india-rbi.js';

/**
 * The same as shared/india-rbi.ts, from the Reserve Bank's own lists of its offices, as an account of them gives them: days
 * that no report of the press settled. The lists have no Sunday. Of a State with several offices the account has the days of
 * all of them.
 */
export const RBI_LISTS =
  'https://github.com/kitsuyui/hyper-calendar/blob/63c1524c4b84d69fa61ca076d5b2fd49c35eeae1/crates/hc-holiday/src/countries/india.rs';

export const SHOWN_IN_LISTS: readonly Shown[] = [
  {
    year: 2024,
    source: RBI_LISTS,
    days: `
      04-05 jumat JK
      07-09 drukpa SK
      09-14 karma JH
      10-12 dussehra CG
      10-31 diwali AP`,
  },
  {
    year: 2025,
    source: RBI_LISTS,
    days: `
      03-14 holi CG
      06-11 kabir HP`,
  },
  {
    year: 2026,
    source: RBI_LISTS,
    days: `
      02-18 sikkim-losar SK
      03-21 fitr AR AS BR CG DL JH ML MN NL RJ SK TS UP
      03-26 rama UP
      03-27 rama BR SK
      03-30 mahavir MP
      03-31 mahavir CG DL TN UP
      05-01 buddha AR CG DL JH MP MZ TR UP
      05-27 adha AS
      05-28 adha AP BR CG DL GJ HP JH ML MN MP MZ NL RJ TN TR TS UK UP
      06-26 muharram AP BR CG DL JH MP MZ TN TR TS UP
      07-18 drukpa SK
      07-22 kharchi TR
      08-26 mawlid AP CG DL JH MN TN TS UK UP
      08-28 lhabsol SK
      08-28 raksha MP RJ UP
      09-04 janmashtami BR CG JH ML MP RJ SK TN UP WB
      09-12 sankardeva AS
      09-14 ganesh TN
      09-15 samvatsari GJ
      09-22 karma JH
      10-10 mahalaya WB
      10-17 saptami TR
      10-19 ashtami AR AS BR JH MN NL TR
      10-20 navami KL
      10-20 dussehra AR AS BR CG DL HP JH ML MP MZ NL RJ TR UP
      10-21 after-dussehra SK
      10-26 lakshmi TR
      11-09 govardhan RJ UP
      11-10 govardhan SK
      11-10 vikram-new-year GJ
      11-11 bhai SK UP WB
      11-11 ningol MN
      11-16 after-chhath JH
      11-24 nanak AR CG DL JH MP MZ NL RJ UP WB`,
  },
];
