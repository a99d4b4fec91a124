import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Bosnia and Herzegovina, in place of the library. There is no law on holidays of the state; each entity and the District
 * have their own, with rules of their own for Sundays. The country's calendar has what closes offices in all of them: New
 * Year and Labour Day, two days each, and the Monday after a second day on a Sunday. Everything else is at the entity.
 * Kept out everywhere are the days of one faith, Christian and Muslim alike: believers may be absent (an employee of the
 * Federation four days a year; act of the Republika Srpska, article 7).
 */

const FEDERATION = 'https://www.rtvslon.ba/dan-nezavisnosti-u-nedjelju-evo-zasto-se-ne-prenosi-na-ponedjeljak/';
const FEDERATION_2026 = 'https://www.radiosrebrenik.ba/neradni-dani-u-fbih-povodom-nove-godine-1-i-2-januara-2026/';
const NEW_YEAR_2017 = 'http://privrednastampa.ba/za-novu-godinu-neradni-dani-2-i-3-januar';
const SRPSKA = 'https://www.bih-pravo.org/zakon-o-praznicima-republike-srpske-t1168.html';
const SRPSKA_2026 = 'https://atvbl.rs/vijesti/republika-srpska/ovo-su-zvanicno-neradni-dani-u-srpskoj/2221872';
const BRCKO = 'https://www.paragraf.ba/propisi/brcko/zakon-o-praznicima-brcko-distrikta-bosne-i-hercegovine.html';

const FIRST = 2008;
const NEW_YEAR = { name: "New Year's Day", names: { bs: 'Nova godina', hr: 'Nova godina', sr: 'Нова година' } };
const LABOUR_DAY = { name: 'Labour Day', names: { bs: 'Praznik rada', hr: 'Praznik rada', sr: 'Празник рада' } };

/** The days of all; a second day on a Sunday gives the Monday everywhere. */
const OF_ALL: readonly RuleRow[] = ruleRows({ from: FIRST, source: FEDERATION_2026 }, [
  { ...NEW_YEAR, rule: '01-01' },
  { ...NEW_YEAR, rule: '01-02 and if sunday then next monday' },
  { ...LABOUR_DAY, rule: '05-01' },
  { ...LABOUR_DAY, rule: '05-02 and if sunday then next monday' },
]);

const INDEPENDENCE_DAY = { name: 'Independence Day', names: { bs: 'Dan nezavisnosti' } };
const STATEHOOD_DAY = { name: 'Statehood Day', names: { bs: 'Dan državnosti' } };

export default country({
  id: 'BA',
  name: 'Bosnia and Herzegovina',
  doubts:
    "Doubts: the Federation's acts were read as its ministry tells them; whether 9 May is a day off there was not read, and an announcer's list of 2026 moves 1 March against the ministry. 14 January 2026 was given in the Republika Srpska to bodies that mark the Julian New Year, to be worked later: not in.",
  localName: 'Bosna i Hercegovina / Босна и Херцеговина',
  otherNames: 'Bosnia',
  cities: 'Sarajevo',
  currencies: ['BAM'],
  timezone: 'Europe/Sarajevo',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: FIRST,
    why: 'the acts in force now are of 2002 (Brčko) and 2007 (Republika Srpska); older ones were not read',
  },
  rules: OF_ALL,
  commonTo: ['BIH', 'BRC', 'SRP'],
  subdivisions: [
    {
      id: 'BIH',
      name: 'Federation of Bosnia and Herzegovina',
      localName: 'Federacija Bosne i Hercegovine',
      // The library's region W (Western Herzegovina) has no days of its own by law; 25 November is said to be worked there.
      aliases: ['BA:BIH-W'],
      rules: [
        // A first day on a Sunday gives the day after the second: Federation (act of 1973) and Brčko, not the Republika Srpska.
        { ...NEW_YEAR, rule: 'substitutes 01-01 if sunday then next tuesday', from: FIRST, source: NEW_YEAR_2017 },
        { ...LABOUR_DAY, rule: 'substitutes 05-01 if sunday then next tuesday', from: FIRST, source: NEW_YEAR_2017 },
        { ...INDEPENDENCE_DAY, rule: '03-01', from: FIRST, source: FEDERATION, note: 'Not moved from a weekend.' },
        { ...STATEHOOD_DAY, rule: '11-25', from: FIRST, source: FEDERATION, note: 'Not moved from a weekend.' },
      ],
      dates: [
        holidays('Independence Day (by decision of the government)', FEDERATION, '2015-03-02', { observed: true }),
        holidays('Statehood Day (by decision of the government)', FEDERATION, '2018-11-26', { observed: true }),
      ],
    },
    {
      id: 'BRC',
      name: 'Brčko District',
      localName: 'Brčko distrikt',
      rules: [
        { ...NEW_YEAR, rule: 'substitutes 01-01 if sunday then next tuesday', from: FIRST, source: BRCKO },
        { ...LABOUR_DAY, rule: 'substitutes 05-01 if sunday then next tuesday', from: FIRST, source: BRCKO },
        {
          rule: '03-08 and if sunday then next monday',
          name: 'Day of the Establishment of the Brčko District',
          names: { bs: 'Dan uspostavljanja Brčko distrikta' },
          from: FIRST,
          source: BRCKO,
        },
      ],
    },
    {
      id: 'SRP',
      name: 'Republika Srpska',
      localName: 'Република Српска',
      rules: [
        { rule: '01-09', name: 'Republic Day', names: { sr: 'Дан Републике' }, from: FIRST, source: SRPSKA_2026 },
        {
          rule: '05-09',
          name: 'Day of Victory over Fascism',
          names: { sr: 'Дан побједе над фашизмом' },
          from: FIRST,
          source: SRPSKA,
        },
        {
          rule: '11-21',
          name: 'Dayton Agreement Day',
          names: { sr: 'Дан успостављања Општег оквирног споразума за мир' },
          from: FIRST,
          source: SRPSKA,
        },
      ],
    },
  ],
});
