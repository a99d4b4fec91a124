import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay } from '../../server/engine/civil-date.js';
import { entriesOf } from '../helpers/expanded.js';

/**
 * `observed` tells a shifted day: one on another day than its text names, since that text moves it. A holiday that the text
 * itself sets on a weekday ("the first Monday of February") is none, whatever feast it is kept for.
 */

/** The dates of a calendar with `*` where the day is observed, of the holidays of a name. */
function marks(id: string, name: RegExp, from: string, to: string): string {
  return entriesOf(id)
    .filter(({ kind, names }) => kind === 'holiday' && name.test(names.en!))
    .map(({ day, observed }) => formatDay(day) + (observed ? '*' : ''))
    .filter((date) => date >= from && date < to)
    .join(' ');
}

test("Ireland: St Brigid's Day is the first Monday of February by its regulation, and no moved day", () => {
  assert.is(
    marks('IE', /Brigid/, '2022', '2031'),
    '2023-02-06 2024-02-05 2025-02-03 2026-02-02 2027-02-01 2028-02-07 2029-02-05 2030-02-01',
  );
});

test('Colombia: law 51 of 1983 moves days to Monday, those that fall on one stay', () => {
  assert.is(
    marks('CO', /Epiphany/, '2024', '2028'),
    '2024-01-08* 2025-01-06 2026-01-12* 2027-01-11*',
  );
  assert.is(marks('CO', /Ascension/, '2025', '2027'), '2025-06-02* 2026-05-18*');
  assert.is(marks('CO', /Corpus/, '2025', '2027'), '2025-06-23* 2026-06-08*');
  assert.is(marks('CO', /Sacred Heart/, '2026', '2027'), '2026-06-15*');
  assert.is(marks('CO', /Chiquinquirá/, '2025', '2028'), '2026-07-13* 2027-07-12*');
  assert.is(marks('CO', /Independence Day/, '2025', '2026'), '2025-07-20');
  assert.is(marks('XBOG', /Epiphany/, '2025', '2027'), '2025-01-06 2026-01-12*');
});

test('days by another calendar than the Gregorian one are moved as well', () => {
  assert.is(
    marks('IL', /Independence/, '2024', '2028'),
    '2024-05-14* 2025-05-01* 2026-04-22 2027-05-12',
  );
  assert.is(marks('XTAE', /Ninth of Av/, '2021', '2024'), '2021-07-18 2022-08-07* 2023-07-27');
  assert.is(marks('EG', /Islamic New Year/, '2028', '2030'), '2028-05-25 2029-05-17*');
});

test('Wellington: the provincial day is the same in its market as in its region', () => {
  assert.is(marks('NZD:FX', /Wellington/, '2024', '2027'), '2024-01-22 2025-01-20* 2026-01-19*');
  assert.is(marks('NZ:WGN', /anniversary/, '2024', '2027'), '2024-01-22 2025-01-20* 2026-01-19*');
});

test('Vietnam: the day beside National Day is its second one by the code, and no moved day', () => {
  assert.is(
    marks('VN', /National Day/, '2028', '2030'),
    '2028-09-01 2028-09-02 2028-09-04* 2029-09-02 2029-09-03 2029-09-04*',
  );
});

test('Jammu and Kashmir: the Friday after a feast is a holiday of its own', () => {
  assert.not.match(marks('IN:JK', /Friday following/, '2016', '2036'), /\*/);
});

test('a feast and its Monday that the library lists under one name: the Monday is observed', () => {
  assert.is(
    marks('SG', /Vesak/, '2018', '2023'),
    '2018-05-29 2019-05-19 2019-05-20* 2020-05-07 2021-05-26 2022-05-15 2022-05-16*',
  );
  assert.is(
    marks('TT', /Deepavali/, '2023', '2027'),
    '2023-11-12 2023-11-13* 2024-10-31 2025-10-20 2026-11-08 2026-11-09*',
  );
  assert.is(marks('GY', /Phagwah/, '2017', '2019'), '2017-03-12 2017-03-13* 2018-03-02');
  assert.is(marks('TH', /Vesak/, '2022', '2023'), '2022-05-15 2022-05-16*');
});

test('a listed day is observed where the row marks it, or its name says so', () => {
  assert.is(marks('EG', /Police Day/, '2020', '2023'), '2020-01-25 2021-01-28* 2022-01-27*');
  assert.is(
    marks('HK', /following Easter Monday/, '2015', '2027'),
    '2015-04-07* 2021-04-06* 2026-04-07*',
  );
  assert.is(marks('AL', /Adha/, '2024', '2026'), '2024-06-16 2024-06-17* 2025-06-06');
  assert.is(marks('AU:SA', /Anzac/, '2021', '2022'), '2021-04-25 2021-04-26*');
  assert.is(marks('BH', /Ashura \(day in lieu\)/, '2023', '2024'), '2023-07-30* 2023-07-31*');
  assert.is(marks('XPHS', /Bonifacio/, '2004', '2006'), '2004-11-29* 2005-11-28*');
  assert.is(marks('XDUB', /Christmas Day/, '2016', '2017'), '2016-12-25 2016-12-27*');
  assert.is(marks('XBKK', /Songkran/, '2020', '2021').includes('2020-07-27*'), true);
});

test('a day of rest that a decree moves from a weekend is observed in every country', () => {
  assert.is(marks('HU', /Day of rest/, '2026', '2027'), '2026-01-02* 2026-08-21* 2026-12-24*');
  assert.is(
    marks('BG', /Council of Ministers/, '2016', '2017'),
    '2016-03-04* 2016-05-23* 2016-09-05* 2016-09-23*',
  );
  assert.is(
    marks('AZ', /exchanged/, '2025', '2026'),
    '2025-01-03* 2025-03-27* 2025-03-28* 2025-06-27*',
  );
  assert.match(marks('VN', /swapped/, '2026', '2027'), /2026-01-02\*/);
});

test('a market that lists its days marks those that its country moves', () => {
  assert.is(marks('XKLS', /Wesak/, '2015', '2016'), '2015-05-03 2015-05-04*');
  assert.is(marks('XBKK', /Asarnha/, '2020', '2022'), '2020-07-06* 2021-07-26*');
  assert.is(marks('MISX', /Defender/, '2002', '2004'), '2002-02-25* 2003-02-24*');
});

test("Georgia and Tennessee keep a day of February and of October at the year's end: moved in each year", () => {
  assert.is(marks('US:GA', /Washington/, '2024', '2027'), '2024-12-24* 2025-12-26* 2026-12-24*');
  assert.is(marks('US:TN', /Columbus/, '2024', '2026'), '2024-11-29* 2025-11-28*');
});

test.run();
