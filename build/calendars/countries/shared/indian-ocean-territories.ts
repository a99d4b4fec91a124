import { rulesNamed } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * What Christmas Island and the Cocos (Keeling) Islands have in common: the Public and Bank Holidays Act 1972 of Western
 * Australia as applied there (section 8A of the Christmas Island Act 1958 and of the Cocos (Keeling) Islands Act 1955),
 * and days that the Administrator proclaims for the year. A holiday on a Saturday or Sunday is given on the Monday too;
 * Boxing Day on a Sunday or Monday on the Tuesday.
 */
const LIST_2016 = 'https://www.cocoscoop.cc/events/';
/** One of the yearly proclamations, that of 2025; it names the Act, whose days are those of the list of 2016. */
export const PROCLAMATION_2025 =
  'https://www.infrastructure.gov.au/sites/default/files/documents/a20-2024-administrator-community-bulletin-ci-public-holidays-2025.pdf';

/** What the proclaimed days of most years rest on. */
export const BY_PROCLAMATION =
  'Proclaimed by the Administrator; the proclamation was not read, a compilation that cites it has the day.';

export const ON_WEEKENDS = 'and if saturday,sunday then next monday';

export const ACT_DAYS: readonly RuleRow[] = [
  // What Christmas Island and the Cocos (Keeling) Islands have in common: the Public and Bank Holidays Act 1972 of Western
  // Australia as applied there (section 8A of the Christmas Island Act 1958 and of the Cocos (Keeling) Islands Act 1955),
  // and days that the Administrator proclaims for the year. A holiday on a Saturday or Sunday is given on the Monday too;
  // Boxing Day on a Sunday or Monday on the Tuesday.
  ...rulesNamed(
    { from: 1990, source: LIST_2016 },
    {
      [`01-01 ${ON_WEEKENDS}`]: "New Year's Day",
      [`01-26 ${ON_WEEKENDS}`]: 'Australia Day',
      'easter -2': 'Good Friday',
      [`04-25 ${ON_WEEKENDS}`]: 'Anzac Day',
      [`12-25 ${ON_WEEKENDS}`]: 'Christmas Day',
      '12-26 and if saturday then next monday if sunday,monday then next tuesday': 'Boxing Day',
    },
  ),
];
