import { closed, settlement } from '../../forms/settlement.js';
import { rulesNamed } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';

/** National holidays, and until 2016 "whenever banks are closed in either Melbourne or Sydney". */
const ASX_2014 =
  'https://pdfslide.net/documents/2014-t3-settlement-calendar-2014-settlement-calendar-for-asx-easter-monday.html';
/** From 2017 on local holidays are no longer days without settlement. */
const ASX_2017 = 'https://altocapital.coretrading.com.au/public/homepage/announcements.aspx?id=announcement250';

const AUSTRALIAN_BANK_HOLIDAYS: readonly RuleRow[] = rulesNamed(
  {
    from: 1999,
    to: 2016,
    source: ASX_2017,
    note: `the rule of those years: ${ASX_2014}; doubt: other holidays of the two states, once only or moved, were not looked for.`,
  },
  {
    '2nd monday in March': 'Labour Day (Victoria), no settlement',
    '1st monday in August': 'Bank Holiday (New South Wales), no settlement',
    '1st monday in October': 'Labour Day (New South Wales), no settlement',
    '1st tuesday in November': 'Melbourne Cup Day, no settlement',
  },
);

export default settlement({
  mic: 'XASX',
  name: 'Australian Securities Exchange',
  at: 'CHESS, Australian dollar',
  timezone: 'Australia/Sydney',
  years: [1999, 2100],
  note: 'The local holidays of 1999 to 2016 follow the list of 2017 of those given up.',
  bases: [closed('XASX', 1999, ASX_2014), closed('AUD', 1999, ASX_2017)],
  rules: AUSTRALIAN_BANK_HOLIDAYS,
});
