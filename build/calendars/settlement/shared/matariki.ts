import { holidays, NOT_FOUND } from '../../vocabulary.js';

/**
 * Matariki after the table of its Act, which ends in 2052: the Friday nearest to the nights of Tangaroa, computed as 1.2 days
 * after the first last quarter of the moon from 18 June on. So computed, 29 of the Act's 31 days come out (not 2041, four
 * weeks later, and 2044, a week later).
 */
export const MATARIKI_COMPUTED = holidays(
  'Matariki',
  NOT_FOUND,
  '2053-07-11 2054-07-03 2055-07-16 2056-07-07 2057-06-22 2058-07-12 2059-07-04 2060-06-25 2061-07-15 2062-06-30 ' +
    '2063-06-22 2064-07-11 2065-06-26 2066-07-16 2067-07-08 2068-06-22 2069-07-12 2070-07-04 2071-06-19 2072-07-08 ' +
    '2073-06-30 2074-07-20 2075-07-05 2076-06-26 2077-07-16 2078-07-01 2079-06-23 2080-07-12 2081-07-04 2082-06-19 ' +
    '2083-07-09 2084-06-23 2085-07-13 2086-07-05 2087-06-27 2088-07-16 2089-07-01 2090-06-23 2091-07-13 2092-06-27 ' +
    '2093-07-17 2094-07-09 2095-06-24 2096-07-13 2097-07-05 2098-06-20 2099-07-10 2100-07-02',
  {
    status: 'estimated',
    note: 'doubt: after the table of the Act (2052) computed, as the Friday nearest to 1.2 days after the first last quarter of the moon from 18 June on; so 29 of the 31 days of the table come out.',
  },
);
