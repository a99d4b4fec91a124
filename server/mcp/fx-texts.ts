import type { AnswerOf } from '../api/endpoint.js';
import type { fixingDate } from '../api/fx-fixing.js';
import type { tenorLadder } from '../api/fx-ladder.js';
import type { brokenDate } from '../api/fx-value-date.js';
import { lines, named, rangeLine, releaseLine, textOf, trustLine } from './texts.js';

/** Texts of results on foreign exchange other than spot. */

type Ladder = AnswerOf<typeof tenorLadder>;

export const ladder = textOf<typeof tenorLadder>((answer) => {
  const { pair, trade_date, convention_source, note, tenors, data_release } = answer;
  return lines(
    note !== null && `Note: ${note}.`,
    `${pair} traded on ${named(trade_date)}:`,
    ...tenors.map((row) => `- ${row.tenor}: ${tenorWords(row)}`),
    sourceLine(convention_source),
    releaseLine(data_release.id),
  );
});

function tenorWords({ near, result, estimated, reason, earliest, latest }: Ladder['tenors'][number]): string {
  if (result === null) return reason!;
  const first = near === null || near === result ? '' : `${near} to `;
  const doubt = estimated
    ? `, estimated, between ${earliest ?? 'the data'} and ${latest ?? 'the end of the data'}`
    : '';
  return `${first}${named(result)}${doubt}`;
}

export const valueDate = textOf<typeof brokenDate>((answer) => {
  const { pair, value_date, is_value_date, next, previous, closed } = answer;
  const before = previous === null ? 'none in the data' : named(previous);
  return lines(
    is_value_date
      ? `${pair} is delivered on ${named(value_date)}.`
      : `${pair} is not delivered on ${named(value_date)} (closed: ${closed.join(', ')}): next ${named(next)}, previous ${before}.`,
    rangeLine(answer),
    trustLine(answer.coverage, answer.estimated, answer.data_release.id),
  );
});

export const fixing = textOf<typeof fixingDate>((answer) => {
  const { pair, value_date, fixing_date, lag, fixing_calendars, convention, note } = answer;
  const days = lag === 1 ? '1 business day' : `${lag} business days`;
  return lines(
    note !== null && `Note: ${note}.`,
    `${pair} for ${named(value_date)} is fixed on ${named(fixing_date)}, ${days} of ${fixing_calendars.join(', ')} before, by ${convention.rate}.`,
    convention.note !== null && `Convention: ${convention.note}.`,
    sourceLine(convention.source && `${convention.source.publisher}, ${convention.source.url}`),
    rangeLine(answer),
    trustLine(answer.coverage, answer.estimated, answer.data_release.id),
  );
});

function sourceLine(source: string | null): string {
  return source === null
    ? 'The convention is assumed: no publication that names it was found.'
    : `Source of the convention: ${source}`;
}
