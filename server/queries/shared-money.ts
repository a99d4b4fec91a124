/**
 * Whose money a place uses, where the countries of its payment system do not say it: territories that share the currency and the
 * banks of another country, states whose currency is the euro or the franc by agreement, and the year from which states that joined
 * after 2001 have the euro. Each row has the text that was read of it. Countries that use a foreign currency with payment systems of
 * their own (EC, ME, TL) are not among them.
 */

/** A text and how it was read: the authority's own words (`original`, or as another site has them, `copy`), or a report of them. */
interface MoneyText {
  readonly publisher: string;
  readonly url: string;
  readonly evidence: 'original' | 'copy' | 'report';
}

const TEXTS = {
  fed: {
    publisher: 'Board of Governors of the Federal Reserve System, maps of the Districts',
    url: 'https://www.federalreserve.gov/publications/budget-review/2011-appendix-e-maps.htm',
    evidence: 'original',
  },
  commission: {
    publisher: 'European Commission, EU countries and the euro',
    url: 'https://economy-finance.ec.europa.eu/euro/eu-countries-and-euro_en',
    evidence: 'original',
  },
  outside: {
    publisher: 'European Commission, the euro outside the euro area',
    url: 'https://web.archive.org/web/20140707110725/http:/ec.europa.eu/economy_finance/euro/world/outside_euro_area/index_en.htm',
    evidence: 'original',
  },
  barthelemy: {
    publisher: 'Council Decision 2011/433/EU, monetary agreement with France',
    url: 'https://eur-lex.europa.eu/legal-content/NL/TXT/HTML/?uri=CELEX%3A22011A0720%2801%29',
    evidence: 'original',
  },
  miquelon: {
    publisher: 'Council Decision 1999/95/EC',
    url: 'https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX%3A31999D0095',
    evidence: 'original',
  },
  franceTravel: {
    publisher: 'Atout France, Les monnaies françaises',
    url: 'https://ca.france.fr/fr/avant-de-partir/monnaies-francaises',
    evidence: 'report',
  },
  slovenia: {
    publisher: 'EUR-Lex, summary of Council Decision 2006/495/EC',
    url: 'https://eur-lex.europa.eu/legal-content/EN/LSU/?uri=LEGISSUM%3Al25085',
    evidence: 'original',
  },
  slovakia: {
    publisher: 'National Bank of Slovakia, 8 July 2008',
    url: 'https://nbs.sk/en/news/slovakia-to-adopt-the-euro-on-1-january-2009',
    evidence: 'original',
  },
  croatia: {
    publisher: 'Proposal COM(2022) 282, articles 1 and 2 as adopted',
    url: 'https://eumonitor.eu/9353000/1/j4nvhdfcs8bljza_j9vvik7m1c3gyxp/vltghybc4uzl',
    evidence: 'copy',
  },
  bulgaria: {
    publisher: 'Novinite, 8 July 2025',
    url: 'https://www.novinite.com/view_news.php?id=233302',
    evidence: 'report',
  },
  man: {
    publisher: 'Isle of Man, Currency Act 1992, sections 1 and 2',
    url: 'https://docslib.org/doc/11412255/currency-act-1992',
    evidence: 'copy',
  },
  faroe: {
    publisher: 'Kingdom of Denmark, act no. 248 of 12 April 1949, sections 1 to 5',
    url: 'http://www.logir.fo/foldb/lov/1949/0000248.htm',
    evidence: 'original',
  },
  greenland: {
    publisher: 'Prime Minister’s Office of Denmark',
    url: 'https://www.stm.dk/presse/pressemeddelelser/afr-pressemeddelelse-2/',
    evidence: 'original',
  },
  australia: {
    publisher: 'Australia, Currency Act 1965, section 5: all external Territories',
    url: 'https://zoelaw.ai/api/acts/currency-act-1965',
    evidence: 'copy',
  },
  liechtenstein: {
    publisher: 'Currency treaty of 19 June 1980 of Switzerland and Liechtenstein, SR 0.951.951.4',
    url: 'https://lexaris.io/book/version/documentflat/head/241010',
    evidence: 'copy',
  },
} as const satisfies Readonly<Record<string, MoneyText>>;

