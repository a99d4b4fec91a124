import { calendar } from '../../definition.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * Budapest Stock Exchange: full-day closures, Budapest time.
 *
 * Closed on the holidays of Hungary, on the days of rest that each year's decree puts between a holiday and a weekend
 * (they are in the country's calendar; the Saturdays worked in their place are not traded), on Christmas Eve, on Good
 * Friday since 2012 (a holiday since 2017) and on 31 December since 2011. No shortened sessions.
 */

const LIST_2014 = 'https://www.dls.hu/dls/hirek/kereskedesi-szunnapok-bet';
const LIST_2022 = 'https://www.ersteinvestment.hu/hu/gyik_kereskedesi_szunnapok.html';
const GOOD_FRIDAY_2012 = 'https://profitline.hu/Penteken-nem-lesz-kereskedes-a-BET-en-284662';
const YEAR_END_2025 = 'https://www.vg.hu/penz-es-tokepiac/2025/11/tozsde-szunnap-nemzeti-unnep';

const RULES: readonly RuleRow[] = [
  {
    rule: 'easter -2',
    name: 'Good Friday',
    names: { hu: 'nagypéntek' },
    from: 2012,
    to: 2016,
    source: GOOD_FRIDAY_2012,
    note: `also in 2014: ${LIST_2014}; a holiday since 2017`,
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    names: { hu: 'szenteste' },
    from: 2000,
    source: YEAR_END_2025,
    note: `also in 2014: ${LIST_2014}; doubt: before 2008 it rests on another compilation`,
  },
  {
    rule: '12-31',
    name: "New Year's Eve",
    names: { hu: 'szilveszter' },
    from: 2011,
    source: LIST_2014,
    note: `also in 2025: ${YEAR_END_2025}; doubt: the first year, after another compilation`,
  },
];

export default calendar({
  id: 'XBUD',
  kind: 'exchange',
  name: 'Budapest Stock Exchange',
  doubts:
    'Doubts: The exchange opened in June 1990; before 2000 neither lists nor decrees were found, so the data begin there.',
  doubtful: [
    {
      years: '2000-2013 2015-2020 2023-2026',
      note: 'Lists of the exchange were read for 2014, 2021 and 2022; the other years rest on the decrees and the practice, Christmas Eve before 2008 and the first year of 31 December on other compilations.',
    },
  ],
  localName: 'Budapesti Értéktőzsde',
  otherNames: 'BÉT, BUX',
  countries: ['HU'],
  cities: 'Budapest',
  currencies: ['HUF'],
  isMainExchange: true,
  timezone: 'Europe/Budapest',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'HU', from: 2000, kinds: ['holiday'], asDeclared: true, source: LIST_2022 }],
  rules: RULES,
});
