import type { Shown } from './india-rbi.js';

/**
 * Polling days of a whole State, holidays under the Act by an order of their own, in the form of shared/india-rbi.ts. Left
 * out: polls of parts of a State, those on Sundays and on second or fourth Saturdays, and those of which no report was read
 * (of the polls before 2019 none).
 */
export const POLLING_DAYS: readonly Shown[] = [
  {
    year: 2019,
    source:
      'https://www.mid-day.com/articles/maharashtra-assembly-polls-banks-will-be-open-for-three-days-across-the-state-during-election-week/21944164',
    days: '10-21 polling MH HR',
  },
  {
    year: 2021,
    source: 'https://7thpaycommissionnews.in/tn-election-holiday-on-6-4-2021-tn-g-o-ms-160-pdf-download/',
    days: '04-06 polling TN',
  },
  {
    year: 2021,
    source: 'https://www.latestly.com/agency-news/latest-news-pondy-govt-declares-holiday-on-poll-day-2390551.html',
    days: '04-06 polling PY',
  },
  {
    year: 2022,
    source: 'https://www.lokmattimes.com/national/assembly-polls-goa-declares-polling-day-as-public-holiday/amp',
    days: '02-14 polling GA',
  },
  {
    year: 2022,
    source: 'https://rajputkhabar.com/uttarakhand-news/public-holiday-announced-in-the-state-on-february-14',
    days: '02-14 polling UK',
  },
  {
    year: 2023,
    source: 'https://karmamgmt.com/blog/declaration-of-holiday-on-10-05-2023-in-the-state-of-karnataka-2/',
    days: '05-10 polling KA',
  },
  {
    year: 2023,
    source: 'https://vicharodaya.com/general-holiday-declared-on-voting-day-on-17th-november-in-entire-madhya-pradesh/',
    days: '11-17 polling MP',
  },
  {
    year: 2024,
    source:
      'https://www.hindustantimes.com/business/bank-holidays-for-lok-sabha-election-2024-check-the-full-list-of-cities-where-banks-are-closed-on-april-19-101713422978355.html',
    days: '04-19 polling TN UK AR NL ML MZ',
  },
  {
    year: 2024,
    source:
      'https://www.hindustantimes.com/business/bank-holiday-on-april-27-will-banks-be-closed-this-saturday-101714119572100.html',
    days: '04-26 polling KL',
  },
  {
    year: 2024,
    source:
      'https://zeenews.india.com/personal-finance/bank-holidays-alert-banks-to-remain-closed-on-these-dates-in-may-2024-2744709.html',
    days: '05-07 polling GJ GA',
  },
  {
    year: 2024,
    source: 'https://www.siasat.com/banks-in-hyderabad-to-observe-eight-holidays-in-may-3021820/',
    days: '05-13 polling TS',
  },
  {
    year: 2024,
    source:
      'https://www.ndtvprofit.com/nation/maharashtra-assembly-elections-2024-are-banks-in-state-open-or-closed-on-nov-20',
    days: '11-20 polling MH',
  },
  {
    year: 2025,
    source:
      'https://www.business-standard.com/amp/india-news/delhi-election-will-banks-remain-closed-tomorrow-for-voting-on-february-5-nc-125020400607_1.html',
    days: '02-05 polling DL',
  },
];
