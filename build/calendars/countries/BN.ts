import { country } from '../country.js';

export default country({
  id: 'BN',
  name: 'Brunei',
  timezone: 'Asia/Brunei',
  weekend: {
    history: [{ start: '1990-01-01', days: [5, 7] }],
    source: 'https://kopitalkmho.blogspot.com/2025/08/work-life-balance-was-promised-in-2022.html',
    note:
      'Government offices work Monday to Thursday and Saturday, a schedule said to stand since the early 1960s; ' +
      'banks and most companies open on Friday and close, wholly or at noon, on Saturday.',
  },
  library: 'BN',
});
