import { country } from '../country.js';
import { holidays, NOT_FOUND, open, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Jersey: Public Holidays and Bank Holidays (Jersey) Law 1951 and the acts under it. The one-off days are those that the
 * States declared.
 */

const CORN_RIOTS = 'https://soleilradio.com/news/jersey/extra-bank-holiday-in-2021';
const ROYAL_VISIT_2024 = 'https://officeholidays.com/holidays/jersey/channel-islands-royal-visit';
const AS_IN_ENGLAND = 'As in England and Wales and in Guernsey; no text of Jersey was found.';

export default country({
  id: 'JE',
  name: 'Jersey',
  doubtful: [
    { years: '2011-2012', note: 'The days of this year stand in compilations only.' },
    {
      on: '2020-05-04 2020-05-08',
      note: 'That the Early May bank holiday of 2020 stayed on 4 May (Liberation Day, a Saturday, was kept on Friday 8 May) stands in compilations only.',
    },
  ],
  cities: 'Saint Helier',
  currencies: ['GBP'],
  timezone: 'Europe/Jersey',
  weekend: SATURDAY_SUNDAY,
  library: 'JE',
  dates: [
    holidays('Royal wedding', NOT_FOUND, '2011-04-29', { note: AS_IN_ENGLAND }),
    open('Spring bank holiday, moved to 4 June', NOT_FOUND, '2012-05-28', AS_IN_ENGLAND),
    holidays('Spring bank holiday', NOT_FOUND, '2012-06-04', { observed: true, note: AS_IN_ENGLAND }),
    holidays('Early May bank holiday', NOT_FOUND, '2020-05-04', {
      note: 'Moved in the United Kingdom and in Guernsey; in Jersey, 8 May stood for Liberation Day.',
    }),
    holidays('250th anniversary of the Corn Riots', CORN_RIOTS, '2021-09-27'),
    holidays('Visit of King Charles III and Queen Camilla', ROYAL_VISIT_2024, '2024-07-15'),
  ],
});
