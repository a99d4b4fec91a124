/** Kept on the Monday nearest to it. */
const TO_NEAREST_MONDAY =
  'if tuesday,wednesday,thursday then previous monday if friday,saturday,sunday then next monday';

/** The anniversary days of the cities in which the New Zealand dollar is traded and fixed. */
export const CITY_ANNIVERSARIES = [
  { rule: `01-22 ${TO_NEAREST_MONDAY}`, name: 'Wellington Anniversary' },
  { rule: `01-29 ${TO_NEAREST_MONDAY}`, name: 'Auckland Anniversary' },
];
