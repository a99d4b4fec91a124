import type { Shown } from './india-rbi.js';

/** The same as shared/india-rbi.ts, of 2023 and 2024. */
export const SHOWN_IN_2023_2024: readonly Shown[] = [
  {
    year: 2023,
    source:
      'https://www.financialexpress.com/industry/banking-finance/bank-holiday-2023-banks-to-remain-closed-for-14-days-in-january-2023-check-full-list-here/2934052/',
    days: `
      01-02 new-year-2 MZ
      01-03 imoinu MN
      01-04 gaan-ngai MN
      01-12 vivekananda WB
      01-16 after-pongal TN
      01-17 uzhavar TN
      01-23 netaji! WB TR`,
  },
  {
    year: 2023,
    source:
      'https://www.india.com/business/mahashivratri-2023-banks-will-remain-closed-in-few-cities-tomorrow-check-complete-list-here-bank-holidays-february-5902218/',
    days: `
      02-18 shivaratri! GJ MH KA MP OD UK AP TS JK UP KL CG JH HP`,
  },
  {
    year: 2023,
    source:
      'https://www.hindustantimes.com/business/bank-holidays-2023-banks-will-remain-shut-on-these-days-next-year-full-list-101672395379926-amp.html',
    days: `
      02-15 lui-ngai MN
      02-20 state-day MZ
      02-21 sikkim-losar SK`,
  },
  {
    year: 2023,
    source:
      'https://www.financialexpress.com/industry/banking-finance/banks-to-remain-closed-for-12-days-in-march-2023-check-full-bank-holiday-list-here/3000970/',
    days: `
      03-03 chapchar MZ
      03-07 holika! MH UK AS TS RJ UP WB GA JH
      03-08 holi! TR GJ MZ MP OD CH UK SK MN UP DL BR CG JH ML HP
      03-09 after-holi! BR
      03-22 ugadi! MH KA TN TS MN JK GA
      03-22 bihar BR`,
  },
  {
    year: 2023,
    source:
      'https://www.news18.com/amp/business/bank-holiday-on-ram-navami-2023-march-30-banks-to-be-shut-check-full-list-of-cities-here-7410211.html',
    days: `
      03-30 rama! GJ MH MP OD CH UK SK TS RJ UP BR JH HP`,
  },
  {
    year: 2023,
    source:
      'https://nenow.in/business/bank-holidays-in-april-2023-banks-to-remain-closed-for-15-days-check-dates-and-city-wise-list-here.html',
    days: `
      04-04 mahavir GJ MZ MH KA CH TN UP WB DL CG JH
      04-05 jagjivan TS
      04-07 friday! all but TR GJ AS RJ JK HP`,
  },
  {
    year: 2023,
    source: 'https://www.eastcoastdaily.in/2023/04/21/banks-to-remain-shut-tomorrow-in-these-cities-full-list.html',
    days: `
      04-21 fitr KL
      04-21 jumat JK
      04-22 fitr MH MP TN UK AS AP TS MN RJ JK UP WB DL GA BR CG JH ML`,
  },
  {
    year: 2023,
    source:
      'https://www.livemint.com/news/india/bank-holiday-on-buddha-purnima-2023-list-of-cities-where-banks-will-remain-closed-today-11683162251457.html',
    days: `
      05-05 buddha! TR MZ MH MP CH UK JK UP WB DL CG JH HP
      05-09 tagore WB
      05-16 sikkim-state SK
      05-22 pratap HP`,
  },
  {
    year: 2023,
    source:
      'https://www.financialexpress.com/market/bank-holidays-june-2023-banks-to-remain-closed-for-12-days-in-june-check-full-bank-holiday-list-here/3109893/',
    days: `
      06-15 yma MZ
      06-15 raja OD
      06-20 rath OD
      06-20 kang MN
      06-26 kharchi TR
      06-28 adha! JK KL
      06-29 adha! all but OD SK KL
      06-30 adha! OD
      06-30 remna MZ`,
  },
  {
    year: 2023,
    source:
      'https://www.business-standard.com/amp/india-news/banks-are-to-remain-closed-for-15-days-this-month-check-details-here-123062900455_1.html',
    days: `
      07-05 hargobind JK
      07-06 mhip MZ
      07-11 ker TR`,
  },
  {
    year: 2023,
    source:
      'https://www.hindustantimes.com/business/bank-holidays-in-july-full-list-banks-to-be-closed-for-15-days-in-july-rbi-list-of-holidays-101687780856882-amp.html',
    days: `
      07-13 bhanu SK
      07-17 tirot ML
      07-21 drukpa SK
      07-28 muharram! JK`,
  },
  {
    year: 2023,
    source:
      'https://www.moneycontrol.com/news/business/are-banks-closed-on-muharram-on-july-29-here-are-the-details-11047401.html',
    days: `
      07-29 muharram! TR GJ MZ MH KA MP TN TS RJ UP WB DL BR CG JH`,
  },
  {
    year: 2023,
    source:
      'https://zeenews.india.com/personal-finance/when-is-bank-holiday-for-rakhi-is-it-august-30-or-31-here-is-all-you-want-to-know-rakshabandhan-bank-holiday-2023-2653392.html',
    days: `
      08-16 parsi! MH
      08-30 raksha! RJ
      08-31 raksha! UK UP
      08-31 lhabsol SK
      08-31 guru-jayanti KL`,
  },
  {
    year: 2023,
    source:
      'https://kapitoshka.info/new-delhi/bank-holiday-on-janmashtami-banks-closed-on-september-6-or-7-check-citywise-list-73798',
    days: `
      09-06 janmashtami OD TN AP BR
      09-07 janmashtami GJ MP CH RJ SK JK CG JH HP ML
      09-18 ganesh! KA TS
      09-19 ganesh! GJ MH OD GA
      09-20 nuakhai OD
      09-20 after-ganesh GA
      09-22 samadhi KL
      09-25 sankardeva-birth AS`,
  },
  {
    year: 2023,
    source: 'https://worldnews24x7.tv/eid-e-milad-2023-banks-to-remain-closed-on-september-28-29-in-these-states',
    days: `
      09-28 mawlid! GJ MZ KA TN UK TS MN UP DL CG JH
      09-29 mawlid! MH
      09-29 indra-jatra SK
      09-29 friday-after JK`,
  },
  {
    year: 2023,
    source: 'https://www.eastcoastdaily.in/2023/09/28/banks-to-remain-shut-for-16-days-in-october-full-list.html',
    days: `
      10-14 mahalaya WB
      10-18 kati-bihu AS
      10-21 saptami! TR AS MN WB
      10-23 navami TR KA OD TN AS KL NL UP WB JH BR
      10-23 dussehra AP
      10-24 dussehra! all but AP MN TS
      10-25 after-dussehra SK
      10-26 after-dussehra SK
      10-26 accession JK
      10-27 after-dussehra SK
      10-28 lakshmi WB
      10-31 patel GJ`,
  },
  {
    year: 2023,
    source: 'https://www.jagranjosh.com/general-knowledge/bank-holidays-in-november-1698927512-1',
    days: `
      11-01 rajyotsava KA
      11-01 kut MN
      11-10 wangala ML
      11-13 diwali TR MN
      11-13 govardhan! UK SK RJ UP
      11-14 balipratipada! GJ MH KA SK
      11-15 bhai! SK MN UP WB`,
  },
  {
    year: 2023,
    source: 'https://dailydose24x7.co.in/bank-holiday-in-november-2023',
    days: `
      11-20 after-chhath! BR JH
      11-23 igas UK
      11-23 seng-kut ML
      11-27 nanak TR MZ MH MP OD CH UK TS RJ JK UP WB DL CG JH HP
      11-30 kanakadasa KA`,
  },
  {
    year: 2023,
    source: 'https://www.jagranjosh.com/general-knowledge/bank-holidays-in-december-1701257360-1',
    days: `
      12-01 indigenous AR
      12-01 nagaland NL
      12-04 xavier GA
      12-12 pa-togan ML
      12-13 losoong SK
      12-14 losoong SK
      12-18 soso-tham ML
      12-19 goa-liberation GA
      12-26 christmas-2 MZ NL ML
      12-27 christmas-3 NL
      12-30 nangbah ML`,
  },
  {
    year: 2024,
    source:
      'https://www.livemint.com/industry/banking/makara-sankranti-is-it-a-bank-holiday-check-here/amp-11705109823145.html',
    days: `
      01-01 new-year! MZ TN SK MN AR NL WB ML
      01-02 new-year-2 MZ
      01-11 missionary MZ
      01-12 vivekananda WB
      01-15 sankranti! KA OD TN SK AS TS
      01-16 after-pongal TN
      01-17 uzhavar TN
      01-17 gobind CH
      01-22 imoinu MN
      01-23 gaan-ngai MN
      01-23 netaji! WB
      01-25 hazrat-ali UP
      01-25 thaipusam TN`,
  },
  {
    year: 2024,
    source:
      'https://www.hindustantimes.com/business/bank-holidays-2024-are-banks-open-today-on-basant-panchami-101707879537874.html',
    days: `
      02-10 sikkim-losar SK
      02-14 saraswati! TR OD WB
      02-15 lui-ngai MN
      02-19 shivaji MH
      02-20 state-day MZ AR`,
  },
  {
    year: 2024,
    source:
      'https://www.businesstoday.in/industry/banks/story/good-friday-bank-holiday-2024-are-banks-closed-on-march-29-check-here-423209-2024-03-28',
    days: `
      03-08 shivaratri! all but TR MZ TN SK AS MN AR RJ NL WB DL GA BR ML
      03-22 bihar BR
      03-25 holi! all but KA OD TN MN KL NL BR JK
      03-26 holi! OD MN BR
      03-27 after-holi! BR
      03-29 friday! all but TR HP AS RJ JK`,
  },
  {
    year: 2024,
    source:
      'https://www.livemint.com/industry/banking/bank-holiday-today-are-banks-shut-on-april-9-for-gudi-padwa-ugadi-navratri-telugu-new-year-sajibu-nongmapanba/amp-11712624045879.html',
    days: `
      04-09 ugadi! MH KA TN AP TS MN GA JK`,
  },
  {
    year: 2024,
    source:
      'https://www.news9live.com/business/biz-news/eid-ul-fitr-2024-bank-holiday-on-april-11-list-of-places-where-banks-will-remain-closed-or-open-2494026',
    days: `
      04-10 fitr! KL
      04-11 fitr! all but CH SK KL HP`,
  },
  {
    year: 2024,
    source:
      'https://www.business-standard.com/amp/finance/personal-finance/ram-navami-bank-holiday-2024-check-state-wise-list-of-holidays-in-april-124041600515_1.html',
    days: `
      04-17 rama! GJ MH MP OD CH UK SK AP TS RJ UP BR JH HP`,
  },
  {
    year: 2024,
    source:
      'https://www.hindustantimes.com/business/bank-holiday-on-may-1-are-banks-closed-tomorrow-check-city-wise-complete-list-here-101714473524021.html',
    days: `
      05-01 may! MH KA TN AS AP TS MN KL WB GA BR`,
  },
  {
    year: 2024,
    source:
      'https://www.business-standard.com/industry/banking/may-1-bank-holiday-are-banks-closed-today-check-state-wise-list-124050100067_1.html',
    days: `
      05-08 tagore-leap WB
      05-10 basava KA
      05-16 sikkim-state SK`,
  },
  {
    year: 2024,
    source:
      'https://newsable.asianetnews.com/webstories/business/buddha-purnima-2024-are-banks-closed-on-may-23-check-state-wise-list-gcw-sdvte4',
    days: `
      05-23 buddha! MH UP DL CH TR MP MZ UK JK WB CG HP JH AR`,
  },
  {
    year: 2024,
    source:
      'https://www.etnownews.com/personal-finance/bank-holiday-in-june-2024-banks-to-remain-closed-on-these-days-check-rbi-state/city-wise-holiday-list-article-110432555/amp',
    days: `
      06-15 yma MZ
      06-15 raja OD
      06-17 adha! all but MZ SK AR
      06-18 adha! JK`,
  },
  {
    year: 2024,
    source:
      'https://www.patrika.com/amp/national-news/good-news-public-holiday-announced-on-17-july-2024-know-reason-18815786',
    days: `
      07-16 harela UK
      07-17 muharram! WB UP MH DL BR JH CG HP JK RJ AP TS TN MZ KA MP TR
      07-17 tirot ML`,
  },
  {
    year: 2024,
    source:
      'https://www.ndtvprofit.com/nation/raksha-bandhan-2024-bank-holiday-banks-to-remain-closed-on-august-19-in-these-cities',
    days: `
      08-19 raksha! GJ OD UK RJ UP
      08-19 bir-bikram TR
      08-20 guru-jayanti KL
      08-26 janmashtami! GJ OD CH TN UK SK AP TS RJ JK UP WB BR CG JH ML HP MP?`,
  },
  {
    year: 2024,
    source:
      'https://looknewsindia.com/bank-holiday-all-banks-will-be-closed-on-wednesday-see-rbis-holiday-list-news-india',
    days: `
      09-04 sankardeva AS
      09-07 ganesh! GJ MH KA OD TN AP TS GA
      09-17 indra-jatra SK
      09-18 lhabsol SK
      09-20 friday-after JK
      09-21 samadhi KL`,
  },
  {
    year: 2024,
    source:
      'https://oneodisha.tv/bank-holiday-in-these-states-today-for-milad-un-nabi-check-full-list-personal-finance-news',
    days: `
      09-16 mawlid! GJ MZ KA UK AP TS MN JK KL UP DL JH`,
  },
  {
    year: 2024,
    source:
      'https://www.business-standard.com/amp/india-news/eid-e-milad-2024-bank-holiday-are-banks-closed-today-check-details-124091600413_1.html',
    days: `
      09-18 mawlid! MH`,
  },
  {
    year: 2024,
    source: 'https://www.newsx.com/national/bank-to-remain-shut-on-october-10-heres-the-list-of-bank-holidays/',
    days: `
      10-03 navratra-autumn RJ
      10-10 saptami! TR AS NL WB
      10-14 after-dussehra SK
      10-16 lakshmi! TR WB
      10-26 accession JK`,
  },
  {
    year: 2024,
    source:
      'https://menafn.com/1108724736/Bank-Holidays-In-October-2024-From-Gandhi-Jayanti-Navratri-Durga-Puja-To-Diwali-Banks-To-Remain-Closed-For-15-Days',
    days: `
      10-11 ashtami! TR OD SK AS MN AR NL WB BR JH
      10-11 navami KA TN ML
      10-17 valmiki! KA HP
      10-17 kati-leap AS`,
  },
  {
    year: 2024,
    source:
      'https://www.businesstoday.in/industry/banks/story/diwali-2024-is-november-1-a-bank-holiday-check-state-wise-bank-holidays-452172-2024-10-31',
    days: `
      10-31 diwali! all but TR MH UK SK ML MN JK KA
      11-01 diwali! TR MH UK SK ML MN JK
      11-01 rajyotsava KA`,
  },
  {
    year: 2024,
    source:
      'https://www.hindustantimes.com/business/diwali-2024-are-banks-in-your-state-open-or-closed-on-today-october-31-101730342344143.html',
    days: `
      10-31 diwali! UK`,
  },
  {
    year: 2024,
    source:
      'https://www.livemint.com/industry/banking/bank-holiday-are-indian-banks-closed-today-for-diwali-2024-check-here/amp-11730422550198.html',
    days: `
      11-02 balipratipada! GJ MH KA UK SK RJ UP`,
  },
  {
    year: 2024,
    source:
      'https://www.eastcoastdaily.in/2024/11/05/chhath-puja-2024-banks-to-remain-closed-for-four-days-in-these-states-full-list.html',
    days: `
      11-07 chhath! BR JH WB
      11-08 after-chhath! BR JH
      11-08 wangala ML`,
  },
  {
    year: 2024,
    source:
      'https://eflip.in/banks-to-be-closed-in-these-states-tomorrow-on-account-of-guru-nanak-jayanti-kartik-purnima-check-state-wise-list',
    days: `
      11-12 igas UK
      11-15 nanak! MZ MH MP OD CH UK TS AR RJ JK UP NL WB DL CG JH HP
      11-18 kanakadasa KA`,
  },
  {
    year: 2024,
    source:
      'https://ibc24.in/country/december-bank-holiday-2024-rbi-announced-holiday-in-these-states-banks-will-remain-closed-for-the-next-5-days-2862129.html',
    days: `
      12-24 christmas-eve MZ NL
      12-26 christmas-2 MZ NL ML
      12-27 christmas-3 NL
      12-30 nangbah ML
      12-31 new-year-eve MZ
      12-31 losoong SK`,
  },
  {
    year: 2024,
    source: 'https://www.sakshipost.com/news/national/december-12-bank-holiday-meghalaya-357599',
    days: `
      12-12 pa-togan ML
      12-18 soso-tham ML
      12-19 goa-liberation GA`,
  },
];
