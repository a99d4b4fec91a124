import type { Statute } from './statute.js';

/**
 * The Americas and Australia. Easter was 1 April 2018, 21 April 2019, 17 April 2022, 9 April 2023, 31 March 2024, 20 April 2025. What
 * stands `besides` in Argentina are the days of decrees: bridge days and holidays of one occasion.
 */

const AMERICAS: readonly Statute[] = [
  {
    calendar: 'US',
    law: '5 U.S.C. 6103, https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
    years: {
      2019: '01-01 01-21 02-18 05-27 07-04 09-02 10-14 11-11 11-28 12-25',
      2022: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
      2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
    },
  },
  {
    calendar: 'US:DC',
    law: 'D.C. Code 1-612.02, https://github.com/DCCouncil/law-xml/blob/9123af0180/us/dc/council/code/titles/1/sections/1-612.02.xml',
    years: {
      2022: '01-17 02-21 04-15 05-30 07-04 09-05 10-10 11-11 11-24 12-26',
      2023: '01-02 01-16 02-20 04-17 05-29 07-04 09-04 10-09 11-10 11-23 12-25',
      2024: '01-01 01-15 02-19 04-16 05-27 07-04 09-02 10-14 11-11 11-28 12-25',
    },
    besides: { 2022: '06-20', 2023: '06-19', 2024: '06-19' },
  },
  {
    calendar: 'US:UT',
    law: 'Utah Code 63G-1-301, https://writingpartners.net/documents/10600?scroll_to=56470&show_comment=com_56470',
    years: {
      2022: '01-17 02-21 05-30 06-20 07-04 07-25 09-05 10-10 11-11 11-24 12-26',
      2023: '01-02 01-16 02-20 05-29 06-19 07-04 07-24 09-04 10-09 11-10 11-23 12-25',
      2024: '01-01 01-15 02-19 05-27 06-17 07-04 07-24 09-02 10-14 11-11 11-28 12-25',
    },
  },
  {
    calendar: 'US:WI',
    law: 'Wisconsin Statutes 230.35 (4) (a), https://docs.legis.wisconsin.gov/2017/related/proposals/sb113/1',
    years: {
      2019: '01-01 01-21 05-27 07-04 09-02 11-28 12-24 12-25 12-31',
      2022: '01-17 05-30 07-04 09-05 11-24 12-26',
      2023: '01-02 01-16 05-29 07-04 09-04 11-23 12-25',
    },
  },
  {
    calendar: 'US:VA',
    law: 'Code of Virginia 2.2-3300, https://law.lis.virginia.gov/vacodefull/title2.2/chapter33',
    years: {
      2021: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-02 11-11 11-25 11-26 12-24 12-31',
      2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-07 11-10 11-23 11-24 12-25',
      2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-05 11-11 11-28 11-29 12-25',
    },
  },
  {
    calendar: 'US:TX',
    law: 'Government Code 662.003 and 662.004: the days on which agencies close, https://fmx.cpa.texas.gov/fm/pubs/paypol/general_provisions/index.php?page=holidays&section=holidays',
    years: {
      2019: '01-01 01-21 02-18 05-27 07-04 09-02 11-11 11-28 11-29 12-24 12-25 12-26',
      2022: '01-01 01-17 02-21 05-30 07-04 09-05 11-11 11-24 11-25 12-24 12-25 12-26',
      2023: '01-01 01-16 02-20 05-29 07-04 09-04 11-11 11-23 11-24 12-24 12-25 12-26',
    },
  },
  {
    calendar: 'US:SC',
    law: 'Code of Laws 53-5-10 with Regulation 19-708.03, http://scstatehouse.gov/code/t53c005.php',
    years: {
      2018: '01-01 01-15 02-19 05-10 05-28 07-04 09-03 11-12 11-22 11-23 12-24 12-25 12-26',
      2024: '01-01 01-15 02-19 05-10 05-27 07-04 09-02 11-11 11-28 11-29 12-24 12-25 12-26',
      2025: '01-01 01-20 02-17 05-09 05-26 07-04 09-01 11-11 11-27 11-28 12-24 12-25 12-26',
    },
  },
  {
    calendar: 'US:IA',
    law: 'Iowa Code 1C.2, https://lawserver.com/law/state/iowa/ia-code/iowa_code_1c-2',
    years: {
      2019: '01-01 01-21 05-27 07-04 09-02 11-11 11-28 11-29 12-25',
      2021: '01-01 01-18 05-31 07-05 09-06 11-11 11-25 11-26 12-24 12-31',
      2023: '01-02 01-16 05-29 07-04 09-04 11-10 11-23 11-24 12-25',
    },
  },
  {
    calendar: 'US:NE',
    law: 'Nebraska Revised Statutes 25-2221 and 84-1001, https://nebraskalegislature.gov/laws/statutes.php?statute=84-1001',
    years: {
      2022: '01-17 02-21 04-29 05-30 06-20 07-04 09-05 10-10 11-11 11-24 11-25 12-26',
      2023: '01-02 01-16 02-20 04-28 05-29 06-19 07-04 09-04 10-09 11-10 11-23 11-24 12-25',
      2024: '01-01 01-15 02-19 04-26 05-27 06-19 07-04 09-02 10-14 11-11 11-28 11-29 12-25',
    },
    // The President closed the federal offices, which 84-1001 follows.
    besides: { 2024: '12-24' },
  },
  {
    calendar: 'CA',
    law: 'Canada Labour Code 166, Holidays Act 2 and Bills of Exchange Act 42, https://laws-lois.justice.gc.ca/eng/acts/L-2/',
    years: {
      2019: '01-01 04-19 05-20 07-01 09-02 10-14 11-11 12-25 12-26',
      2022: '04-15 05-23 07-01 09-05 09-30 10-10 11-11 12-26',
      2024: '01-01 03-29 05-20 07-01 09-02 09-30 10-14 11-11 12-25 12-26',
    },
    // Days in lieu of a Saturday and of Boxing Day, which the Code leaves to the employer.
    besides: { 2022: '01-03 12-27' },
  },
  {
    calendar: 'CA:QC',
    law: 'Act respecting labour standards 60 and National Holiday Act, https://www.cnesst.gouv.qc.ca/fr/conditions-travail/conges/jours-feries/liste-jours-feries',
    years: {
      2018: '01-01 03-30 05-21 06-25 07-02 09-03 10-08 12-25',
      2019: '01-01 04-19 05-20 06-24 07-01 09-02 10-14 12-25',
      2024: '01-01 03-29 05-20 06-24 07-01 09-02 10-14 12-25',
    },
  },
  {
    calendar: 'CA:AB',
    law: 'Employment Standards Code, https://alberta.ca/alberta-general-holidays.aspx',
    years: {
      2019: '01-01 02-18 04-19 05-20 07-01 09-02 10-14 11-11 12-25',
      2024: '01-01 02-19 03-29 05-20 07-01 09-02 10-14 11-11 12-25',
      2025: '01-01 02-17 04-18 05-19 07-01 09-01 10-13 11-11 12-25',
    },
  },
  {
    calendar: 'MX',
    law: 'Ley Federal del Trabajo, article 74',
    years: {
      2019: '01-01 02-04 03-18 05-01 09-16 11-18 12-25',
      2022: '01-01 02-07 03-21 05-01 09-16 11-21 12-25',
      2024: '01-01 02-05 03-18 05-01 09-16 10-01 11-18 12-25',
    },
  },
  {
    calendar: 'BR',
    law: 'laws 662/1949, 6.802/1980, 9.093/1995 and 14.759/2023, with Good Friday as in the yearly portarias',
    years: {
      2019: '01-01 04-19 04-21 05-01 09-07 10-12 11-02 11-15 12-25',
      2022: '01-01 04-15 04-21 05-01 09-07 10-12 11-02 11-15 12-25',
      2024: '01-01 03-29 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25',
    },
    // Carnival and Corpus Christi: optional days of the portarias, on which banks and public offices close.
    besides: { 2019: '03-04 03-05 06-20', 2022: '02-28 03-01 06-16', 2024: '02-12 02-13 05-30' },
  },
  {
    calendar: 'AR',
    law: 'law 27.399, https://github.com/legalize-dev/legalize-ar/blob/33936668b863464cb7035e008b8dc99ef771fee4/ar/LEY-27399.md',
    years: {
      2019: '01-01 03-04 03-05 03-24 04-02 04-18 04-19 05-01 05-25 06-17 06-20 07-09 08-17 10-12 11-18 12-08 12-25',
      2022: '01-01 02-28 03-01 03-24 04-02 04-14 04-15 05-01 05-25 06-17 06-20 07-09 08-15 10-10 11-20 12-08 12-25',
      2024: '01-01 02-12 02-13 03-24 03-28 03-29 04-02 05-01 05-25 06-17 06-20 07-09 08-17 10-12 11-18 12-08 12-25',
    },
    besides: {
      2019: '07-08 08-19 10-14',
      2022: '05-18 09-02 10-07 11-21 12-09 12-20',
      2024: '04-01 06-21 10-11',
    },
  },
  {
    calendar: 'AU',
    law: 'Fair Work Act 2009, section 115, with the days in lieu that all states give, https://www.fairwork.gov.au/employment-conditions/public-holidays',
    years: {
      2019: '01-01 01-28 04-19 04-22 04-25 12-25 12-26',
      2023: '01-02 01-26 04-07 04-10 04-25 12-25 12-26',
      2024: '01-01 01-26 03-29 04-01 04-25 12-25 12-26',
    },
  },
];

export default AMERICAS;
