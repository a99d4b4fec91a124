import { calendar } from '../../definition.js';

/**
 * Bahrain Bourse, Bahrain time: full-day closures; weekend on Friday and Saturday since September 2006, no early closes
 * known. The data begin with 2010.
 *
 * Closed on the public holidays of Bahrain, with the days given back for holidays on a weekend, as the circulars of the
 * Prime Minister have them.
 */

const CIRCULAR_2025 = 'https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133';

export default calendar({
  id: 'XBAH',
  kind: 'exchange',
  name: 'Bahrain Bourse',
  doubts:
    "Doubts: In 2008 the exchange traded on the Day of Arafah and reopened on the fourth day of the feast (https://www.khaleejtimes.com/business/30-omani-shares-retreat-led-by-muscat-renaissance). Those of the country's calendar hold here too; on 12 November 2020 ministries were closed for mourning, whether the exchange was, was not read.",
  doubtful: [
    {
      named: ['in lieu'],
      note: 'No list of the exchange was read, so that it keeps the days given back is taken from the circulars.',
    },
  ],
  localName: 'بورصة البحرين',
  otherNames: 'BHB, Bahrain Stock Exchange',
  countries: ['BH'],
  cities: 'Manama',
  currencies: ['BHD'],
  isMainExchange: true,
  timezone: 'Asia/Bahrain',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [5, 6] }],
  inherits: [{ calendar: 'BH', from: 2010, source: CIRCULAR_2025 }],
});
