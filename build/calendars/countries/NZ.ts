import { country } from '../country.js';
import { MATARIKI_COMPUTED } from '../settlement/shared/matariki.js';
import { holidays, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * New Zealand. Waitangi Day and ANZAC Day on a weekend are kept on the Monday since an act of 2013 only, for the first
 * time on 27 April 2015 and 8 February 2016; the library moves them in all years (excluded before). Matariki is listed in its Act
 * (and in the library) to 2052, and computed after.
 */

const ACT_2013 = 'Holidays (Full Recognition of Waitangi Day and ANZAC Day) Amendment Act 2013';

const SOUTH_CANTERBURY = 'https://www.timarucourier.co.nz/news/anniversary-day-to-move/';
const SOUTHLAND = 'https://www.officeholidays.com/holidays/new-zealand/southland-anniversary-day';

const RULES: readonly RuleRow[] = [
  { rule: '02-06', name: 'Waitangi Day', from: 1990, to: 2015, source: ACT_2013 },
  { rule: '04-25', name: 'Anzac Day', from: 1990, to: 2014, source: ACT_2013 },
];

export default country({
  id: 'NZ',
  name: 'New Zealand',
  localName: 'New Zealand / Aotearoa',
  cities: 'Wellington',
  currencies: ['NZD'],
  timezone: 'Pacific/Auckland',
  weekend: SATURDAY_SUNDAY,
  library: 'NZ',
  exclusions: [
    {
      rule: '02-06 and if saturday,sunday then next monday',
      to: 2015,
      why: 'moved from a weekend since 2016 only: see the rules',
    },
    {
      rule: '04-25 and if saturday,sunday then next monday',
      to: 2014,
      why: 'moved from a weekend since 2015 only: see the rules',
    },
  ],
  rules: RULES,
  dates: MATARIKI_COMPUTED,
  subdivisions: [
    { id: 'AUK', name: 'Auckland Province', localName: 'Tāmaki-makau-rau', library: 'AUK' },
    { id: 'BOP', name: 'Bay of Plenty', localName: 'Te Moana-a-Toi', library: 'BOP' },
    {
      id: 'CAN',
      name: 'Canterbury',
      localName: 'Waitaha',
      library: 'CAN',
      subdivisions: [
        {
          id: 'TIMARU',
          name: 'Timaru District',
          library: 'Timaru',
          exclusions: [
            {
              rule: 'friday after 2nd tuesday in November',
              why: `South Canterbury keeps the fourth Monday of September: see the rules; ${SOUTH_CANTERBURY}`,
            },
          ],
          rules: [
            {
              rule: '4th monday in September',
              name: 'South Canterbury Anniversary Day',
              from: 1990,
              exceptYears: [2022],
              source: SOUTH_CANTERBURY,
              note: '26 September 2022, a day of mourning, whence the anniversary was moved to 11 November for that year.',
            },
          ],
          dates: holidays('South Canterbury Anniversary Day', SOUTH_CANTERBURY, '2022-11-11'),
        },
      ],
    },
    { id: 'CIT', name: 'Chatham Islands', localName: 'Wharekauri', timezone: 'Pacific/Chatham', library: 'CIT' },
    { id: 'GIS', name: 'Gisborne', localName: 'Te Tai Rāwhiti', library: 'GIS' },
    { id: 'HKB', name: "Hawke's Bay", localName: 'Te Matau-a-Māui', library: 'HKB' },
    { id: 'MBH', name: 'Marlborough', localName: 'Te Tauihu-o-te-waka', library: 'MBH' },
    { id: 'MWT', name: 'Manawatu-Wanganui', library: 'MWT' },
    { id: 'NSN', name: 'Nelson', localName: 'Whakatū', library: 'NSN' },
    { id: 'NTL', name: 'Northland', localName: 'Te Tai Tokerau', library: 'NTL' },
    { id: 'OTA', name: 'Otago Province', localName: 'Ōtākou', library: 'OTA' },
    {
      id: 'STL',
      name: 'Southland',
      localName: 'Murihiku',
      library: 'STL',
      exclusions: [{ rule: 'easter 2', to: 2011, why: `decided in December 2011; ${SOUTHLAND}` }],
      rules: [
        {
          rule: '01-17 if tuesday,wednesday,thursday then previous monday if friday,saturday,sunday then next monday',
          name: 'Southland Anniversary Day',
          from: 1990,
          to: 2011,
          status: 'estimated',
          source: NOT_FOUND,
          note: 'The Monday nearest 17 January before 2012, as compilations have it.',
        },
      ],
    },
    { id: 'TAS', name: 'Tasman', localName: 'Te Tai-o-Aorere', library: 'TAS' },
    { id: 'TKI', name: 'Taranaki', library: 'TKI' },
    { id: 'WKO', name: 'Waikato', library: 'WKO' },
    { id: 'WGN', name: 'Wellington Province', localName: 'Te Whanga-nui-a-Tara', library: 'WGN' },
    {
      id: 'WTC',
      name: 'Westland',
      localName: 'Te Tai Poutini',
      library: 'WTC',
      subdivisions: [{ id: 'BULLER', name: 'Buller district', library: 'Buller' }],
    },
  ],
});
