import { country } from '../country.js';

export default country({
  id: 'MR',
  name: 'Mauritania',
  timezone: 'Africa/Nouakchott',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2001-03-14', days: [5, 6] },
      { start: '2005-04-02', days: [6, 7] },
      { start: '2007-12-14', days: [5, 6] },
      { start: '2014-10-01', days: [6, 7] },
    ],
    source:
      'https://www.qppstudio.net/public-holidays-news/2014/mauritania-reverts-to-saturday-sunday-weekends-008111.htm',
    note:
      "The page names 14 March 2001, 8 March 2005, 13 December 2007 (the cabinet's decision, in force later) and " +
      '1 October 2014. Reports of the time put the change of 2005 some days after the decree of 30 March ' +
      '(https://djazairess.com/fr/liberte/37322), to the day or two; they differ on the weekend it ended: Friday ' +
      'and Saturday ' +
      '(http://www.thenewhumanitarian.org/news/2005/04/06/working-week-changed-line-economic-partners) or Thursday ' +
      'and Friday (https://jeuneafrique.com/117059/archives-thematique/retour-au-week-end-universel). The former ' +
      'is followed.',
  },
  library: 'MR',
});
