/**
 * The exchanges of mainland China: Shanghai, Shenzhen, Beijing, and the futures exchanges of Shanghai and Dalian and
 * the financial futures exchange. They keep the holidays of the State Council's notices (the calendar of China) and
 * never trade on a Saturday or Sunday, the working weekend days of those notices included. No early closes.
 *
 * Until 2006 the stock exchanges closed on more days: whole weeks around Spring Festival, single days before or after
 * a holiday. Those days are listed, and are exactly the weekdays without trading in the list of trading days named
 * below, which begins on 19 December 1990, the first day of trading in Shanghai; our data begin with 1991, the first
 * whole year. Since 2007 only 9 February
 * 2024 is left over, the eve of Spring Festival: else notices and trading days agree in every year.
 *
 * Rule 2.4.1 of the trading rules of Shanghai (since 2023 at the latest) and of Shenzhen (2026): "本所交易日为每周一至周五。国家法定假日和本所公告的
 * 休市日，本所市场休市。" So a public record of their texts has it, clause by clause:
 * https://github.com/Canality/DreamFire-QuantAgent/blob/bbe728db6d8ba704e92cca62e1824777c035c70c/jiuwenswarm/evaluation/research_evidence/official_calendar_2024_2026/source_records.json
 *
 * From the year after the last notice on, the bridging days are unknown, and all days estimated (see China).
 */

/** Trading days of the Shanghai and Shenzhen exchanges since 19 December 1990, one a line; read from 1990 to 2009. */
export const TRADING_DAYS =
  'https://github.com/akfamily/akshare/blob/33b076533d71172f18941e7933f7759eec583fc5/akshare/file_fold/calendar.json';

/** What the calendars of the group tell of their days. */
export const CHINA_DOUBTS =
  'Doubts: Shenzhen (official opening 3 July 1991; data from 1992) is given the days of Shanghai in all years; no list of its own before 2018 was found. The futures exchanges close on the same days in the notices of 2022 and 2023; that they did so in every year since 2008 (China Financial Futures Exchange: since its first whole year, 2011) is taken over from them. Their night sessions, dropped before a holiday, are no part of these calendars.';
