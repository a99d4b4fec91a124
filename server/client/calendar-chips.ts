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
      { type: 'button', class: 'show', 'aria-pressed': pressed, onclick },
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
      'aria-label': message('removeCalendar', { name: id }),
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
  byId('chips').replaceChildren(...modes, ...chips);
}

/** The view without a calendar. */
export function withoutCalendar(view: View, id: string): View {
  return {
    ...view,
    calendars: view.calendars.filter((one) => one !== id),
    show: view.show === id ? 'all' : view.show,
  };
}
