import { country } from '../country.js';
import { datesNamed, inPeriods } from '../many-rows.js';
import { onDates, SATURDAY_SUNDAY } from '../vocabulary.js';

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
 */

const BANK = 'https://www.bot.or.th/en/financial-institutions-holiday.html';

const IN_LIEU_OF_WEEKEND = 'and if saturday,sunday then next monday';

export default country({
  id: 'TH',
  name: 'Thailand',
  doubts:
    'Doubts: 15 July and 30 December 2022 are told of as days of the same kind, in no text that was read. 16 October 2026 is a holiday of the government offices of Bangkok alone, which the exchange keeps.',
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

    // The Cabinet gives the next working day for a holiday on a weekend, listed to 2026, computed after.
    ...inPeriods(
      [
        { from: 2027, to: 2027, source: BANK },
        { from: 2028, status: 'estimated', source: BANK },
      ],
      [
        { rule: 'substitutes 01-01 if saturday,sunday then next monday', name: "New Year's Day" },
        { rule: 'substitutes 04-06 if saturday,sunday then next monday', name: 'Chakri Memorial Day' },
        { rule: 'substitutes 05-01 if saturday,sunday then next monday', name: 'Labour Day' },
        { rule: 'substitutes 05-04 if saturday,sunday then next monday', name: 'Coronation Day' },
        { rule: 'substitutes 06-03 if saturday,sunday then next monday', name: "Queen Suthida's Birthday" },
        { rule: 'substitutes 07-28 if saturday,sunday then next monday', name: "King's Birthday" },
        { rule: 'substitutes 08-12 if saturday,sunday then next monday', name: "The Queen Mother's Birthday" },
        { rule: 'substitutes 10-13 if saturday,sunday then next monday', name: 'King Bhumibol Adulyadej Memorial Day' },
        { rule: 'substitutes 10-23 if saturday,sunday then next monday', name: 'King Chulalongkorn Day' },
        { rule: 'substitutes 12-05 if saturday,sunday then next monday', name: "King Bhumibol Adulyadej's Birthday" },
        { rule: 'substitutes 12-10 if saturday,sunday then next monday', name: 'Constitution Day' },
      ],
    ),
  ],
  dates: [
    ...datesNamed(
      { kind: 'holiday', observed: true, source: BANK },
      {
        '2020-02-10': 'Makha Bucha',
        '2020-07-06': 'Asalha Puja',
        '2020-07-27': 'Songkran Festival',
        '2020-09-04': 'Songkran Festival',
        '2020-09-07': 'Songkran Festival',
        '2020-12-07': "King Bhumibol Adulyadej's Birthday",
        '2021-05-03': 'Labour Day',
        '2021-07-26': 'Asalha Puja',
        '2021-10-22': 'King Chulalongkorn Day',
        '2021-12-06': "King Bhumibol Adulyadej's Birthday",
        '2022-01-03': "New Year's Day",
        '2022-05-02': 'Labour Day',
        '2022-10-24': 'King Chulalongkorn Day',
        '2022-12-12': 'Constitution Day',
        '2023-01-02': "New Year's Eve and New Year's Day",
        '2023-06-05': "Queen Suthida's Birthday and Vesak",
        '2023-08-14': "The Queen Mother's Birthday",
        '2023-12-11': 'Constitution Day',
        '2023-12-29': "New Year's Eve",
        '2024-02-26': 'Makha Bucha',
        '2024-04-08': 'Chakri Memorial Day',
        '2024-04-16': 'Songkran Festival',
        '2024-05-06': 'Coronation Day',
        '2024-07-22': 'Asalha Puja',
        '2024-07-29': "King's Birthday",
        '2024-10-14': 'King Bhumibol Adulyadej Memorial Day',
        '2025-04-07': 'Chakri Memorial Day',
        '2025-05-05': 'Coronation Day',
        '2025-05-12': 'Vesak',
        '2026-06-01': 'Vesak',
        '2026-12-07': "King Bhumibol Adulyadej's Birthday",
        '2027-02-22': 'Makha Bucha',
        '2027-07-19': 'Asalha Puja',
      },
    ),
    ...onDates(
      [
        '2020-12-11',
        '2021-02-12',
        '2021-09-24',
        '2022-07-29',
        '2022-10-14',
        '2023-05-05',
        '2024-04-12',
        '2025-06-02',
        '2025-08-11',
        '2026-01-02',
      ],
      { kind: 'holiday', name: 'Additional special holiday', source: BANK },
    ),

    // Days which the library has on another date; those of a weekend follow from the days in lieu.
    ...datesNamed(
      { kind: 'holiday', source: BANK },
      {
        '2020-05-06': 'Vesak',
        '2023-05-04': 'Coronation Day',
        '2023-06-03': "Queen Suthida's Birthday / Vesak",
        '2023-08-01': 'Asalha Puja',
        '2024-07-20': 'Asalha Puja',
        '2025-02-12': 'Makha Bucha',
        '2025-05-11': 'Vesak',
        '2027-02-21': 'Makha Bucha',
        '2027-05-20': 'Vesak',
        '2027-07-18': 'Asalha Puja',
      },
    ),
    ...datesNamed(
      {
        kind: 'holiday',
        source: BANK,
        basis: 'rule',
        note: "Offices have it the day after Asalha Puja; the banks, by their list's footnote, do not.",
      },
      { '2023-08-02': 'Buddhist Lent', '2024-07-21': 'Buddhist Lent' },
    ),
    ...onDates(['2020-04-13', '2020-04-14', '2020-04-15'], {
      kind: 'open',
      name: 'Songkran Festival: put off (days in lieu in July and September)',
      source: BANK,
    }),
    ...datesNamed(
      { kind: 'open', source: BANK },
      {
        '2020-05-07': 'Vesak: on 6 May',
        '2023-07-31': 'Asalha Puja: on 1 August',
        '2024-07-19': 'Asalha Puja: on 20 July',
        '2025-02-13': 'Makha Bucha: on 12 February',
      },
    ),
  ],
});
