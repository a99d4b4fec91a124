import { country } from '../country.js';

export default country({
  id: 'UG',
  name: 'Uganda',
  timezone: 'Africa/Kampala',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://www.tradeclub.standardbank.com/portal/pt/market-potential/uganda/opening-hours',
    note:
      'Public Service Standing Orders: Monday to Friday; lists that name Sunday alone mean labour law. Banks open ' +
      'on Saturday mornings.',
  },
  library: 'UG',
});
