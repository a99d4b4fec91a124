import { byId, h } from './dom.js';
import { nameOf, shown } from './explorer-state.js';
import { message } from './locale.js';
import type { View } from './state.js';

/** The chosen calendars: each can be shown alone or removed. */

export function drawChips(go: (view: View) => void): void {
  const button = (show: string, ...label: (HTMLElement | string)[]) => {
    const pressed = String(shown.view.show === show);
    const onclick = () => go({ ...shown.view, show });
    return h(
      'button',
      { type: 'button', class: 'show', 'data-chip': show, 'aria-pressed': pressed, onclick },
      ...label,
    );
  };
  const label = (id: string) => {
    const name = nameOf(id);
    return name === id ? [h('b', {}, id)] : [h('b', {}, name), ' ', h('small', {}, id)];
  };
  const chips = shown.view.calendars.map((id) => {
    const away = {
      class: 'remove',
      'data-chip': `- ${id}`,
      'aria-label': message('removeCalendar', { name: nameOf(id) }),
      onclick: () => go(withoutCalendar(shown.view, id)),
    };
    return h(
      'span',
      { class: 'chip' },
      shown.view.calendars.length > 1
        ? button(id, ...label(id))
        : h('span', { class: 'alone' }, ...label(id)),
      h('button', { type: 'button', ...away }, '×'),
    );
  });
  const modes =
    shown.view.calendars.length > 1
      ? [button('all', message('allOpenChip')), button('any', message('anyOpenChip'))]
      : [];
  replaceKeepingFocus(byId('chips'), [...modes, ...chips]);
}

/** Draws the chips again, with the focus on the same button; that of a calendar that is gone goes on to the next calendar. */
function replaceKeepingFocus(place: HTMLElement, chips: readonly HTMLElement[]): void {
  const { activeElement } = document;
  const buttons = () => [...place.querySelectorAll<HTMLElement>('[data-chip]')];
  const focused = place.contains(activeElement) ? (activeElement as HTMLElement) : null;
  const removers = buttons().filter(({ className }) => className === 'remove');
  const at = focused === null ? -1 : removers.indexOf(focused);
  place.replaceChildren(...chips);
  if (focused === null) return;
  const same = buttons().find(({ dataset }) => dataset.chip === focused.dataset.chip);
  const others = buttons().filter(({ className }) => className === 'remove');
  (same ?? others[Math.min(Math.max(at, 0), others.length - 1)] ?? byId('pick')).focus();
}

/** The view without a calendar. */
export function withoutCalendar(view: View, id: string): View {
  return {
    ...view,
    calendars: view.calendars.filter((one) => one !== id),
    show: view.show === id ? 'all' : view.show,
  };
}
