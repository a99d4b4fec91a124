import type { DoubtfulDays } from '../../doubtful.js';
import type { Shown } from './india-rbi.js';

/**
 * The same as shared/india-rbi.ts, of 2022 to 2026, from the table of the Reserve Bank as a collector kept it on 5 October
 * 2026, every office and every day (its copies of the Bank's pages, month by month, are beside it in data/raw/rbi_html;
 * that of May 2026 was opened and agrees). The table has no Sundays, and names a day once for all offices, so that which
 * feast it is in a State follows from the others: 19 October 2026 is Maha Ashtami, 20 October Maha Navami where the office
 * closes on the 21st too, 9 November Govardhan Puja, Lakshmi Puja in Sikkim and Diwali in Tripura and Manipur.
 *
 * `SK-`: the table shows the office open on that day of the feast, and closed for it on no other.
 *
 * Of 2022 to 2025 the days are here that no other report has. Where a report made before the day had another one, the
 * table's stands, and the report's was taken out of shared/india-rbi.ts, -2023.ts and -2025.ts: Janmashtami (Uttar Pradesh,
 * Uttarakhand), Muharram (Jammu and Kashmir) and Diwali (Telangana) of 2022; Ganesh Chaturthi (Tamil Nadu), Dussehra
 * (Telangana), Mawlid (Kerala) and Janmashtami (Bihar, named on two days) of 2023; Mawlid of 2024 (Tamil Nadu,
 * Chhattisgarh) and of 2025 (Chhattisgarh, Jammu and Kashmir).
 *
 * Left out: polls of a part of a State or of its towns, days of women (Himachal Pradesh), Holi shown for Lucknow alone
 * (2022) and for Jammu alone (2024), what is shown for one of Kerala's two offices alone (29 June and 18 July 2023,
 * 30 September 2025), and Nongkrem and Nyokum, which are local. Vijayawada has few days in 2023: that it is open proves
 * nothing there.
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
      02-07 mangeshkar MH
      03-18 holi JK
      03-19 after-holi JH
      04-11 shad-suk ML
      05-02 fitr KA
      05-03 fitr KL
      05-16 sikkim-state SK-
      06-03 arjan CH
      06-14 kabir CH
      06-14 saga-dawa SK-
      06-15 hargobind JK
      07-01 kang MN
      07-09 adha KL
      08-08 tendong SK-
      08-09 muharram JK
      08-19 janmashtami UK UP
      09-26 agrasen CH
      10-24 naraka KA
      10-24 diwali TS
      10-31 after-chhath JH
      12-29 gobind CH`,
  },
  {
    year: 2023,
    source: RBI_TABLE,
    days: `
      01-14 sankranti AR
      02-04 thaipusam TN-
      02-18 shivaratri CH
      03-08 holi AR
      03-23 bhagat CH
      04-03 mahavir RJ
      04-15 vishu KL
      04-15 bohag-2 AR
      04-22 fitr AR NL
      05-05 buddha AR
      05-26 nazrul TR-
      06-29 adha AP NL
      07-29 muharram AP HP
      08-18 sankardeva AS
      08-30 raksha GJ
      09-07 janmashtami TS UK UP
      09-08 g20 DL
      09-18 ganesh TN
      09-28 mawlid KL
      10-21 saptami NL-
      10-23 navami AR ML SK-
      10-23 dussehra TS
      10-24 dussehra AR NL
      11-07 polling MZ
      11-13 govardhan AS CG
      11-27 nanak AR NL
      11-30 polling TS
      12-04 storm TN
      12-05 storm TN`,
  },
  {
    year: 2024,
    source: RBI_TABLE,
    days: `
      01-22 ayodhya GA HP UP
      01-23 netaji TR
      04-05 jumat JK
      04-13 baisakhi JK
      04-13 biju TR
      04-13 cheiraoba-solar MN
      04-15 shad-suk ML
      05-13 polling AP
      05-23 saga-dawa SK-
      05-30 storm MN
      05-31 storm MN
      06-01 polling CH HP
      06-22 hargobind JK
      07-03 storm MN
      07-03 behdienkhlam ML
      07-05 storm MN
      07-08 rath OD
      07-08 kang MN
      07-09 drukpa SK
      07-20 kharchi TR
      08-03 ker TR
      09-14 first-onam KL
      09-14 karma JH
      09-16 mawlid CG
      09-17 mawlid TN
      09-18 unitarian ML
      10-11 navami KL UP
      10-12 dussehra CG
      10-15 after-dussehra SK
      10-31 diwali AP
      12-27 mourning-singh KA`,
  },
  {
    year: 2025,
    source: RBI_TABLE,
    days: `
      02-12 ravidas UP
      03-14 holi CG JK
      03-15 after-holi JH
      04-07 shad-suk ML
      06-11 kabir HP
      07-22 mourning-achuthanandan KL
      08-16 janmashtami! GJ MZ MP CH TN UK SK TS RJ JK UP WB BR CG JH ML AP
      09-05 mawlid CG
      09-18 unitarian ML
      10-01 navami UK
      10-04 after-dussehra SK
      11-15 birsa JH
      12-15 polling AR
      12-23 bank-staff NL`,
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

/** State -> where the table has another day than a list, an order or a report that stands, or one more. */
export const TABLE_DIFFERS: Readonly<Record<string, readonly DoubtfulDays[]>> = {
  AS: [{ on: '2024-10-31', note: 'The table of the Reserve Bank shows Guwahati closed on 1 November 2024 too.' }],
  CH: [
    {
      years: '2024',
      note: 'The table of the Reserve Bank shows Chandigarh closed on 11 April, 10 June and 3 October 2024 too, which are not in the list.',
    },
  ],
  JH: [
    {
      on: '2023-09-28',
      note: 'The table of the Reserve Bank shows Ranchi closed on 25 September 2023 too (Karma Puja).',
    },
  ],
  JK: [
    {
      on: '2023-06-28 2023-07-28 2023-09-27',
      note: 'The list was made before the year: the table of the Reserve Bank shows Jammu and Srinagar closed on 29 and 30 June, 29 July and 28 September 2023 instead.',
    },
    {
      on: '2023-02-18',
      note: 'The table of the Reserve Bank shows Jammu and Srinagar closed on 7 March 2023 (Holi) too.',
    },
  ],
  KA: [
    {
      on: '2022-05-02',
      note: 'In the table of the Reserve Bank beside the 3rd; reports of the time have the 3rd alone.',
    },
  ],
  KL: [
    {
      on: '2022-05-03',
      note: 'In the table of the Reserve Bank beside the 2nd; reports of the time have the 2nd alone.',
    },
    {
      on: '2023-06-28',
      note: 'The table of the Reserve Bank shows Thiruvananthapuram, not Kochi, closed on the 29th too.',
    },
  ],
  MH: [{ on: '2024-09-18', note: 'The table of the Reserve Bank shows Nagpur closed on the 16th instead.' }],
  WB: [{ on: '2025-08-15', note: 'The table of the Reserve Bank shows Kolkata closed on the 16th too (Janmashtami).' }],
};

/** State -> its office, and the days of a list, an order or a report that stands on which the table shows it open. */
export const SHOWN_OPEN: Readonly<Record<string, { readonly office: string; readonly on: string }>> = {
  AR: { office: 'Itanagar', on: '2023-04-14' },
  AS: { office: 'Guwahati', on: '2024-01-23' },
  CH: { office: 'Chandigarh', on: '2025-04-18' },
  DL: { office: 'New Delhi', on: '2025-02-05' },
  GJ: { office: 'Ahmedabad', on: '2023-07-29' },
  HP: { office: 'Shimla', on: '2025-04-14' },
  ML: { office: 'Shillong', on: '2022-04-14 2023-04-14 2025-04-14' },
  MN: { office: 'Imphal', on: '2025-11-01' },
  MP: { office: 'Bhopal', on: '2023-09-07' },
  NL: { office: 'Kohima', on: '2023-04-14 2025-04-14' },
  OD: { office: 'Bhubaneswar', on: '2022-09-01 2025-10-21' },
  SK: { office: 'Gangtok', on: '2023-05-16' },
  TR: { office: 'Agartala', on: '2022-04-13 2023-01-23' },
};
