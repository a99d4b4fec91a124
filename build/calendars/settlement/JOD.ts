import { calendar } from '../definition.js';
import XAMM from '../exchanges/middle-east-africa/XAMM.js';

/**
 * Jordanian dinar: RTGS-JO of the Central Bank of Jordan, on the days of the banks. Banks, exchange and depository keep
 * the public holidays that the Prime Minister announces (memo of the depository for June 2024); the calendar takes over that of the exchange, but for the suspension of trading in 2020. No calendar of the system was found;
 * the days on which banks were shut in the spring of 2020 were not settled.
 */

const ANNOUNCED_2024 = 'https://sdc.com.jo/en/memos/17923';

export default calendar({
  id: 'JOD',
  kind: 'settlement',
  name: 'RTGS-JO (Jordanian dinar)',
  countries: ['JO'],
  timezone: 'Asia/Amman',
  years: XAMM.years,
  weekend: XAMM.weekend,
  inherits: [
    {
      calendar: 'XAMM',
      from: 2010,
      kinds: ['holiday'],
      except: ['Suspension of trading (pandemic)'],
      source: ANNOUNCED_2024,
    },
  ],
});
