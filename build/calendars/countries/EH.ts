import { country } from '../country.js';

export default country({
  id: 'EH',
  name: 'Western Sahara',
  timezone: 'Africa/El_Aaiun',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'http://bdj.mmsp.gov.ma/Fr/Document/1983-D%C3%A9cret-n-2-05-916-du-13-joumada-II-1426-20-juill.aspx',
    note: "The Moroccan administration's week; that of the camps at Tindouf (Friday) is another. Before 2005: see MA.",
  },
  library: 'EH',
});
