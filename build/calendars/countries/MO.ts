import { country } from '../country.js';
import { datesNamed, rulesNamed } from '../many-rows.js';
import { type ListedDate, type RuleRow, SATURDAY_SUNDAY, unsourced } from '../vocabulary.js';

/** Macao: the public holidays; days off that the public administration grants its own staff are not among them. */

const MACAO_ORDER = 'https://bo.io.gov.mo/BO/i/2000/40/ordem60.asp';
const MACAO_2000 = 'https://bo.io.gov.mo/bo/i/1999/01/regadm04.asp';
const LUNAR_TABLES = 'https://www.hko.gov.hk/en/gts/time/conversion.htm';

/** Executive Order 60/2000, in force from 2001; the regulation for 2000 has the same days. Nothing moves from a weekend. */
const MACAO_RULES: readonly RuleRow[] = rulesNamed(
  { from: 2000, source: `${MACAO_ORDER} and, for 2000, ${MACAO_2000}` },
  {
    '01-01': "New Year's Day",
    'chinese 01-0-01': 'Lunar New Year',
    'chinese 01-0-02': 'Lunar New Year',
    'chinese 01-0-03': 'Lunar New Year',
    'chinese 5-01 solarterm': 'Cheng Ming',
    'easter -2': 'Good Friday',
    'easter -1': 'Holy Saturday',
    '05-01': 'Labour Day',
    'chinese 04-0-08': "Buddha's Birthday",
    'chinese 05-0-05': 'Tung Ng (Dragon Boat)',
    'chinese 08-0-16': 'Day following Chong Chao (Mid-Autumn Festival)',
    '10-01': 'National Day',
    '10-02': 'Day following National Day',
    'chinese 09-0-09': 'Chong Yeong',
    '11-02': "All Souls' Day",
    '12-08': 'Immaculate Conception',
    '12-20': 'Macao SAR Establishment Day',
    'december solstice in Asia/Macao': 'Winter Solstice',
    '12-24': 'Christmas Eve',
    '12-25': 'Christmas Day',
  },
);

const MACAO_DATES: readonly ListedDate[] = [
  ...unsourced(
    "70th anniversary of the victory of the Chinese people's war of resistance against Japanese aggression",
    ['2015-09-03'],
    'doubt: declared in mainland China and in Hong Kong; no text for Macao was found',
  ),

  // Years in which the library's lunar months are wrong (see HK.ts): the days meant, and the library's.
  ...datesNamed(
    { kind: 'holiday', source: LUNAR_TABLES },
    {
      '2033-09-09': 'Day following Chong Chao (Mid-Autumn Festival)',
      '2033-10-01': 'National Day / Chong Yeong',
      '2039-10-03': 'Day following Chong Chao (Mid-Autumn Festival)',
      '2051-10-13': 'Chong Yeong',
      '2053-06-20': 'Tung Ng (Dragon Boat)',
      '2059-09-22': 'Day following Chong Chao (Mid-Autumn Festival)',
    },
  ),
  ...datesNamed(
    { kind: 'open', source: LUNAR_TABLES },
    {
      '2033-10-08': 'Day following Chong Chao (Mid-Autumn Festival): on another day',
      '2033-10-30': 'National Day / Chong Yeong: on another day',
      '2051-10-12': 'Chong Yeong: on another day',
      '2053-06-19': 'Tung Ng (Dragon Boat): on another day',
      '2059-09-21': 'Day following Chong Chao (Mid-Autumn Festival): on another day',
    },
  ),
  // The library has the day following Chong Chao here too.
  { date: '2039-10-02', kind: 'holiday', name: 'Day following National Day', source: MACAO_ORDER },
];

export default country({
  id: 'MO',
  name: 'Macao',
  localName: '澳門 / Macau',
  otherNames: 'Macau',
  currencies: ['MOP'],
  aliases: ['CN:MO'],
  timezone: 'Asia/Macau',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: 2000,
    why: 'the orders read are those of the Special Administrative Region, established in December 1999',
  },
  rules: MACAO_RULES,
  dates: MACAO_DATES,
});
