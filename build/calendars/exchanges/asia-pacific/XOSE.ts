import { calendar } from '../../definition.js';
import { withMembers } from '../../many-rows.js';
import { JAPAN, JAPAN_DOUBTS, REGIONAL_HALF_DAYS, TEN_DAYS_2019, YEAR_TURN } from './shared/japan.js';

/** What it shares with the other calendars of its group: shared/japan.ts. */

const EARTHQUAKE_1995 = 'http://investment7777.seesaa.net/article/117232186.html';

export default calendar({
  ...JAPAN,
  id: 'XOSE',
  name: 'Osaka Exchange',
  doubts: JAPAN_DOUBTS,
  localName: '大阪取引所',
  otherNames: 'OSE, JPX, Nikkei futures',
  countries: ['JP'],
  cities: 'Osaka',
  currencies: ['JPY'],
  rules: [
    ...YEAR_TURN,
    ...withMembers(REGIONAL_HALF_DAYS, {
      closes: '11:10',
      note: 'Ten minutes after Tokyo, as told in 2007; doubt: the years before.',
    }),
  ],
  dates: [
    ...TEN_DAYS_2019,
    {
      date: '1995-01-17',
      kind: 'holiday',
      name: 'Great Hanshin earthquake',
      names: { ja: '阪神・淡路大震災' },
      source: EARTHQUAKE_1995,
      status: 'estimated',
      note: 'doubt: one account of 2009, which says that Osaka alone was closed all day.',
    },
  ],
});
