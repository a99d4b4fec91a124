import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { xmlText } from '../../server/text/xml.js';
import { cases, sampled } from '../helpers/needs.js';
import { parseXml } from '../helpers/xml.js';

/** Text in XML, read back by another. */

/** What XML 1.0 (production 2) allows. */
const ALLOWED = /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

sampled('any text comes back as it was, but for what XML forbids', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        '&',
        '<',
        '>',
        ']]>',
        '"',
        "'",
        '\0',
        '\x0b',
        '\ud800',
        '\udc00',
        '\uffff',
        'é',
        '🎉',
      ),
    }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const written = `<a b="${xmlText(text.replaceAll(/\s/g, ' '))}">${xmlText(text)}</a>`;
      const { attributes, text: read } = parseXml(written);
      const allowed = [...text].filter((letter) => ALLOWED.test(letter)).join('');
      assert.is(read, allowed.replaceAll(/\r\n?/g, '\n'));
      assert.is(
        attributes.b,
        [...text.replaceAll(/\s/g, ' ')].filter((letter) => ALLOWED.test(letter)).join(''),
      );
    }),
    { numRuns: cases(1000) },
  );
});

test.run();
