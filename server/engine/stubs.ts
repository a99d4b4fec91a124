/** The words for where the days of a schedule go that are no whole period, and for that there are none. */
export const STUBS = [
  'short_front',
  'long_front',
  'smart_front',
  'short_back',
  'long_back',
  'smart_back',
  'none',
] as const;
