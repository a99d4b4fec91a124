import { country } from '../country.js';

export default country({
  id: 'SS',
  name: 'South Sudan',
  timezone: 'Africa/Juba',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: "A state since 9 July 2011. Before, Sudan's Friday in law and Sunday in practice: not settled.",
  },
  library: 'SS',
});
