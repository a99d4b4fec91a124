import type { Shown } from './india-rbi.js';

/** The same as shared/india-rbi.ts, of 2025 and later. */
export const SHOWN_SINCE_2025: readonly Shown[] = [
  {
    year: 2025,
    source:
      'https://www.hindustantimes.com/business/makar-sankranti-are-banks-closed-today-january-14-state-wise-holiday-list-101736822934349.html',
    days: `
      01-01 losoong SK
      01-02 losoong SK
      01-02 new-year-2 MZ
      01-06 gobind CH
      01-11 missionary MZ
      01-11 imoinu MN
      01-14 sankranti! GJ KA OD TN SK AS AP TS AR
      01-14 hazrat-ali UP
      01-23 netaji! WB TR
      01-23 surendra-sai OD`,
  },
  {
    year: 2025,
    source:
      'https://www.hindustantimes.com/business/bank-holiday-for-mahashivratri-2025-are-banks-open-or-closed-on-february-26-see-full-list-101740450554587.html',
    days: `
      02-03 saraswati TR
      02-11 thaipusam TN
      02-12 ravidas! HP
      02-15 lui-ngai MN
      02-20 state-day MZ AR
      02-26 shivaratri! GJ MZ MH KA MP OD CH UK AP TS RJ JK UP KL CG JH HP
      02-28 sikkim-losar SK`,
  },
  {
    year: 2025,
    source:
      'https://www.dnaindia.com/personal-finance/report-bank-holidays-in-march-2025-banks-to-remain-closed-on-these-8-days-check-full-list-3135744',
    days: `
      03-07 chapchar MZ
      03-13 holika UP UK JH
      03-14 holi GJ MZ MH MP CH UK SK AS AP TS AR RJ UP WB DL GA BR ML HP
      03-15 holi TR OD MN
      03-15 after-holi BR
      03-22 bihar BR
      03-27 qadr JK
      03-28 jumat JK`,
  },
  {
    year: 2025,
    source:
      'https://zeenews.india.com/personal-finance/eid-bank-holiday-march-31-which-cities-will-have-extended-bank-holiday-2878654.html',
    days: `
      03-31 fitr! all but MZ HP`,
  },
  {
    year: 2025,
    source:
      'https://zeenews.india.com/personal-finance/bank-holiday-tomorrow-are-banks-open-or-closed-on-saturday-5-april-in-your-city-2881712.html',
    days: `
      04-05 jagjivan TS
      04-21 garia TR
      04-29 parashuram HP
      04-30 basava KA`,
  },
  {
    year: 2025,
    source:
      'https://www.indiatvnews.com/business/personal-finance/bank-holidays-in-april-2025-in-uttar-pradesh-delhi-bihar-andhra-pradesh-bank-holidays-in-april-2025-mahavir-jayanti-government-holiday-jain-festival-2025-04-09-984688',
    days: `
      04-10 mahavir! GJ MZ KA MH MP TN RJ WB UP DL CG JH`,
  },
  {
    year: 2025,
    source:
      'https://www.indiatoday.in/information/story/bank-holidays-2025-are-banks-open-or-closed-on-may-1-details-2717844-2025-05-01',
    days: `
      05-01 may! MH KA TN AS AP TS MN KL WB GA BR`,
  },
  {
    year: 2025,
    source:
      'https://www.indiatvnews.com/business/news/buddha-purnima-bank-holiday-today-banks-to-remain-shut-in-these-cities-check-full-list-here-2025-05-12-989887',
    days: `
      05-12 buddha! TR MZ MH MP UK AR JK UP WB DL JH HP CG
      05-26 nazrul TR
      05-29 pratap HP`,
  },
  {
    year: 2025,
    source:
      'https://www.livemint.com/industry/banking/bank-holidays-next-week-june-2-8-banks-to-be-closed-for-2-days-in-these-cities-check-full-list-here-11748739121909.html',
    days: `
      06-07 adha! all but GJ SK AR KL KL?`,
  },
  {
    year: 2025,
    source:
      'https://www.hindustantimes.com/business/bank-holiday-are-banks-open-or-closed-today-for-rath-yatra-on-june-27-101750997534348.html',
    days: `
      06-27 rath OD
      06-27 kang MN`,
  },
  {
    year: 2025,
    source:
      'https://www.hindustantimes.com/india-news/bank-holiday-are-banks-open-or-closed-today-for-guru-purnima-101752122444825.html',
    days: `
      07-03 kharchi TR
      07-05 hargobind JK
      07-14 behdienkhlam ML
      07-16 harela UK
      07-17 tirot ML
      07-19 ker TR
      07-28 drukpa SK`,
  },
  {
    year: 2025,
    source:
      'https://www.hindustantimes.com/business/are-banks-open-or-closed-tomorrow-august-9-check-bank-holiday-details-here-101754642786979.html',
    days: `
      08-08 tendong SK
      08-09 raksha! GJ OD MP UK RJ UP
      08-13 patriots MN
      08-25 sankardeva AS`,
  },
  {
    year: 2025,
    source:
      'https://www.indiatvnews.com/business/personal-finance/bank-holiday-in-august-2025-is-today-bank-closed-for-ganesh-chaturthi-ganpati-2025-rbi-full-holiday-list-2025-statewise-2025-08-27-1005368',
    days: `
      08-27 ganesh! GJ MH KA OD TN TS AP GA
      08-28 after-ganesh GA
      08-28 nuakhai OD`,
  },
  {
    year: 2025,
    source:
      'https://www.business-standard.com/amp/india-news/bank-holidays-in-sept-2025-complete-list-of-holidays-detail-inside-nc-125090100257_1.html',
    days: `
      09-03 karma JH
      09-05 mawlid! GJ MZ MH KA MP TN UK TS MN JK UP KL DL JH AP`,
  },
  {
    year: 2025,
    source:
      'https://www.informalnewz.com/monday-bank-holiday-banks-will-remain-closed-tomorrow-on-monday-know-why-rbi-has-declared-a-holiday',
    days: `
      09-06 indra-jatra SK
      09-12 friday-after JK
      09-22 navratra-autumn RJ
      09-23 hari-singh JK
      09-29 saptami! TR WB AS`,
  },
  {
    year: 2025,
    source: 'https://indtoday.com/?p=164172',
    days: `
      09-30 ashtami! TR OD AS MN RJ WB BR JH
      10-01 navami! TR KA OD TN SK AS AR UP KL NL WB BR JH ML
      10-03 after-dussehra SK
      10-06 lakshmi! TR WB
      10-07 valmiki! KA CH HP
      10-07 kumar OD`,
  },
  {
    year: 2025,
    source:
      'https://www.hindustantimes.com/india-news/banks-open-or-closed-today-diwali-govardhan-pooja-deepawali-october-holidays-list-rbi-101761021766312.html',
    days: `
      10-20 diwali! all but MN BR MH JK KA`,
  },
  {
    year: 2025,
    source:
      'https://www.livemint.com/industry/banking/bank-holiday-on-diwali-are-banks-open-or-closed-on-tuesday-october-21-for-govardhan-pooja-check-here-11761007173945.html',
    days: `
      10-21 diwali! MH MP SK AS MN JK
      10-22 balipratipada! GJ MH KA UK SK RJ UP
      10-23 bhai! GJ SK MN UP WB`,
  },
  {
    year: 2025,
    source:
      'https://www.livemint.com/industry/banking/chhath-puja-bank-holiday-are-banks-closed-on-october-27-or-october-28-for-chhath-puja-2025-check-here-11761464833568.html',
    days: `
      10-27 chhath! WB BR JH
      10-28 after-chhath! BR JH
      10-31 patel GJ`,
  },
  {
    year: 2025,
    source:
      'https://www.livemint.com/industry/banking/bank-holidays-in-november-2025-banks-will-be-closed-on-these-five-days-check-full-schedule-here-11761875314263.html',
    days: `
      11-01 rajyotsava KA
      11-01 igas UK
      11-05 nanak! MZ MH MP OD CH UK TS AR RJ JK UP NL WB DL CG JH HP
      11-07 wangala ML
      11-08 kanakadasa KA`,
  },
  {
    year: 2025,
    source:
      'https://www.hindustantimes.com/india-news/bank-holidays-in-december-2025-check-full-list-of-public-and-state-wise-holiday-dates-101764758931962.html',
    days: `
      12-01 indigenous AR
      12-01 nagaland NL
      12-03 xavier GA
      12-12 pa-togan ML
      12-18 soso-tham ML
      12-19 goa-liberation GA
      12-20 losoong SK
      12-22 losoong SK
      12-24 christmas-eve MZ NL ML
      12-26 christmas-2 MZ NL ML
      12-27 christmas-3 NL
      12-30 nangbah ML
      12-31 new-year-eve MZ
      12-31 imoinu MN`,
  },
  {
    year: 2026,
    source:
      'https://www.freepressjournal.in/business/bank-holidays-in-january-2026-announced-by-rbi-heres-full-state-wise-list-of-bank-closures-working-days',
    days: `
      01-01 new-year! MZ TN SK MN AR NL WB ML
      01-01 gaan-ngai MN
      01-02 new-year-2 MZ
      01-03 hazrat-ali UP
      01-12 vivekananda WB
      01-14 sankranti! GJ OD AS AR
      01-15 sankranti! KA TN SK TS AP
      01-16 after-pongal TN
      01-17 uzhavar TN`,
  },
  {
    year: 2026,
    source:
      'https://www.latestly.com/business/bank-holiday-on-january-23-are-banks-open-or-closed-on-friday-for-netaji-subhas-chandra-bose-birth-anniversary-saraswati-puja-and-basant-panchami-7285458.html',
    days: `
      01-23 netaji! WB TR
      01-23 saraswati! WB OD TR`,
  },
  {
    year: 2026,
    source:
      'https://indianexpress.com/article/india/rbi-holiday-list-2026-banks-to-remain-closed-for-11-days-in-march-check-dates-city-wise-closure-list-10557325/',
    days: `
      03-02 holika! UP
      03-03 holika! MH MP UK AS TS RJ UP WB GA BR JH AP
      03-04 holi! TR GJ MZ OD CH UK SK MN AR UP DL BR CG JH ML HP
      03-13 chapchar MZ
      03-17 qadr JK
      03-19 ugadi! MH KA TN TS MN JK GA AP`,
  },
];
