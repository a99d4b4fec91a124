import { country } from '../country.js';

export default country({
  id: 'SO',
  name: 'Somalia',
  timezone: 'Africa/Mogadishu',
  weekend: {
    history: [{ start: '1990-01-01', days: [5] }],
    source: 'https://www.trtafrika.com/english/article/e22b16537522/amp',
    note:
      'Friday is the official day off (2026), in the north too ' +
      '(https://somalilandsun.com/somaliland-civil-service-on-two-days-eid-vacation/). Some lists have Thursday ' +
      'and Friday or Friday and Saturday.',
  },
  library: 'SO',
  subdivisions: [
    { id: 'AW', name: 'Awdal', library: 'AW' },
    { id: 'SA', name: 'Sanaag', library: 'SA' },
    { id: 'SO', name: 'Sool', library: 'SO' },
    { id: 'TO', name: 'Togdheer', library: 'TO' },
    { id: 'WO', name: 'Woqooyi Galbeed', library: 'WO' },
  ],
});
