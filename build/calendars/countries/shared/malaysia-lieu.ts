import type { ListedDate } from '../../vocabulary.js';

/**
 * Weekly holidays after the table of 2027 whose day in lieu is a holiday itself: the next day that is none is one (section 3 (2) of the
 * Act), which a rule of one day cannot say. Worked out from the days of each place; those of Kuala Lumpur to 2100, since a
 * payment system keeps them. In Kedah a Friday is made up, in Kelantan and Terengganu a Saturday, from the Sunday on.
 */

const NEW_YEAR = { name: 'Chinese New Year', names: { ms: 'Tahun Baru Cina' } };
const SECOND_DAY = { name: 'Second Day of Chinese New Year', names: { ms: 'Tahun Baru Cina (hari kedua)' } };
const CHRISTMAS = { name: 'Christmas Day', names: { ms: 'Hari Krismas' } };
const EVE = { name: 'Christmas Eve', names: { ms: 'Sehari sebelum Hari Krismas' } };
const HAJI = { name: 'Eid al-Adha', names: { ms: 'Hari Raya Haji' } };
const TERRITORY = { name: 'Federal Territory Day', names: { ms: 'Hari Wilayah Persekutuan' } };
const SECOND_DAY_OF_FITR = { name: 'Second Day of Eid al-Fitr', names: { ms: 'Hari Raya Aidilfitri (hari kedua)' } };
const ISRA = { name: "Isra and Mi'raj", names: { ms: 'Israk dan Mikraj' } };
const HOL = { name: 'Hol of Sultan Iskandar of Johor', names: { ms: 'Hari Hol Almarhum Sultan Iskandar' } };

const WHOLE = '01 04 05 06 07 08 10 12 14 15 16';
const TERRITORIES = '14 15 16';

/** By date: the holiday made up, and the places that keep both days. */
export const MADE_UP: readonly (readonly [
  date: string,
  holiday: Pick<ListedDate, 'name' | 'names'>,
  places: string,
])[] = [
  ['2027-02-09', SECOND_DAY, '01 04'],
  ['2027-06-08', { name: 'Islamic New Year', names: { ms: 'Awal Muharam' } }, '13'],
  ['2027-12-27', CHRISTMAS, '11'],
  ['2028-12-26', EVE, '12'],
  ['2030-02-06', NEW_YEAR, `MY ${WHOLE} 09 13`],
  ['2031-01-27', SECOND_DAY, '02'],
  ['2033-12-26', { name: 'Eid al-Fitr', names: { ms: 'Hari Raya Aidilfitri' } }, '02'],
  ['2033-12-26', SECOND_DAY_OF_FITR, '03 11'],
  ['2034-12-26', EVE, '12'],
  ['2036-02-11', HAJI, '02'],
  ['2037-02-18', NEW_YEAR, `MY ${WHOLE} 09 13`],
  ['2039-12-27', CHRISTMAS, `MY ${WHOLE} 13`],
  ['2039-12-28', CHRISTMAS, '09'],
  ['2040-02-20', HOL, '01'],
  ['2041-10-01', SECOND_DAY_OF_FITR, '03'],
  ['2044-02-02', SECOND_DAY, TERRITORIES],
  ['2044-12-27', CHRISTMAS, '01'],
  ['2045-12-26', EVE, '12'],
  ['2046-06-05', ISRA, '05 09'],
  ['2047-11-25', HOL, '01'],
  ['2049-05-18', { name: 'Vesak', names: { ms: 'Hari Wesak' } }, '09'],
  ['2050-09-19', { name: 'Malaysia Day', names: { ms: 'Hari Malaysia' } }, '02'],
  ['2051-12-26', EVE, '12'],
  ['2052-09-30', HOL, '01'],
  ['2055-08-30', HOL, '01'],
  ['2056-12-26', EVE, '12'],
  ['2057-02-06', ISRA, '02'],
  ['2058-06-04', HAJI, `MY ${WHOLE}`],
  ['2058-09-02', { name: 'National Day', names: { ms: 'Hari Kebangsaan' } }, '03 11'],
  ['2060-02-04', TERRITORY, TERRITORIES],
  ['2060-07-05', HOL, '01'],
  ['2066-06-08', { name: "Prophet's Birthday (Mawlid)", names: { ms: 'Maulidur Rasul' } }, '14'],
  ['2071-02-03', TERRITORY, '14'],
  ['2072-05-03', { name: 'Labour Day', names: { ms: 'Hari Pekerja' } }, '14'],
  ['2094-02-02', { name: 'Thaipusam', names: { ms: 'Hari Thaipusam' } }, '14'],
];
