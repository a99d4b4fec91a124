import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'PT',
  name: 'Portugal',
  timezone: 'Europe/Lisbon',
  weekend: SATURDAY_SUNDAY,
  library: 'PT',
  exclusions: [
    {
      rule: 'easter 60',
      from: 2013,
      to: 2015,
      why: 'suspended by law 23/2012, back by law 8/2016; http://www.amartins.pt/feriados-nacionais/',
    },
    {
      rule: '10-05',
      from: 2013,
      to: 2015,
      why: 'suspended by law 23/2012, back by law 8/2016; http://www.amartins.pt/feriados-nacionais/',
    },
    {
      rule: '11-01',
      from: 2013,
      to: 2015,
      why: 'suspended by law 23/2012, back by law 8/2016; http://www.amartins.pt/feriados-nacionais/',
    },
    {
      rule: '12-01',
      from: 2013,
      to: 2015,
      why: 'suspended by law 23/2012, back by law 8/2016; http://www.amartins.pt/feriados-nacionais/',
    },
  ],
  englishNames: {
    'Implantação da República': 'Republic Day',
    'Restauração da Independência': 'Restoration of Independence',
  },
});
