import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Sweden. Compared with the Act (1989:253) on public holidays in both its forms: until 2004 Whit Monday was a holiday,
 * since 2005 6 June is one instead. The library has 6 June since 2005 and Whit Monday never. The eves of Midsummer,
 * Christmas and New Year, which it has as bank holidays, are not in the act. Two others put them on a par with Sundays where leave and time
 * limits are counted (1977:480, section 3 a; 1930:173, section 2), which closes nothing: they rest on the library.
 */

export default country({
  id: 'SE',
  name: 'Sweden',
  localName: 'Sverige',
  cities: 'Stockholm',
  currencies: ['SEK'],
  timezone: 'Europe/Stockholm',
  weekend: SATURDAY_SUNDAY,
  library: 'SE',
  texts: [
    {
      rules: [
        '01-01',
        '01-06',
        'easter -2',
        'easter 1',
        '05-01',
        'easter 39',
        '06-06 since 2005',
        'saturday after 06-20',
        'saturday after 10-31',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://lagen.nu/1989:253/konsolidering/1989:253',
      what: 'act 1989:253 on public holidays',
    },
  ],
  rules: [
    {
      rule: 'easter 50',
      name: 'Whit Monday',
      names: { sv: 'annandag pingst' },
      from: 1990,
      to: 2004,
      source: 'https://lagen.nu/1989:253/konsolidering/1989:253',
    },
  ],
});
