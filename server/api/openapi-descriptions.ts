import { FEAST_RECORD } from './feast-record.js';
import { feastRecordText } from './feast-record-text.js';

/** Texts on terms, dates and ids in the document's description. */

export const DATES_TO_COME = [
  'Terms. `close_time` is the end of continuous trading in local time; a closing auction may follow. A weekday with shorter hours all year is not an early close: its days are `open`, and the hour is in `regular_closes` of the calendar. A session that counts for the trade date of the next day does not make its own day a business day (United States holidays at CME, weekends in Moscow), nor does a ceremonial session on a holiday (Diwali in Mumbai).',
  'Future dates that an authority announces later are computed and `estimated`: Islamic months by the calendar or sighting criterion of the authority, Hindu, Buddhist and Sikh feasts by the true sun and moon, equinoxes and Chinese dates by astronomy. `may_move_days` is by how many days such a date may differ from the announced one, by the accuracy record of the method since 1990: 0 if it matched every announced date, 1 if some fell on the neighbouring day, 2 if any deviated further or the location has no record, null if not known. Every day that near to an estimated date is `estimated` in responses, and so are days that move with it: substitutes for days on weekends, the days of a feast. An estimated answer has a range, `earliest` and `latest` or `least` and `most`. Days that governments choose year by year are not computed; the `note` of a calendar lists what it leaves out.',
  feastRecordText(FEAST_RECORD),
].join('\n\n');

export const IDS =
  'Ids of calendars follow standards and are case-insensitive. A country is its ISO 3166-1 code (`DE`), a subdivision `CC:SUB` (`DE:BY`) and a part of it `CC:SUB-PART` (`DE:BY-A`). Settlement in the large-value payment system of a currency is its ISO 4217 code (`EUR` for T2, `USD` for Fedwire), another payment scheme `CUR:NAME` (`INR:RTGS`), securities settlement of a market `MIC:SETTLEMENT` (`XNYS:SETTLEMENT`). An exchange is its ISO 10383 MIC (`XNYS`), a product group with days of its own `MIC:GROUP` (`XCME:EQUITY`). Bonds are `CUR:BOND` (`USD:BOND`), a reference rate `CUR:NAME` (`USD:SOFR`). Former and other common ids are `aliases`; responses name the calendar’s own. GET /v1/calendars?q= finds it by any common name.';
