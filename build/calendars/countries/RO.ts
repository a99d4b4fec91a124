import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';

export default country({
  id: 'RO',
  name: 'Romania',
  localName: 'România',
  cities: 'Bucharest',
  currencies: ['RON'],
  timezone: 'Europe/Bucharest',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '1990-10-01', days: [6, 7] },
    ],
    source: 'https://pensii.ro/legislatie/decret-lege-nr-95-1990/',
    note:
      'Decree-law 95 of 14 March 1990: two free Saturdays a month from 1 March, the five-day week by the end of ' +
      'the third quarter of 1990, at different times in different branches.',
  },
  library: 'RO',
  texts: [
    {
      rules: [
        '01-01 P2DT',
        '01-06',
        '01-07',
        '01-24',
        'orthodox -2',
        'orthodox 1',
        '05-01',
        'orthodox 50',
        '06-01',
        '08-15',
        '11-30',
        '12-01',
        '12-25',
        '12-26',
      ],
      from: 2015,
      source: 'http://www.codulmuncii.ro/titlul_3/capitolul_2/sectiunea_3/art_139_1.html',
      what: 'Codul muncii, art. 139 (1), after law 147/2012 and law 52/2023',
    },
  ],
  exclusions: [
    { rule: '01-06', to: 2023, why: 'law 52/2023, too late for 2023' },
    { rule: '01-07', to: 2023, why: 'law 52/2023, too late for 2023' },
    {
      rule: '01-24',
      to: 2015,
      why: 'first in the list of 2016; https://jurnalulolteniei.ro/2016/01/03/zile-libere-in-2016-2',
    },
    {
      rule: 'orthodox -2',
      to: 2017,
      why: 'only a bill before 2018; doubt: the Good Friday of 2018 was not read',
    },
    {
      rule: '06-01',
      to: 2016,
      why: 'not in the list of 2016; https://jurnalulolteniei.ro/2016/01/03/zile-libere-in-2016-2',
    },
    { rule: '11-30', to: 2011, why: 'added by law 147/2012' },
    ...excludedRules(['orthodox 49', 'orthodox 50', '08-15'], {
      to: 2008,
      why: 'added by law 202 of October 2008; https://legislatie.just.ro/Public/DetaliiDocumentAfis/98527',
    }),
  ],
});
