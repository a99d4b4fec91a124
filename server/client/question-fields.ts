import { byId, h } from './dom.js';
import { locale, message } from './locale.js';
import {
  type Field,
  GOALS,
  type Goal,
  marketsIn,
  QUESTIONS,
  type Question,
  questionOf,
  valuesIn,
} from './questions.js';
import { aboutTerm, termText } from './terms.js';

/** The choice of a question and its fields. */

/** A question with the values of its fields, for the calendars shown. */
export interface QuestionInput {
  /** That of the question. */
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly of: { readonly ids: readonly string[]; readonly mode: 'all' | 'any' };
  readonly today: string;
}

/** Draws the choice of questions; `onChange` gets the id of another one. */
export function drawChoice(chosen: string, onChange: (id: string) => void): void {
  const { goal } = questionOf(chosen);
  const tabs = (Object.keys(GOALS) as Goal[]).map((one) => {
    const first = QUESTIONS.find((question) => question.goal === one)!.id;
    const id = one === goal ? chosen : first;
    return h(
      'label',
      {},
      h('input', {
        type: 'radio',
        name: 'question',
        value: first,
        checked: one === goal,
        onchange: () => onChange(id),
      }),
      h('span', { class: 'segment' }, message(GOALS[one])),
    );
  });
  const ways = QUESTIONS.filter((question) => question.goal === goal);
  const how =
    ways.length > 1 &&
    h(
      'label',
      { class: 'how' },
      h('span', { class: 'aside' }, message('howLabel')),
      h(
        'select',
        { id: 'how', onchange: ({ target }) => onChange((target as HTMLSelectElement).value) },
        ...ways.map(({ id, label }) =>
          h('option', { value: id, selected: id === chosen }, message(label)),
        ),
      ),
    );
  byId('questions').replaceChildren(
    h('legend', { class: 'aside' }, message('questionsLabel')),
    h('div', { class: 'segments' }, ...tabs),
    ...(how ? [how] : []),
  );
}

/** Draws the fields of a question with their values or defaults; `onInput` gets the current values. */
export function drawFields(
  { id, fields, of, today }: QuestionInput,
  onInput: (values: Record<string, string>) => void,
): void {
  const question = questionOf(id);
  const form = byId('fields');
  const onChange = () => onInput(valuesOf(form, question));
  const values = valuesIn(question, fields, today);
  const markets = marketsIn(of.ids);
  form.replaceChildren(
    ...question.fields.map((field) =>
      drawField(
        field.kind === 'market' ? { ...field, choices: markets } : field,
        values[field.name]!,
        onChange,
      ),
    ),
  );
}

function drawField(field: Field, value: string, onChange: () => void): HTMLElement {
  const { name, label, kind, choices = [] } = field;
  if (kind === 'yes') {
    const box = h('input', {
      type: 'checkbox',
      name,
      checked: value === 'true',
      onchange: onChange,
    });
    return h('label', { class: 'yes' }, box, message(label));
  }
  const shown = h('span', { class: 'label' }, message(label));
  if (kind === 'choice' || kind === 'market') {
    const options = choices.map((choice) =>
      h('option', { value: choice, selected: choice === value }, choiceText(name, choice)),
    );
    const about = h('small', { class: 'about', id: `about-${name}` }, aboutTerm(name, value));
    const select = h('select', { name, 'aria-describedby': about.id }, ...options);
    select.addEventListener('change', () => {
      about.textContent = aboutTerm(name, select.value);
      onChange();
    });
    // Outside of the label, of whose name it is no part.
    return h('div', { class: 'described' }, h('label', {}, shown, select), about);
  }
  const input = h('input', {
    name,
    value,
    type: kind,
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: onChange,
  });
  return h('label', {}, shown, input);
}

function choiceText(field: string, choice: string): string {
  if (field !== 'weekday') return termText(choice);
  return choice === '' ? message('anyDay') : locale.weekday(Number(choice));
}

function valuesOf(form: HTMLElement, { fields }: Question): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
      return [name, kind === 'yes' ? (input.checked ? 'true' : '') : input.value.trim()];
    }),
  );
}
