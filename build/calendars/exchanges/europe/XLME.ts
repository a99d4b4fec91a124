import { calendar } from '../../definition.js';
import { inPeriods } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * London Metal Exchange, London time: closed on the bank and public holidays of England and Wales. The exception is 19
 * September 2022, the funeral of Queen Elizabeth II: the exchange declared the bank holiday a business day (with the
 * first open-outcry session left out), because the monthly prompts fell on that week.
 *
 * Early closes are those of the Ring, the open-outcry market that makes the closing prices: 14:00 instead of 17:00 on 24
 * and 31 December, as a trader's page quotes for 2018; Reuters has the closing trade earlier than usual on 24 December
 * 2021. Where these days are on a weekend the Friday before keeps its hours (so in 2017).
 */

const FOLLOWS_ENGLAND =
  'https://www.fastmarkets.com/article/3966025/pricing-notice-base-metals-pricing-coverage-over-holiday-period';
const OPEN_2022 =
  'https://goldenstatemint.com/blog/london-metal-exchange-market-to-remain-open-on-queens-funeral-a-full-market-' +
  'closure-would-create-undue-operational-risk';

const RING_2018 = 'https://www.metalquote.de/lme-trading-times-handelszeiten/';
const CHRISTMAS_EVE_2021 =
  'https://www.dailymail.co.uk/wires/reuters/article-10342487/Copper-dips-holiday-trade-physical-demand-weakens.html';

/** The Ring closes at 14:00. */
const EARLY_CLOSES: readonly RuleRow[] = inPeriods(
  [
    {
      closes: '14:00',
      from: 2018,
      to: 2026,
      weekdays: [1, 2, 3, 4, 5],
      source: RING_2018,
      note: `the source is of 2018; earlier than usual on 24 December 2021: ${CHRISTMAS_EVE_2021}; doubt: the other years`,
    },
    { closes: '14:00', from: 2027, weekdays: [1, 2, 3, 4, 5], status: 'estimated', source: RING_2018 },
  ],
  [
    { rule: '12-24', name: 'Christmas Eve' },
    { rule: '12-31', name: "New Year's Eve" },
  ],
);

export default calendar({
  id: 'XLME',
  kind: 'exchange',
  name: 'London Metal Exchange',
  doubts:
    'Doubts: whether the electronic market, 01:00 to 19:00, ends earlier on these two days was not found, nor the hours before 2018, so that no early close is entered before.',
  doubtful: [
    {
      years: '-2015 2018-2023',
      note: 'Lists of closed days were found for 2016/2017, 2017/2018 and 2024 only, in reports; the other years rest on the bank holidays, among them 31 December 1999.',
    },
  ],
  otherNames: 'LME, metals',
  countries: ['GB'],
  cities: 'London',
  currencies: ['GBP'],
  timezone: 'Europe/London',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'GB:ENG', from: 1990, source: FOLLOWS_ENGLAND }],
  rules: EARLY_CLOSES,
  dates: [
    {
      date: '2022-09-19',
      kind: 'open',
      name: "Queen Elizabeth's Funeral Day",
      source: OPEN_2022,
      note: "quotes the exchange: 'the Bank Holiday will constitute a Business Day for the purposes of the LME'",
    },
  ],
});
