import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Faroe Islands: the church's holidays as in Denmark (with Great Prayer Day, which Denmark ended with 2023), and Saint
 * Olaf's Day.
 */

const LIST_2026 = 'https://timeanddate.no/merkedag/faeroyene/2026';

export default country({
  id: 'FO',
  name: 'Faroe Islands',
  doubts:
    "Doubts: no law of the islands was found. Flag Day is 25 April (the library has the 24th) and a half day for many, and so are 28 July, 5 June and 31 December; of these only the library's early closes are put in.",
  localName: 'Føroyar',
  cities: 'Tórshavn',
  currencies: ['DKK'],
  timezone: 'Atlantic/Faroe',
  weekend: SATURDAY_SUNDAY,
  library: 'FO',
  exclusions: [{ rule: '04-24', why: `Flag Day is 25 April, and no full holiday was read for it; ${LIST_2026}` }],
  rules: [
    {
      rule: '07-29',
      name: "Saint Olaf's Day",
      names: { fo: 'Ólavsøkudagur' },
      from: 1990,
      source: LIST_2026,
      lead: true,
      note: 'The national day; public holiday in every list, the law was not found.',
    },
  ],
});
