import { sharing } from '../../rows.js';
import type { ListedDate } from '../../vocabulary.js';
import { XNYS } from './XNYS.js';

/**
 * The other stock exchanges of the United States, which keep the days and early closes of the New York Stock Exchange.
 * What was New York's alone is not taken over: the failure of its own systems on 1 June 2005.
 *
 * Years: Nasdaq and the American Stock Exchange from 1990; NYSE Arca from 2003 (the Archipelago Exchange began in
 * 2002), BATS from 2009 (an exchange since October 2008), IEX from 2017 (since August 2016): the first full years.
 *
 * Doubts: that the regular closures and early closes are common to all is said in the notices of the groups since 2018
 * and in the press before; the early closes of the 1990s were not checked for each market.
 */

const NYSE_GROUP =
  'https://mondovisione.com/media-and-resources/news/' +
  'nyse-group-announces-2022-2023-and-2024-holiday-and-early-closings-calendar/';
const NASDAQ =
  'https://mondovisione.com/media-and-resources/news/' +
  'nasdaq-announces-the-closure-of-its-us-markets-in-honor-of-a-national-day-of-m-1/';
const CBOE =
  'https://www.prnewswire.com/news-releases/cboe-global-markets-to-close-its-us-markets-january-9-in-honor-of-national-' +
  'day-of-mourning-for-former-president-jimmy-carter-302340342.html';
const ALL_MARKETS = 'https://iqhelp.dtn.com/fourth-of-july-service-hours-2024';
const FAILURE_2005 = 'https://www.latimes.com/archives/la-xpm-2005-jun-02-fi-glitch2-story.html';

const NOT_NEW_YORK: readonly ListedDate[] = [
  {
    date: '2005-06-01',
    kind: 'open',
    name: 'Communications failure at the New York Stock Exchange',
    source: FAILURE_2005,
    note: 'the other markets traded to the regular close',
  },
];

export const XNAS = sharing(XNYS, NASDAQ, {
  id: 'XNAS',
  name: 'Nasdaq Stock Market',
  years: [1990, 2060],
  dates: NOT_NEW_YORK,
});

export const XASE = sharing(XNYS, NYSE_GROUP, {
  id: 'XASE',
  name: 'NYSE American (American Stock Exchange)',
  years: [1990, 2060],
  dates: NOT_NEW_YORK,
});

export const ARCX = sharing(XNYS, NYSE_GROUP, {
  id: 'ARCX',
  name: 'NYSE Arca',
  years: [2003, 2060],
  dates: NOT_NEW_YORK,
});

export const BATS = sharing(XNYS, CBOE, { id: 'BATS', name: 'Cboe BZX US Equities (BATS)', years: [2009, 2060] });

export const IEXG = sharing(XNYS, ALL_MARKETS, { id: 'IEXG', name: 'Investors Exchange (IEX)', years: [2017, 2060] });
