/** The focus of a form stays where it was when the same form comes again with another answer. */

interface Focus {
  /** The number of the field that has it, or beside whose text its button stands. */
  readonly at: number;
  readonly isButton: boolean;
}

const REMOVE = '.remove-place';

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && !one.matches(`${REMOVE}, [type=hidden]`),
  );
const removerBeside = (field: Element | undefined) =>
  field?.parentElement?.querySelector<HTMLElement>(REMOVE) ?? null;

/** Where the focus is in a form; null: elsewhere. */
export function focusIn(form: HTMLFormElement): Focus | null {
  const active = document.activeElement;
  const at = fieldsOf(form).findIndex(
    (field) => field === active || (active !== null && removerBeside(field) === active),
  );
  return at < 0 ? null : { at, isButton: active!.matches(REMOVE) };
}

/** Puts it there again: of a place that was removed, to the next one. */
export function focusAgain(form: HTMLFormElement, { at, isButton }: Focus): void {
  const field = fieldsOf(form)[at];
  ((isButton && removerBeside(field)) || field)?.focus();
}
