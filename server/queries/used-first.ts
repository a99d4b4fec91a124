import type { Catalog } from './catalog.js';

/** Ranks found calendars by what people use: of `lon` London's exchange and the United Kingdom, not Svalbard for Longyearbyen. */

/**
 * Currencies by turnover (BIS Triennial Survey), countries by gross domestic product (World Bank), exchanges by the market
 * capitalisation of their companies (World Federation of Exchanges); the largest of each.
 */
const MOST_USED = [
  'USD EUR JPY GBP CNY AUD CAD CHF HKD SGD SEK KRW NOK NZD INR MXN TWD ZAR BRL DKK PLN THB ILS IDR CZK TRY HUF',
  'US CN DE JP IN GB FR IT CA BR KR MX AU ES ID TR NL SA CH PL SE BE IE AT NO DK SG HK IL ZA AE PT GR NZ',
  'XNYS XNAS XLON XTKS XSHG XSHE XHKG XPAR XNSE XETR XFRA XTSE XSAU XSWX XASX XKRX XTAI XAMS XMIL XMAD XSES BVMF XSTO XJSE',
].map((line) => line.split(' '));
/** Dependencies that few people live in, and metals, which are no money of a state. */
const SELDOM = new Set(
  'AC AI AQ AX BL BV CC CX DG FK GS HM IC IO MF MS NF NU PM PN SH SJ TA TF TK TV UM WF XAG XAU'.split(
    ' ',
  ),
);

const [CURRENCIES] = MOST_USED;
const USED = new Set(MOST_USED.flat());

/** As good as two steps of use, less a half: its own name begins with the text, not that of a place around it. */
const OF_ANOTHER_NAME = 1.5;

/** Shorter texts begin too many words: a code of two letters says more than what it may begin. */
const MIN_LENGTH = 3;
/** What a place further behind in the search counts, and one among the currencies: between calendars that are used alike. */
const A_PLACE = 0.01;
const A_CURRENCY = 0.012;

/** How much a calendar is used, the smaller the more. */
function stepOf(catalog: Catalog, index: number): number {
  const { id, kind, is_main_exchange: isMain } = catalog.calendar(index);
  if (USED.has(id)) return A_CURRENCY * Math.max(0, CURRENCIES!.indexOf(id));
  if (SELDOM.has(id)) return 5;
  if (kind === 'country') return id.includes(':') ? 2 : 1;
  if (id.includes(':')) return 3;
  return kind === 'exchange' && !isMain ? 2 : 1;
}

/**
 * The calendars found for a text, the most used first: those that are called just that stay at the head, then those whose own
 * name begins with it before those of places and currencies around it. Misspelt texts keep the order of the search.
 */
export function usedFirst(catalog: Catalog, text: string, found: readonly number[]): number[] {
  if (text.trim().length < MIN_LENGTH) return [...found];
  const begun = new Set(catalog.worded(text, true));
  if (!found.some((index) => begun.has(index))) return [...found];
  const called = new Set(catalog.named(text));
  const scored = found.map((index, at) => {
    const around = begun.has(index) ? 0 : OF_ANOTHER_NAME;
    const step = called.has(index) ? -1 : stepOf(catalog, index) + around;
    return { index, score: step + A_PLACE * at };
  });
  return scored.sort((a, b) => a.score - b.score).map(({ index }) => index);
}
