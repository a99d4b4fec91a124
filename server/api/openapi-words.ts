import { FEAST_RECORD } from './feast-record.js';
import { feastRecordText } from './feast-record-text.js';

/** What the description of the document tells of words, dates and ids. */

export const DATES_TO_COME = [
  'What words mean here. `close_time` is the end of continuous trading in local time; a closing auction may follow. A weekday whose hours are shorter all year is no early close: its days are `open`, and the hour is in `regular_closes` of the calendar. A session that counts for the trade date of the next day does not make its own day a business day (United States holidays at CME, weekends in Moscow, holidays in Osaka), and a ceremonial session on a holiday (Diwali in Mumbai) does not either.',
  'Dates to come that an authority announces later are computed and `estimated`: Islamic months by the calendar or the criterion of sighting that the authority follows, Hindu, Buddhist and Sikh feasts by true positions of sun and moon at the place that it reckons for, equinoxes and Chinese dates by astronomy. `may_move_days` tells by how many days such a date may differ from the announced one, by the record of the method since 1990: 0 where every announced date was met, 1 where dates at the edge of the rule fell on the neighbouring day, 2 where an authority went further or no record of the place is kept, null where it is not known. Every day so near to an estimated date is `estimated` in answers, and so is what moves with it: substitutes for days on weekends, the days of a feast. An estimated answer tells its bounds, `earliest` and `latest` or `least` and `most`. Days that governments choose year by year, such as bridge days and exchanged working days, are not computed; the `note` of a calendar names what it leaves out.',
  feastRecordText(FEAST_RECORD),
].join('\n\n');

export const IDS =
  'Ids of calendars are those of standards, in any case. A country is its ISO 3166-1 code (`DE`), a subdivision `CC:SUB` (`DE:BY`) and a part of it `CC:SUB-PART` (`DE:BY-A`). Settlement in the large-value payment system of a currency is its ISO 4217 code (`EUR` for T2, `USD` for Fedwire), another payment scheme `CUR:NAME` (`INR:RTGS`), securities settlement of a market `MIC:SETTLEMENT` (`XNYS:SETTLEMENT`). An exchange is its ISO 10383 MIC (`XNYS`), a product group with days of its own `MIC:GROUP` (`XCME:EQUITY`). Bonds are `CUR:BOND` (`USD:BOND`), a reference rate `CUR:NAME` (`USD:SOFR`). Former and other common ids are `aliases`, answered as the calendar’s own id. GET /v1/calendars?q= finds a calendar by whatever people call it.';
