import { keyInUse, NoAnswer } from './api.js';
import { drawCitation } from './cite.js';
import { byId, debounced } from './dom.js';
import { localToday, replaceView, shown } from './explorer-state.js';
import { drawChoice, drawFields } from './question-fields.js';
import { type Answered, drawAnswer } from './question-view.js';
import { DATE_FIELDS } from './questions.js';
import { shownCalendars, type View } from './state.js';
import { fail } from './status-line.js';

/** The panel of the question about the calendars shown, its answer and its citation. */

const TYPING_MS = 150;
let answering = new AbortController();
let answered: Answered | null = null;

/** The dates of the question are the clicked day until the user enters others. */
const questionInput = () => ({
  id: shown.view.question,
  fields: shown.view.fields,
  of: shownCalendars(shown.view),
  today: shown.view.day ?? localToday(),
});
const answerSoon = debounced(TYPING_MS, () => void answer());

export function drawQuestion(go: (view: View) => void): void {
  drawChoice(shown.view.question, (question) => {
    go({ ...shown.view, question });
    document
      .querySelector<HTMLElement>(
        `#questions ${document.activeElement?.id === 'how' ? '#how' : 'input:checked'}`,
      )
      ?.focus();
  });
  drawFields(questionInput(), (values) => {
    replaceView({ ...shown.view, fields: { ...shown.view.fields, ...values } });
    // An answer that comes meanwhile would put its own dates in place of what was typed.
    answering.abort();
    answerSoon();
  });
}

export async function answer(): Promise<void> {
  answering.abort();
  answering = new AbortController();
  const { signal } = answering;
  answered = null;
  byId('cited').replaceChildren();
  byId('cite-row').hidden = true;
  if (keyInUse() === null) return;
  try {
    const got = await drawAnswer(questionInput(), signal);
    if (signal.aborted) return;
    answered = got;
    if (got) holdDates(got);
    byId('cite-row').hidden = got === null;
  } catch (error) {
    // Errors of the fields are shown beside them.
    if (!signal.aborted && error instanceof NoAnswer && error.kind !== 'refused') fail(error);
  }
}

/** Writes the dates of the answer into the URL, so that it is the same question tomorrow. A clicked day is already in it. */
function holdDates({ parameters }: Answered): void {
  if (shown.view.day !== null) return;
  const dates = Object.entries(parameters).filter(([name]) => DATE_FIELDS.has(name));
  if (dates.every(([name, date]) => shown.view.fields[name] === date)) return;
  replaceView({ ...shown.view, fields: { ...shown.view.fields, ...Object.fromEntries(dates) } });
}

byId('cite').addEventListener('click', () => {
  if (!answered) return;
  drawCitation(answered, localToday()).then((drawn) => byId('cited').replaceChildren(drawn), fail);
});
