import { calendar } from '../definition.js';
import { DANISH_CLOSING_DAYS } from '../exchanges/europe/XCSE.js';

/**
 * Danish krone: Kronos, Danmarks Nationalbank's settlement system, open on Danish banking days: closed on the public
 * holidays of Denmark and on the banks' closing days, 5 June, 24 and 31 December and, since 2009, the Friday after
 * Ascension Day. In 2025 the krone moved to the euro area's T2 platform, which changes nothing for banking days.
 */

const NATIONALBANK =
  'https://www.nationalbanken.dk/da/vores-arbejde/stabile-priser-pengepolitik-og-dansk-oekonomi/banklukkedage';

export default calendar({
  id: 'DKK',
  kind: 'settlement',
  name: 'Kronos (Danish krone)',
  doubtful: [
    {
      years: '-2025',
      note: "Nationalbanken's own list was read for 2026 and 2027; the years of change are those of the Copenhagen exchange.",
    },
  ],
  otherNames: 'Danmarks Nationalbank',
  countries: ['DK'],
  timezone: 'Europe/Copenhagen',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'DK', from: 1990, source: NATIONALBANK }],
  rules: DANISH_CLOSING_DAYS,
});
