import { calendar } from '../definition.js';

/**
 * Hryvnia: the System of Electronic Payments (SEP) of the National Bank of Ukraine, and the banking days by which it
 * dates payments.
 *
 * To February 2022 a payment of a weekend or holiday bore the date of the next banking day. Under martial law (since 24
 * February 2022) holidays are banking days. The system works round the clock and in 2025 gave each payment the date of
 * the calendar day; banks and the currency market keep the working week, which is what this calendar tells.
 */

const UNDER_MARTIAL_LAW = 'https://rbc.ua/ukr/styler/budut-rabotat-banki-mayskie-prazdniki-grafik-1650966407.html';
const JANUARY_2022 =
  'https://amp.politeka.net/uk/society/360808-nacbank-sdelal-preduprezhdenie-kak-budut-rabotat-bankomaty-vo-vremya-prazdnikov';

export default calendar({
  id: 'UAH',
  kind: 'settlement',
  name: 'SEP (hryvnia)',
  doubts:
    "Doubts: since when payments bear the calendar day was not found. Days off moved by the Cabinet of Ministers, with a Saturday worked, are not in (nor in the country's calendar). Before 2000 it is not settled which holidays moved.",
  doubtful: [
    {
      years: '2027-',
      note: 'When holidays count again depends on the end of martial law; from 2027 on they are entered as the country has them.',
    },
  ],
  otherNames: 'NBU',
  countries: ['UA'],
  timezone: 'Europe/Kyiv',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'UA', from: 2000, to: 2021, source: JANUARY_2022 },
    { calendar: 'UA', from: 2022, source: UNDER_MARTIAL_LAW },
  ],
});
