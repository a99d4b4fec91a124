import type { RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Germany. The library agrees with the statutes of the Länder of today (and those read of the years since 1995); it
 * lacks the Day of Prayer and Repentance, a holiday in all Länder until 1994 and in Saxony still, and the old Day of
 * German Unity of 17 June, kept in the western Länder to 1990 (a Sunday). It has 31 October 2017 and, since 1990,
 * 3 October everywhere.
 *
 * Doubts: the holidays of the eastern Länder in 1990 (until October of the German Democratic Republic) and since when
 * they have 31 October and 6 January were not read; in Bavaria before 1995 and in Berlin the statutes of the time were
 * not read either.
 */

const MDR_PRAYER_DAY = 'https://www.mdr.de/nachrichten/politik/inland/sachsen-cdu-initiative-buss-und-bettag-100.html';
const MDR_UNITY_DAY =
  'https://www.mdr.de/geschichte/mitteldeutschland/jahrestage/' +
  'kalenderblatt-geschichte-motorrad-patent-ochsenkopf-schalck-golodkowski-vietnamkrieg-atombombe100.html';

const PRAYER_DAY: RuleRow = {
  rule: 'wednesday before 11-23',
  name: 'Day of Prayer and Repentance',
  names: { de: 'Buß- und Bettag' },
  from: 1990,
  to: 1994,
  source: MDR_PRAYER_DAY,
};

const UNITY_DAY: RuleRow = {
  rule: '06-17',
  name: 'Day of German Unity',
  names: { de: 'Tag der deutschen Einheit' },
  from: 1990,
  to: 1990,
  source: MDR_UNITY_DAY,
};

const WESTERN = ['DE:BW', 'DE:BY', 'DE:HB', 'DE:HE', 'DE:HH', 'DE:NI', 'DE:NW', 'DE:RP', 'DE:SH', 'DE:SL'];

export const DE: readonly CountryAmendment[] = [
  { id: 'DE', subdivisions: true, rules: [PRAYER_DAY] },
  ...WESTERN.map((id): CountryAmendment => ({ id, subdivisions: true, rules: [UNITY_DAY] })),
];
