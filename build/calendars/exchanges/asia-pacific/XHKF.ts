import { calendar } from '../../definition.js';
import { rulesNamed } from '../../many-rows.js';

/**
 * Hong Kong Futures Exchange: index futures and options, Hong Kong time. Closed on Saturdays, Sundays and public holidays,
 * and with the stock market on days of severe weather (until September 2024; both were closed on 8 September 2023:
 * https://www.kgi.com.hk/en/why-kgis/whats-hot/company-news---feed?id=75c05dc11e5c4b4e9eaaf3b24c1956a5). On the half days of
 * the stock market trading ends at 12:30. The session after hours belongs to the next day.
 *
 * Products without Hong Kong dollars (MSCI futures since 9 May 2022, currency futures since 29 March 2024) trade on public
 * holidays too (https://www.hkex.com.hk/Services/Trading/Derivatives/Overview/Trading-Mechanism/Derivatives-Holiday-Trading).
 */

const BROKER = 'http://www.successfn.com/en/Futures_Info_Local';
const WEEKDAYS = [1, 2, 3, 4, 5];

export default calendar({
  id: 'XHKF',
  kind: 'exchange',
  name: 'Hong Kong Futures Exchange (index futures and options)',
  doubts:
    'Doubts: Typhoons that ended trading in the course of a day are not entered. The years before 2017 were not looked into.',
  doubtful: [
    {
      kinds: ['early_close'],
      note: "The hour of the half days is a broker's, of 2017 to 2019; a broker of contracts for difference has 12:00 on 9 February 2024.",
    },
  ],
  localName: '香港期貨交易所',
  otherNames: 'HKFE, Hang Seng futures',
  countries: ['HK'],
  cities: 'Hong Kong',
  currencies: ['HKD'],
  note: 'Closures by weather were announced on the day; since September 2024 the exchange trades through it.',
  timezone: 'Asia/Hong_Kong',
  years: [2017, 2100],
  weekend: [{ start: '2017-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XHKG', from: 2017, kinds: ['holiday'], source: BROKER }],
  rules: rulesNamed(
    { closes: '12:30', from: 2017, weekdays: WEEKDAYS, source: BROKER },
    { '12-24': 'Christmas Eve', '12-31': "New Year's Eve", 'chinese 01-0-00': 'Eve of Lunar New Year' },
  ),
});
