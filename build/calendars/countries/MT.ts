import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MT',
  name: 'Malta',
  cities: 'Valletta',
  currencies: ['EUR'],
  timezone: 'Europe/Malta',
  weekend: SATURDAY_SUNDAY,
  library: 'MT',
  texts: [
    {
      rules: [
        '01-01',
        '02-10',
        '03-19',
        '03-31',
        'easter -2',
        '05-01',
        '06-07',
        '06-29',
        '08-15',
        '09-08',
        '09-21',
        '12-08',
        '12-13',
        '12-25',
      ],
      from: 2019,
      source: 'https://www.gov.mt/en/About%20Malta/Pages/Public%20Holidays.aspx',
      what: "the Government's list of 2019, by the National Holidays and Other Public Holidays Act, chapter 252",
    },
  ],
});
