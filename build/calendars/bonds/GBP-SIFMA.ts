import { calendar } from '../definition.js';

/**
 * SIFMA's recommendations for the United Kingdom: the days on which the association recommends a close for trading US
 * dollar bonds in London. They are the bank holidays of England and Wales together with the holidays of the US bond
 * market (a notice of 2023 closes Columbus Day, one of 2025 Labor Day, one of 2026 Martin Luther King Day in London).
 *
 * NOT the gilt market: gilts are traded on the US holidays, on the business days of London, which are those of CHAPS
 * (GBP); the gilts on the London Stock Exchange end at 12:30 on the days before Christmas and New Year (XLON).
 *
 * The US part is taken over from the US calendar without its closures for New York alone (hurricane, terrorist attacks,
 * days of mourning), for which no recommendation for London was found. No early closes: the notices give none for London
 * (that of the turn of 2025/2026 has 14:00 in New York on 31 December and nothing for London).
 */

const SCHEDULE = 'https://www.sifma.org/resources/guides-playbooks/holiday-schedule';

export default calendar({
  id: 'GBP:SIFMA',
  aliases: ['GBP:BOND'],
  kind: 'bond',
  name: 'SIFMA UK (US dollar bonds in London)',
  doubtful: [{ years: '-2014', note: 'The notices of the years before 2015 were not read.' }],
  countries: ['GB'],
  currencies: ['USD'],
  timezone: 'Europe/London',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'GB:ENG', from: 2000, source: SCHEDULE },
    {
      calendar: 'USD:BOND-TRADING',
      from: 2000,
      kinds: ['holiday'],
      except: [
        'Good Friday',
        'Hurricane Sandy',
        'National Day of Mourning for President George H. W. Bush',
        'National Day of Mourning for President Ronald Reagan',
        'Terrorist attacks of 11 September 2001',
      ],
      source: SCHEDULE,
    },
  ],
});
