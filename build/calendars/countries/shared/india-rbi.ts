/**
 * Bank holidays under the Negotiable Instruments Act as the Reserve Bank shows them for its offices, which press reports of
 * the day give city by city; here the State of the office. A line is a day, its key, and the States whose banks were closed;
 * `!` after the key: the report names every city, and no other office closed for that feast in that year but on the days of
 * the other lines with the `!`. Left out: days of which a report names some cities only and no other day, those of women or of a part of a State (Holi in Jammu, Attukal Pongala at Thiruvananthapuram), and the closing of the
 * banks' year. A day that is the second or the fourth Saturday, or a Sunday, is in no report.
 */
export interface Shown {
  readonly year: number;
  readonly source: string;
  readonly days: string;
}

export const SHOWN: readonly Shown[] = [
  {
    year: 2020,
    source: 'https://www.moneycontrol.com/news/india/bank-holidays-in-august-2020-check-the-complete-list-5624441.html',
    days: `
      08-03 raksha GJ UK RJ UP
      08-11 janmashtami! OD TN TS BR
      08-12 janmashtami! GJ MP CH UK RJ JK UP CG JH ML HP
      08-13 patriots MN
      08-20 sankardeva AS
      08-21 teej SK
      08-29 karma JH
      08-31 indra-jatra SK
      08-31 thiruvonam KL`,
  },
  {
    year: 2020,
    source:
      'https://www.moneycontrol.com/news/india/bank-holidays-in-september-2020-check-out-state-wise-list-5775231.html',
    days: `
      09-02 lhabsol SK
      09-02 guru-jayanti KL
      09-17 mahalaya! TR KA WB`,
  },
  {
    year: 2020,
    source:
      'https://www.cnbctv18.com/finance/bank-holidays-in-november-2020-check-full-list-bank-holiday-in-india-bank-schedule-7404131.htm',
    days: `
      11-20 chhath BR JH
      11-21 after-chhath BR`,
  },
  {
    year: 2021,
    source:
      'https://www.eastcoastdaily.in/2021/03/23/bank-holidays-only-2-working-days-for-banks-between-27-march-and-4-april.html',
    days: `
      03-22 bihar BR
      03-30 after-holi BR`,
  },
  {
    year: 2021,
    source:
      'https://www.livemint.com/industry/banking/banks-to-remain-closed-for-4-days-from-tomorrow-in-these-cities-details-here-11618207386879.html',
    days: `
      04-13 ugadi! MH KA TN TS MN JK GA
      04-15 sarhul JH`,
  },
  {
    year: 2021,
    source:
      'https://www.eastcoastdaily.in/2021/05/12/banks-to-remain-closed-on-may-13-14-in-these-cities-full-list.html',
    days: `
      05-13 fitr! MH JK KL
      05-14 fitr! all but MH KL`,
  },
  {
    year: 2021,
    source:
      'https://www.hindustantimes.com/india-news/bank-holidays-in-june-2021-banks-to-remain-closed-for-9-days-see-complete-list-here-101622037798488.html',
    days: `
      05-07 jumat JK
      05-10 qadr JK
      06-15 yma MZ
      06-15 raja OD
      06-25 hargobind JK
      06-30 remna MZ`,
  },
  {
    year: 2021,
    source:
      'https://www.firstpost.com/india/bank-holidays-in-july-2021-banks-to-remain-closed-on-these-days-check-full-list-here-9762981.html',
    days: `
      07-12 rath OD
      07-12 kang MN
      07-13 bhanu SK
      07-14 drukpa SK
      07-16 harela UK
      07-17 kharchi TR
      07-17 tirot ML
      07-19 thungkar SK
      07-20 adha! JK KL
      07-21 adha! all but MZ OD SK KL
      07-31 ker TR`,
  },
  {
    year: 2021,
    source:
      'https://www.freepressjournal.in/business/bank-holiday-today-on-account-of-muharram-check-details-for-days-banks-are-shut-in-august',
    days: `
      08-13 patriots MN
      08-16 parsi! MH
      08-19 muharram! TR GJ MH MP TS RJ JK UP WB DL BR CG JH
      08-20 muharram! KA TN
      08-20 first-onam KL
      08-21 thiruvonam KL
      08-23 guru-jayanti KL
      08-30 janmashtami! GJ CH TN UK RJ JK UP BR CG JH ML HP SK MP?`,
  },
  {
    year: 2021,
    source: 'https://sakshipost.com/news/national/bank-holidays-august-2021-check-dates-139909',
    days: `
      08-31 janmashtami! TS`,
  },
  {
    year: 2021,
    source:
      'https://www.indiatoday.in/information/story/banks-to-remain-shut-for-consecutive-5-days-this-week-check-out-the-holiday-list-1851257-2021-09-10',
    days: `
      09-09 teej SK
      09-10 ganesh! GJ TN TS KA OD MH GA
      09-11 after-ganesh GA
      09-17 karma JH
      09-20 indra-jatra SK
      09-21 samadhi KL`,
  },
  {
    year: 2021,
    source:
      'https://www.livemint.com/industry/banking/banks-to-remain-closed-for-9-days-straight-in-these-cities-full-list-here-11634020063025.html',
    days: `
      10-06 mahalaya! TR KA WB
      10-12 saptami! TR WB
      10-13 ashtami! TR OD SK AS MN WB BR JH
      10-14 navami! TR KA TN SK AS UP KL WB BR JH ML JK
      10-15 dussehra! all but MN HP
      10-16 after-dussehra SK`,
  },
  {
    year: 2021,
    source:
      'https://www.india.com/business/banks-to-remain-shut-for-more-than-10-days-from-tomorrow-full-list-of-holidays-here-5050810/',
    days: `
      10-19 mawlid GJ MH MP TN UK AP TS JK UP KL DL CG JH
      10-20 mawlid KA
      10-20 valmiki! KA CH HP
      10-20 lakshmi! TR WB
      10-22 friday-after JK`,
  },
  {
    year: 2021,
    source:
      'https://www.hindustantimes.com/business/bank-holidays-in-november-2021-banks-to-remain-closed-for-17-days-details-here-101635238393917-amp.html',
    days: `
      11-01 rajyotsava KA
      11-03 naraka KA
      11-04 diwali! all but KA
      11-05 balipratipada! GJ MH KA UK SK RJ UP
      11-06 bhai! SK MN UP
      11-10 chhath! BR JH
      11-11 after-chhath! BR
      11-12 wangala ML`,
  },
  {
    year: 2021,
    source: 'https://www.eastcoastdaily.in/2021/10/25/banks-will-remain-shut-for-17-days-in-november-full-list.html',
    days: `
      11-22 kanakadasa KA
      11-23 seng-kut ML`,
  },
  {
    year: 2021,
    source:
      'https://www.dtnext.in/News/National/2021/11/30154025/1331457/Bank-holidays-for-a-total-of-12-days-in-December.vpf',
    days: `
      12-03 xavier GA
      12-18 soso-tham ML
      12-24 christmas-eve MZ ML
      12-27 christmas-2 MZ
      12-30 nangbah ML
      12-31 new-year-eve MZ`,
  },
  {
    year: 2022,
    source:
      'https://www.financialexpress.com/industry/bank-holidays-february-2022-banks-to-remain-shut-for-up-to-12-days-this-month-check-list-here/2425826/',
    days: `
      02-02 sonam-losar SK
      02-05 saraswati! TR OD WB
      02-15 lui-ngai MN
      02-15 hazrat-ali UP
      02-16 ravidas! CH
      02-19 shivaji MH`,
  },
  {
    year: 2022,
    source:
      'https://www.firstpost.com/india/is-there-a-bank-holiday-on-maha-shivratri-check-full-list-of-holidays-in-march-2022-10411171.html',
    days: `
      03-01 shivaratri! all but TR MZ TN DL GA BR SK AS MN WB ML
      03-03 sikkim-losar SK
      03-04 chapchar MZ`,
  },
  {
    year: 2022,
    source:
      'https://www.livemint.com/news/india/bank-holidays-this-week-full-list-of-holidays-in-different-states-11647238131662.html',
    days: `
      03-17 holika! UK UP JH
      03-18 holi! GJ MZ MH MP CH UK SK AS TS RJ UP WB DL GA BR CG JH ML HP
      03-19 holi! OD MN BR
      03-22 bihar BR`,
  },
  {
    year: 2022,
    source: 'https://bankingnews2.blogspot.com/2022/03/15.html',
    days: `
      04-02 ugadi! MH KA TN TS MN JK GA
      04-04 sarhul JH
      04-05 jagjivan TS`,
  },
  {
    year: 2022,
    source:
      'https://news.abplive.com/business/private-public-banks-to-remain-closed-for-4-days-in-these-cities-check-details-1525640/amp',
    days: `
      04-16 bohag-3 AS
      04-21 garia TR
      04-29 jumat JK`,
  },
  {
    year: 2022,
    source:
      'https://www.livemint.com/news/india/bank-holidays-may-2022-banks-to-remain-closed-on-these-days-full-list-here/amp-11651366727560.html',
    days: `
      05-02 fitr! KL
      05-03 fitr! all but KL
      05-09 tagore WB
      05-16 buddha! TR MH MP CH UK JK UP WB DL CG JH HP`,
  },
  {
    year: 2022,
    source:
      'https://www.dnaindia.com/personal-finance/report-bank-holiday-alert-banks-to-remain-shut-for-these-days-in-july-2022-2964065',
    days: `
      07-01 rath OD
      07-07 kharchi TR
      07-11 adha JK
      07-13 bhanu SK
      07-14 behdienkhlam ML
      07-16 harela UK
      07-26 ker TR`,
  },
  {
    year: 2022,
    source:
      'https://www.indiatvnews.com/news/india/raksha-bandhan-2022-bank-holiday-raksha-bandhan-independence-day-long-weekend-bank-holidays-august-2022-2022-08-11-799173',
    days: `
      08-01 drukpa SK
      08-09 muharram! TR GJ MZ MH KA MP TN TS RJ UP WB DL BR CG JH
      08-11 raksha! UK RJ MP GJ
      08-12 raksha! UP
      08-13 patriots MN
      08-16 parsi! MH
      08-18 janmashtami! OD
      08-19 janmashtami! GJ MP CH TN SK RJ JK BR CG JH ML HP
      08-20 janmashtami! TS
      08-29 sankardeva AS
      08-31 ganesh! GJ MH KA OD TN TS GA`,
  },
  {
    year: 2022,
    source:
      'https://www.indiatvnews.com/news/india/bank-holidays-2022-september-festival-regional-state-wise-city-full-list-2022-08-29-803694',
    days: `
      09-01 after-ganesh GA
      09-06 karma JH
      09-09 indra-jatra SK
      09-10 guru-jayanti KL
      09-21 samadhi KL
      09-26 navratra-autumn RJ
      09-26 mera MN`,
  },
  {
    year: 2022,
    source:
      'https://www.financialexpress.com/industry/banking-finance/bank-holidays-in-october-2022-banks-closed-for-up-to-21-days-in-various-cities-in-october-check-list/2688594/',
    days: `
      10-03 ashtami! TR OD AS MN WB BR JH
      10-04 navami! TR KA OD TN SK AS UP KL WB BR JH ML
      10-05 dussehra! all but MN
      10-06 after-dussehra SK
      10-07 after-dussehra SK
      10-08 mawlid MP JK KL
      10-14 friday-after JK
      10-18 kati-bihu AS`,
  },
  {
    year: 2022,
    source:
      'https://www.dnaindia.com/personal-finance/report-is-today-a-bank-holiday-branches-to-remain-shut-for-these-days-october-dhanteras-diwali-bhai-dooj-2994865',
    days: `
      10-24 diwali! all but SK TS MN KA
      10-25 diwali! SK MN
      10-25 govardhan! RJ
      10-26 balipratipada! GJ MH KA UK SK UP
      10-27 bhai! SK MN UP`,
  },
  {
    year: 2022,
    source:
      'https://www.businesstoday.in/industry/banks/story/bank-holidays-in-nov-2022-banks-to-remain-shut-for-10-days-check-the-complete-list-here-351840-2022-11-04',
    days: `
      11-01 rajyotsava KA
      11-01 kut MN
      11-08 nanak! all but TR GJ KA TN SK AS MN KL GA BR ML
      11-11 kanakadasa KA
      11-11 wangala ML
      11-23 seng-kut ML`,
  },
];