/** A place and its money. */
export interface SharedMoney {
  readonly place: string;
  readonly currency: string;
  /** The first year in which the currency is its money; absent: as long as the payment system has data. */
  readonly since?: number;
  /** Null: no text was found, and the note says what the row rests on. */
  readonly text: MoneyText | null;
  readonly note?: string;
}

type Row = readonly [
  place: string,
  currency: string,
  text: keyof typeof TEXTS | null,
  note?: string,
  since?: number,
];

const UNREAD = 'No text of an authority was found: it rests on general knowledge.';
const PART_OF_FRANCE = 'Of the euro area as a part of France.';

const ROWS: readonly Row[] = [
  ['AS', 'USD', 'fed', 'The Federal Reserve Bank of San Francisco serves it.'],
  ['GU', 'USD', 'fed', 'The Federal Reserve Bank of San Francisco serves it.'],
  ['MP', 'USD', 'fed', 'The Federal Reserve Bank of San Francisco serves it.'],
  ['PR', 'USD', 'fed', 'The Federal Reserve Bank of New York serves it.'],
  ['VI', 'USD', 'fed', 'The Federal Reserve Bank of New York serves it.'],
  ['UM', 'USD', null, UNREAD],
  ['AD', 'EUR', 'outside', 'Its official currency.'],
  ['MC', 'EUR', 'outside', 'Its official currency.'],
  ['SM', 'EUR', 'outside', 'Its official currency.'],
  ['VA', 'EUR', 'outside', 'Its official currency.'],
  ['GF', 'EUR', 'outside', PART_OF_FRANCE],
  ['GP', 'EUR', 'outside', PART_OF_FRANCE],
  ['MQ', 'EUR', 'outside', PART_OF_FRANCE],
  ['RE', 'EUR', 'outside', PART_OF_FRANCE],
  ['BL', 'EUR', 'barthelemy', 'Keeps the euro outside the Union, from 2012.'],
  ['PM', 'EUR', 'miquelon', 'The same means of payment as in France.'],
  ['YT', 'EUR', 'miquelon', 'The same means of payment as in France.'],
  ['MF', 'EUR', 'franceTravel', 'No decision of an authority was found.'],
  ['TF', 'EUR', null, UNREAD],
  ['AX', 'EUR', null, UNREAD],
  ['SI', 'EUR', 'slovenia', 'From 1 January 2007.', 2007],
  ['CY', 'EUR', 'commission', 'From 1 January 2008.', 2008],
  ['MT', 'EUR', 'slovakia', 'From 1 January 2008.', 2008],
  ['SK', 'EUR', 'slovakia', 'From 1 January 2009.', 2009],
  ['EE', 'EUR', 'commission', 'From 1 January 2011.', 2011],
  ['LV', 'EUR', 'commission', 'From 1 January 2014.', 2014],
  ['LT', 'EUR', 'commission', 'From 1 January 2015.', 2015],
  ['HR', 'EUR', 'croatia', 'From 1 January 2023.', 2023],
  ['BG', 'EUR', 'bulgaria', 'From 1 January 2026; the decision of the Council was not read.', 2026],
  ['IM', 'GBP', 'man', 'At parity with sterling; nothing is said of payment systems.'],
  ['GG', 'GBP', null, UNREAD],
  ['JE', 'GBP', null, UNREAD],
  [
    'FO',
    'DKK',
    'faroe',
    'Notes of its own at par, covered by an account at Danmarks Nationalbank.',
  ],
  ['GL', 'DKK', 'greenland', 'The krone remains its currency (of 2006).'],
  ['SJ', 'NOK', null, UNREAD],
  ['BV', 'NOK', null, UNREAD],
  ['CC', 'AUD', 'australia'],
  ['CX', 'AUD', 'australia'],
  ['HM', 'AUD', 'australia'],
  ['NF', 'AUD', 'australia'],
  ['LI', 'CHF', 'liechtenstein', 'Swiss rules of money and currency apply there.'],
];

export const SHARED_MONEY: readonly SharedMoney[] = ROWS.map(
  ([place, currency, text, note, since]) => ({
    place,
    currency,
    text: text === null ? null : TEXTS[text],
    ...(note !== undefined && { note }),
    ...(since !== undefined && { since }),
  }),
);
