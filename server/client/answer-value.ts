import type { Answer } from './answers.js';
import { h, inEnglish } from './dom.js';
import { locale, message } from './locale.js';

/** The answer itself: a date, a count, how far both may move, and how well it is known. */

/** Coverage of the whole answer, including the settlement beside it. */
export function trustOf({
  coverage,
  estimated,
  settlement,
}: Answer): Pick<Answer, 'coverage' | 'estimated'> {
  if (!settlement) return { coverage, estimated };
  const isVerified = coverage === 'verified' && settlement.coverage === 'verified';
  return {
    coverage: isVerified ? 'verified' : 'library',
    estimated: estimated || settlement.estimated,
  };
}

export function drawValue({ result, reason, count }: Answer): HTMLElement[] {
  if (count !== undefined) {
    return [h('p', { class: 'result' }, String(count), h('small', {}, message('fieldDays')))];
  }
  if (!result)
    return [
      h('p', { class: 'result' }, message('noneWord')),
      h('p', { class: 'notice', ...inEnglish() }, reason ?? ''),
    ];
  return [
    h(
      'p',
      { class: 'result' },
      h('time', { datetime: result }, result),
      h('small', {}, locale.longDate(result)),
    ),
    ...(reason ? [h('p', { class: 'notice', ...inEnglish() }, reason)] : []),
  ];
}

/** The range of an estimated answer: "or as late as Wednesday 10 March 2027". */
export function rangeText({
  result,
  count,
  earliest,
  latest,
  least,
  most,
}: Partial<Answer>): string {
  if (count !== undefined) {
    const counts = [least !== count && least, most !== count && most].filter(
      (one) => typeof one === 'number',
    );
    return counts.length === 0 ? '' : message('orByNews', { range: counts.join(' – ') });
  }
  const early =
    earliest === undefined || earliest === result
      ? ''
      : message('asEarlyAs', { date: boundText(earliest, 'beforeData') });
  const late =
    latest === undefined || latest === result
      ? ''
      : message('asLateAs', { date: boundText(latest, 'afterData') });
  const sides = [early, late].filter(Boolean);
  return sides.length === 0 ? '' : message('orByNews', { range: sides.join(', ') });
}

function boundText(date: string | null, side: 'beforeData' | 'afterData'): string {
  return date === null ? message(side) : locale.longDate(date);
}
