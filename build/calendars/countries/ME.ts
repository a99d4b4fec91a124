import { country } from '../country.js';
import { onRules, ruleRows } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Montenegro: the Law on State and Other Holidays of 2007, in place of the library, which lacks Njegoš Day. State
 * holidays last two days; is the first a Sunday, the two following days are off, is the second, the next one; Saturdays
 * are not made up. Njegoš Day (13 November) is a holiday since 2022, of one day in 2022 (not moved), of two since 2023.
 * 20 September is worked. That Monday 14 November 2022 was worked the ministry told with the article (3b, Sl. list CG
 * 145/21): https://mnemagazin.me/2022/11/07/mrss-nedjelja-13-novembar-neradna-povodom-praznika-njegosev-dan
 *
 * Kept out are the days of one faith: only believers have paid leave (Law on the Celebration of Religious Holidays, Sl.
 * list RCG 56/93, 27/94, articles 2 and 3; http://licodu.cois.it/?p=5807&lang=en).
 */

const LAW = 'https://me.propisi.net/11812-2/';
const NJEGOS_2022 = 'https://novski.me/povodom-njegosevog-dana-neradni-dan-nedjelja-13-novembar1/';
const NJEGOS_2023 =
  'https://gov.me/cyr/clanak/saopstenje-za-javnost-povodom-predstojeceg-drzavnog-praznika-13-novembar-njegosev-dan-crnogorski-praznik-kulture';

const FIRST = 2008;
const NJEGOS = { name: 'Njegoš Day', names: { sr: 'Njegošev dan' } };

export default country({
  id: 'ME',
  name: 'Montenegro',
  localName: 'Црна Гора / Crna Gora / Mal i Zi',
  cities: 'Podgorica',
  currencies: ['EUR'],
  timezone: 'Europe/Podgorica',
  weekend: SATURDAY_SUNDAY,
  years: { from: FIRST, why: 'the law of 2007, after independence; the days before it were not read' },
  rules: [
    // Both days, and the days given for a Sunday.
    ...ruleRows({ from: FIRST, source: LAW }, [
      { rule: '01-01 and if sunday then next tuesday', name: "New Year's Day", names: { sr: 'Nova godina' } },
      { rule: '01-02 and if sunday then next monday', name: "New Year's Day", names: { sr: 'Nova godina' } },
      { rule: '05-01 and if sunday then next tuesday', name: 'Labour Day', names: { sr: 'Praznik rada' } },
      { rule: '05-02 and if sunday then next monday', name: 'Labour Day', names: { sr: 'Praznik rada' } },
      { rule: '05-21 and if sunday then next tuesday', name: 'Independence Day', names: { sr: 'Dan nezavisnosti' } },
      { rule: '05-22 and if sunday then next monday', name: 'Independence Day', names: { sr: 'Dan nezavisnosti' } },
      { rule: '07-13 and if sunday then next tuesday', name: 'Statehood Day', names: { sr: 'Dan državnosti' } },
      { rule: '07-14 and if sunday then next monday', name: 'Statehood Day', names: { sr: 'Dan državnosti' } },
    ]),
    { ...NJEGOS, rule: '11-13', from: 2022, to: 2022, source: NJEGOS_2022 },
    ...onRules(['11-13 and if sunday then next tuesday', '11-14 and if sunday then next monday'], {
      ...NJEGOS,
      from: 2023,
      source: NJEGOS_2023,
    }),
  ],
});
