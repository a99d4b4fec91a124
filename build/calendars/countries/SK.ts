import { country } from '../country.js';
import { type ListedDate, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Slovakia. 8 May and 15 September were suspended as days of rest in 2026 only (consolidation of the public finances); the
 * library has neither from 2026 on. 1 September (since 2024) and 17 November (since 2025) are no days of rest any more. 30
 * October 2018 was a holiday of that year only.
 *
 * Doubts: the act was read in press accounts; that the two days return in 2027 follows from the limit to 2026. The years
 * in which 8 May (1997) and 17 November (2001) became days of rest rest on compilations.
 */

const CHANGES_2026 =
  'https://news.refresher.sk/195818-PREHLAD-SVIATKOV-2026-Niektore-dni-uz-nebudu-dnami-pracovneho-pokoja-a-obchody-otvoria-castejsie';

const RULES: readonly RuleRow[] = [
  {
    rule: '05-08',
    name: 'Day of Victory over Fascism',
    names: { sk: 'Deň víťazstva nad fašizmom' },
    from: 2027,
    status: 'estimated',
    source: CHANGES_2026,
  },
  {
    rule: '09-15',
    name: 'Day of Our Lady of the Seven Sorrows',
    names: { sk: 'Sviatok Panny Márie Sedembolestnej' },
    from: 2027,
    status: 'estimated',
    source: CHANGES_2026,
  },
];

const CENTENARY: ListedDate = {
  date: '2018-10-30',
  kind: 'holiday',
  name: 'Centenary of the Martin Declaration',
  names: { sk: 'Výročie Deklarácie slovenského národa' },
  source: 'https://www.kurzyaskolenia-mzdy.sk/l/a30-oktober-2018-jednorazovy-statny-sviatok/',
  note: 'Section 4a of act 241/1993.',
};

export default country({
  id: 'SK',
  name: 'Slovakia',
  timezone: 'Europe/Bratislava',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: 1994,
    why: 'the act 241/1993 on holidays; the days of Czechoslovakia before it are not those of the library',
  },
  library: 'SK',
  exclusions: [
    {
      rule: '05-08 prior to 2026',
      to: 1996,
      why: 'a day of rest since 1997',
    },
    {
      rule: '11-17 prior to 2025',
      to: 2000,
      why: 'a day of rest since 2001',
    },
  ],
  rules: RULES,
  dates: [CENTENARY],
});
