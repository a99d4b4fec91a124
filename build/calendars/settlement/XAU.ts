import { calendar } from '../definition.js';

/**
 * Gold, loco London: the clearing of London Precious Metals Clearing Limited, which is closed on the bank holidays of England
 * and Wales. So its notices of Easter 2022 (15 and 18 April), of Christmas 2022 (26 and 27 December, 2 January 2023) and of
 * the bank holiday for the Queen's funeral (19 September 2022). Those are the days of CHAPS.
 *
 * Against the dollar there are "two good London business days between trade date and spot"; a New York holiday between is
 * ignored, but metal is not settled on one (LBMA, 9 November 2017): the market's days are those of its clearing (XAU:FX).
 *
 * The data begin with 2022, the year of the notices.
 */

const EASTER_2022 = 'https://www.lbma.org.uk/articles/market-and-lbma-price-auction-closing-times-over-easter';

export default calendar({
  id: 'XAU',
  kind: 'settlement',
  name: 'LPMCL (gold, loco London)',
  doubts: "Doubts: a list of the clearing's days year by year was not read.",
  otherNames: 'gold, LBMA, London bullion',
  aliases: ['XAU:FX'],
  countries: ['GB'],
  timezone: 'Europe/London',
  years: [2022, 2100],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'GBP', from: 2022, kinds: ['holiday'], source: EASTER_2022 }],
});
