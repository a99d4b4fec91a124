import type { Shown } from './india-rbi.js';

/**
 * The same as shared/india-rbi.ts, of 2026 and of January and February 2022, from the table of the Reserve Bank as a collector kept it on
 * 5 October 2026, every office and every day (its copies of the Bank's pages, month by month, are beside it in
 * data/raw/rbi_html; that of May was opened and agrees). The table has no Sundays, and names a day once for all offices, so
 * that which feast it is in a State follows from the others: 19 October is Maha Ashtami, 20 October Maha Navami where the
 * office closes on the 21st too, 9 November Govardhan Puja, Lakshmi Puja in Sikkim and Diwali in Tripura and Manipur.
 */
export const RBI_TABLE =
  'https://github.com/iJainamJain/indian-festivals-data-analysis/blob/f8d3a0a4bf4e2334288bf0dfdd6271ba6ac5245d/data/raw/rbi_holiday_matrix_raw.csv';

export const SHOWN_IN_TABLE: readonly Shown[] = [
  {
    year: 2022,
    source: RBI_TABLE,
    days: `
      01-03 losoong SK
      01-04 after-losoong SK
      01-14 pongal TN
      01-15 after-pongal TN
      01-15 sankranti KA TS
      01-15 maghe SK
      01-18 thaipusam TN
      02-07 mangeshkar MH`,
  },
  {
    year: 2026,
    source: RBI_TABLE,
    days: `
      01-15 sankranti UP
      01-16 kanuma AP
      02-18 sikkim-losar SK
      03-04 holi MP
      03-20 fitr! KL
      03-21 fitr! all but KL HP
      03-26 rama! GJ MZ MH CH UK RJ UP WB HP
      03-27 rama! MP OD SK TS BR JH AP
      03-30 mahavir! KA MP
      03-31 mahavir! GJ MH TN RJ UP WB DL BR CG JH
      04-13 shad-suk ML
      05-01 buddha AR CG CH DL JH MP MZ TR UP
      05-27 adha! AS KL JK
      05-28 adha! all but AS OD SK AR
      06-22 thomas-jones ML
      06-26 muharram! TR MZ MH KA MP TN TS JK UP WB DL BR CG JH AP
      06-29 kabir! HP
      07-06 syama-prasad WB
      07-09 behdienkhlam ML
      07-18 drukpa SK
      07-22 kharchi TR
      08-04 ker TR
      08-25 mawlid! KL
      08-26 mawlid! MH KA MP TN UK TS MN JK UP DL BR CG JH AP
      08-28 lhabsol SK
      08-28 raksha! GJ MP UK RJ UP CG HP
      09-04 janmashtami! GJ MZ MP OD CH TN UK SK TS RJ JK UP KL WB BR CG JH ML HP AP
      09-12 sankardeva AS
      09-14 ganesh! MH KA OD TN TS GA AP
      09-15 samvatsari GJ
      09-15 nuakhai OD
      09-15 after-ganesh GA
      09-18 unitarian ML
      09-21 sankardeva-birth AS
      09-22 karma JH
      09-25 indra-jatra SK
      10-10 mahalaya KA WB
      10-17 saptami! TR WB?
      10-19 ashtami! TR OD AS MN AR NL WB BR JH ML MZ
      10-20 navami TR AS KL
      10-20 dussehra! GJ MZ MH MP OD CH TN UK TS AR RJ JK UP NL DL GA BR CG JH ML HP AP
      10-21 dussehra! TR KA SK AS KL WB
      10-22 after-dussehra SK
      10-23 after-dussehra SK
      10-26 lakshmi TR
      10-26 valmiki CH HP
      11-09 govardhan RJ UP MP
      11-09 diwali TR MN
      11-09 lakshmi SK
      11-09 vishwakarma CH
      11-10 govardhan SK UK
      11-10 vikram-new-year GJ
      11-11 bhai SK UP WB
      11-11 ningol MN
      11-13 wangala ML
      11-16 after-chhath JH
      11-24 nanak! MZ MH MP OD CH UK TS AR RJ JK UP NL WB DL CG JH HP`,
  },
];
