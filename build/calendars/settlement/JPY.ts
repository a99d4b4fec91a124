import { calendar } from '../definition.js';
import { onRules } from '../many-rows.js';

/**
 * BOJ-NET, the funds transfer system of the Bank of Japan: closed when the Bank's offices and all banks are, on
 * Saturdays, Sundays, national holidays and from 31 December to 3 January. None of these four days moves when it is on
 * a weekend.
 */

const BANKING_ACT = 'https://laws.e-gov.go.jp/law/357CO0000000040';
const OFFICES = 'https://pleasefireme.com/writers-diary/how-many-bank-holidays-does-japan-have/';

const BANK_HOLIDAY = {
  name: 'Bank Holiday',
  names: { ja: '銀行休業日' },
  from: 1990,
  source: BANKING_ACT,
  note: `The Bank of Japan's offices are closed too: ${OFFICES}`,
};

export default calendar({
  id: 'JPY',
  kind: 'settlement',
  name: 'BOJ-NET (Japanese yen)',
  doubts:
    "Doubts: a statement of the Bank on BOJ-NET's own days was not found; the days are those of the Banking Act and of the Bank's offices.",
  doubtful: [
    {
      years: '-2016',
      note: 'The Act was read as it stood in 2017; that the days were the same in 1990 (Saturdays since February 1989) rests on the days of the exchanges, which are the same.',
    },
  ],
  otherNames: 'BOJ, Bank of Japan, Zengin',
  countries: ['JP'],
  timezone: 'Asia/Tokyo',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'JP', from: 1990, asDeclared: true, source: BANKING_ACT }],
  rules: onRules(['01-02', '01-03', '12-31'], BANK_HOLIDAY),
});
