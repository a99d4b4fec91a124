import { country } from '../country.js';
import { type ListedDate, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Thailand since 2020: before, the library has the holidays of the present reign in every year, and Coronation Day on 4
 * instead of 5 May. The Bank's list of 2027 (announcement 37/2569, Royal Gazette of 25 August 2026, read at second hand) is
 * in; from 2028 on the Buddhist days and the days in lieu of a weekend are computed; those in lieu of
 * Songkran and New Year's Eve, and the days that the Cabinet adds, are not foreseen. The library lacks Labour Day, all days in
 * lieu of a weekend and the days the Cabinet adds, and has a few Buddhist days on wrong dates. The rows below follow
 * the Bank of Thailand's lists of financial institutions' holidays, which keep the Cabinet's days but for Buddhist
 * Lent and the Royal Ploughing Ceremony (government offices only).
 *
 * Labour Day closes banks and private business, government offices stay open. Buddhist Lent closes government offices
 * only and is left as the library has it (the day after Asarnha Bucha). The Royal Ploughing Ceremony is not in.
 *
 * Left out, as days of the public service alone, which its departments keep as their duties allow and which are no public
 * holidays (https://thansettakij.com/politics/462216 on 2021): 19 and 20 November 2020 (https://news.ch7.com/detail/439001),
 * 12 April 2021, 31 July 2023 and 30 December 2024 (https://tna.mcot.net/politics-1260681), and days in lieu that the
 * banks' lists lack (2023-04-17, 2025-04-16).
 *
 * Doubts: 15 July and 30 December 2022 are told of as days of the same kind, in no text that was read. 16 October 2026 is a holiday of the
 * government offices of Bangkok alone, which the exchange keeps.
 */

const BANK = 'https://www.bot.or.th/en/financial-institutions-holiday.html';

type Row = readonly [date: string, name: string];

const IN_LIEU: readonly Row[] = [
  ['2020-02-10', 'Makha Bucha'],
  ['2020-07-06', 'Asalha Puja'],
  ['2020-07-27', 'Songkran Festival'],
  ['2020-09-04', 'Songkran Festival'],
  ['2020-09-07', 'Songkran Festival'],
  ['2020-12-07', "King Bhumibol Adulyadej's Birthday"],
  ['2021-05-03', 'Labour Day'],
  ['2021-07-26', 'Asalha Puja'],
  ['2021-10-22', 'King Chulalongkorn Day'],
  ['2021-12-06', "King Bhumibol Adulyadej's Birthday"],
  ['2022-01-03', "New Year's Day"],
  ['2022-05-02', 'Labour Day'],
  ['2022-10-24', 'King Chulalongkorn Day'],
  ['2022-12-12', 'Constitution Day'],
  ['2023-01-02', "New Year's Eve and New Year's Day"],
  ['2023-06-05', "Queen Suthida's Birthday and Vesak"],
  ['2023-08-14', "The Queen Mother's Birthday"],
  ['2023-12-11', 'Constitution Day'],
  ['2023-12-29', "New Year's Eve"],
  ['2024-02-26', 'Makha Bucha'],
  ['2024-04-08', 'Chakri Memorial Day'],
  ['2024-04-16', 'Songkran Festival'],
  ['2024-05-06', 'Coronation Day'],
  ['2024-07-22', 'Asalha Puja'],
  ['2024-07-29', "King's Birthday"],
  ['2024-10-14', 'King Bhumibol Adulyadej Memorial Day'],
  ['2025-04-07', 'Chakri Memorial Day'],
  ['2025-05-05', 'Coronation Day'],
  ['2025-05-12', 'Vesak'],
  ['2026-06-01', 'Vesak'],
  ['2026-12-07', "King Bhumibol Adulyadej's Birthday"],
  ['2027-02-22', 'Makha Bucha'],
  ['2027-07-19', 'Asalha Puja'],
];

const ADDED =
  '2020-12-11 2021-02-12 2021-09-24 2022-07-29 2022-10-14 2023-05-05 2024-04-12 2025-06-02 2025-08-11 2026-01-02';

/** Days which the library has on another date; those of a weekend follow from the days in lieu. */
const RIGHT_DAYS: readonly Row[] = [
  ['2020-05-06', 'Vesak'],
  ['2023-05-04', 'Coronation Day'],
  ['2023-06-03', "Queen Suthida's Birthday / Vesak"],
  ['2023-08-01', 'Asalha Puja'],
  ['2023-08-02', 'Buddhist Lent'],
  ['2024-07-20', 'Asalha Puja'],
  ['2024-07-21', 'Buddhist Lent'],
  ['2025-02-12', 'Makha Bucha'],
  ['2025-05-11', 'Vesak'],
  ['2027-02-21', 'Makha Bucha'],
  ['2027-05-20', 'Vesak'],
  ['2027-07-18', 'Asalha Puja'],
];

const NO_HOLIDAYS: readonly Row[] = [
  ['2020-04-13', 'Songkran Festival: put off (days in lieu in July and September)'],
  ['2020-04-14', 'Songkran Festival: put off (days in lieu in July and September)'],
  ['2020-04-15', 'Songkran Festival: put off (days in lieu in July and September)'],
  ['2020-05-07', 'Vesak: on 6 May'],
  ['2023-07-31', 'Asalha Puja: on 1 August'],
  ['2024-07-19', 'Asalha Puja: on 20 July'],
  ['2025-02-13', 'Makha Bucha: on 12 February'],
];

const IN_LIEU_OF_WEEKEND = 'and if saturday,sunday then next monday';
/** The Cabinet gives the next working day for a holiday on a weekend, listed to 2026, computed after. */
const FIXED_DAYS: readonly Row[] = [
  ['01-01', "New Year's Day"],
  ['04-06', 'Chakri Memorial Day'],
  ['05-01', 'Labour Day'],
  ['05-04', 'Coronation Day'],
  ['06-03', "Queen Suthida's Birthday"],
  ['07-28', "King's Birthday"],
  ['08-12', "The Queen Mother's Birthday"],
  ['10-13', 'King Bhumibol Adulyadej Memorial Day'],
  ['10-23', 'King Chulalongkorn Day'],
  ['12-05', "King Bhumibol Adulyadej's Birthday"],
  ['12-10', 'Constitution Day'],
];

export default country({
  id: 'TH',
  name: 'Thailand',
  localName: 'ไทย',
  cities: 'Bangkok',
  currencies: ['THB'],
  note: 'Special holidays that the cabinet adds are left out until they are announced.',
  timezone: 'Asia/Bangkok',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2020, why: 'before, the library has holidays of the present reign, and no days in lieu' },
  library: 'TH',
  rules: [
    { rule: '05-01', name: 'Labour Day', names: { th: 'วันแรงงานแห่งชาติ' }, from: 2020, source: BANK },
    { rule: `feast makha-bucha at TH ${IN_LIEU_OF_WEEKEND}`, name: 'Makha Bucha', from: 2027, source: BANK },
    { rule: `feast visakha-bucha at TH ${IN_LIEU_OF_WEEKEND}`, name: 'Vesak', from: 2027, source: BANK },
    { rule: `feast asalha-bucha at TH ${IN_LIEU_OF_WEEKEND}`, name: 'Asalha Puja', from: 2027, source: BANK },
    { rule: 'feast buddhist-lent at TH', name: 'Buddhist Lent', from: 2027, source: BANK },
    ...FIXED_DAYS.flatMap(([day, name]) => {
      const row = { rule: `substitutes ${day} if saturday,sunday then next monday`, name, source: BANK };
      return [
        { ...row, from: 2027, to: 2027 },
        { ...row, from: 2028, status: 'estimated' as const },
      ];
    }),
  ],
  dates: [
    ...IN_LIEU.map(([date, name]): ListedDate => ({ date, kind: 'holiday', name, observed: true, source: BANK })),
    ...ADDED.split(' ').map(
      (date): ListedDate => ({ date, kind: 'holiday', name: 'Additional special holiday', source: BANK }),
    ),
    ...RIGHT_DAYS.map(([date, name]): ListedDate => ({ date, kind: 'holiday', name, source: BANK })),
    ...NO_HOLIDAYS.map(([date, name]): ListedDate => ({ date, kind: 'open', name, source: BANK })),
  ],
});
