import { excludedRules } from '../../many-rows.js';

/** What the states of the United States have in common: days of the library that few keep, and moves from a weekend. */

export const PEW_2022 =
  'https://www.pewresearch.org/short-reads/2022/06/17/nearly-half-of-states-now-recognize-juneteenth-as-an-official-holiday/';

export const PEW_2023 = 'https://www.foxla.com/news/juneteenth-which-states-recognize-official-public-holiday-2023';

export const COLUMBUS_DAY = '2nd monday in October';

export const PRESIDENTS_DAY = '3rd monday in February';

export const DAY_AFTER_THANKSGIVING = 'friday after 4th thursday in November';

export const GENERAL_ELECTION = 'tuesday after 1st monday in November in even years';

export const FIXED_DAYS = [
  ['01-01 and', "New Year's Day"],
  ['07-04 and', 'Independence Day'],
  ['12-25 and', 'Christmas Day'],
] as const;

export const VETERANS_DAY = ['substitutes 11-11', 'Veterans Day'] as const;

export const FRIDAY_BEFORE = [
  '01-01 and if sunday then next monday if saturday then previous friday',
  '07-04 and if sunday then next monday if saturday then previous friday',
  '12-25 and if sunday then next monday if saturday then previous friday',
];

export const JUNETEENTH_LIBRARY = '06-19 and if sunday then next monday if saturday then previous friday since 2021';

export const VETERANS_DAY_LIBRARY = 'substitutes 11-11 if sunday then next monday if saturday then previous friday';

export const FRIDAYS_NOT_KEPT = excludedRules(
  [
    '01-01 and if sunday then next monday if saturday then previous friday',
    '07-04 and if sunday then next monday if saturday then previous friday',
    '12-25 and if sunday then next monday if saturday then previous friday',
    JUNETEENTH_LIBRARY,
    VETERANS_DAY_LIBRARY,
  ],
  { why: 'a Saturday holiday is not kept on the Friday: see the rules' },
);
