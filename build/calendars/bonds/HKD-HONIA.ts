import { calendar } from '../definition.js';

/**
 * HONIA, the Hong Kong dollar overnight index average of the Treasury Markets Association: by the conclusions of its
 * consultation (December 2019), deals "between 08:00 and 16:00 on every Hong Kong business day", published on the same day.
 * Those are the days of HKD CHATS. The data begin with the year after.
 */

const CONCLUSIONS_2019 =
  'https://www.deacons.com/sc/2020/03/03/libor-get-ready-for-the-end-of-libor-referencing-contracts-in-2021/';

export default calendar({
  id: 'HKD:HONIA',
  kind: 'bond',
  name: 'HONIA (Hong Kong dollar overnight rate)',
  doubts:
    "Doubts: the conclusions were read in a law firm's summary of 3 March 2020, not in the Association's own words; those of the system's calendar.",
  otherNames: 'TMA, Treasury Markets Association',
  countries: ['HK'],
  timezone: 'Asia/Hong_Kong',
  years: [2020, 2100],
  weekend: [{ start: '2020-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'HKD', from: 2020, kinds: ['holiday'], source: CONCLUSIONS_2019 }],
});
