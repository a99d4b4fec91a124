import type { ListedDate } from '../../../vocabulary.js';

/**
 * The other stock exchanges of the United States, which keep the days and early closes of the New York Stock Exchange.
 * What was New York's alone is not taken over: the failure of its own systems on 1 June 2005.
 *
 * Years: Nasdaq and the American Stock Exchange from 1990; NYSE Arca from 2003 (the Archipelago Exchange began in
 * 2002), BATS from 2009 (an exchange since October 2008), IEX from 2017 (since August 2016): the first full years. The
 * groups' other equity markets keep their group's days ("its U.S. markets"): Nasdaq BX from 2010, PSX, BYX, EDGA and EDGX
 * from 2011, NYSE Texas and NYSE National from 2019, the first full year in the group.
 *
 * First days read: BYX 15 October 2010 (BATS, mondovisione.com/media-and-resources/news/
 * bats-byx-exchange-introduces-nbbo-setter-program-members-setting-the-nbbo-on-201154), PSX approved for 8 October 2010
 * (efinancialnews.com/story/2010-09-20/nasdaq-omx-to-launch-new-psx-stock-exchange), EDGA and EDGX July 2010 (Reuters,
 * canadianhedgewatch.com/content/news/general/?id=5941), NYSE National 21 May 2018 and Chicago bought in 2018
 * (ftfnews.com/nyse-texas-to-launch-in-dallas). Codes and names are those of ISO 10383, as lists after it have them.
 */

export const NYSE_GROUP =
  'https://mondovisione.com/media-and-resources/news/' +
  'nyse-group-announces-2022-2023-and-2024-holiday-and-early-closings-calendar/';
export const NYSE_GROUP_2025 = {
  from: 2025,
  source:
    'https://mondovisione.com/media-and-resources/news/' +
    'nyse-group-announces-2025-2026-and-2027-holiday-and-early-closings-calendar/',
};
const FAILURE_2005 = 'https://www.latimes.com/archives/la-xpm-2005-jun-02-fi-glitch2-story.html';

export const NOT_NEW_YORK: readonly ListedDate[] = [
  {
    date: '2005-06-01',
    kind: 'open',
    name: 'Communications failure at the New York Stock Exchange',
    source: FAILURE_2005,
    note: 'the other markets traded to the regular close',
  },
];

/** What the calendars of the group tell of their days. */
export const US_EQUITY_DOUBTS =
  'Doubts: that the regular closures and early closes are common to all is said in the notices of the groups since 2018 and in the press before; the early closes of the 1990s were not checked for each market. That Nasdaq BX began in January 2009 was read in no text.';
