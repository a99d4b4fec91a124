import type { ListedDate } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Australia. The states and territories were compared with the government's lists: 2019 to 2023 (data.gov.au) and
 * 2024 to 2026 (Fair Work Ombudsman). Lacking are Victoria's Fridays before the Grand Final where the match was on
 * another Saturday than the library's rule has it, South Australia's additional day for Anzac Day 2021, and in some
 * states Christmas, Boxing Day or Australia Day themselves where a substitute was given for the weekend. Tasmania
 * kept New Year 2023 on Monday 2 January; the library has Tuesday.
 * New South Wales' Bank Holiday (first Monday of August), a holiday of banks only, is left out.
 *
 * Doubts: Anzac Day 2021, a Sunday, is not in the list of the Australian Capital Territory. How Tasmania
 * keeps a New Year on a Sunday in other years (2012, 2017, 2028 and on) was not read. Before 2019 no list was read.
 */

const LISTS = 'https://data.gov.au/data/dataset/australian-holidays-machine-readable-dataset';

function holidays(name: string, source: string, dates: readonly string[]): ListedDate[] {
  return dates.map((date) => ({ date, kind: 'holiday', name, source }));
}

export const AU: readonly CountryAmendment[] = [
  {
    id: 'AU:NT',
    subdivisions: true,
    dates: [
      ...holidays('Christmas Day', LISTS, ['2021-12-25', '2022-12-25']),
      ...holidays('Boxing Day', LISTS, ['2021-12-26']),
    ],
  },
  {
    id: 'AU:SA',
    subdivisions: true,
    dates: [
      ...holidays('Australia Day', LISTS, ['2020-01-26']),
      ...holidays('Anzac Day (additional day)', LISTS, ['2021-04-26']),
      ...holidays('Christmas Day', LISTS, ['2021-12-25', '2022-12-25']),
      ...holidays('Proclamation Day', LISTS, ['2021-12-26']),
    ],
  },
  {
    id: 'AU:TAS',
    subdivisions: true,
    dates: [
      ...holidays('Boxing Day', LISTS, ['2021-12-26']),
      ...holidays("New Year's Day", LISTS, ['2023-01-01', '2023-01-02']),
      { date: '2023-01-03', kind: 'open', name: "New Year's Day: kept on 2 January", source: LISTS },
    ],
  },
  {
    id: 'AU:VIC',
    subdivisions: true,
    dates: [
      ...holidays('AFL Grand Final Friday', 'https://zerosleeps.com/blog/2015/9/26/afl-grand-final-public-holiday/', [
        '2015-10-02',
      ]),
      ...holidays(
        'AFL Grand Final Friday',
        'http://www.qppstudio.net/public-holidays-news/2020/victoria-afl-public-holiday-even-if-venue-changes-012976.htm',
        ['2020-10-23'],
      ),
      ...holidays('AFL Grand Final Friday', 'https://www.surgeons.org/News/News/RACS-public-holiday-closures', [
        '2022-09-23',
      ]),
    ],
  },
];
