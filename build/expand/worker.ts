import type { CalendarDefinition } from '../calendars/definition.js';
import { expandOwn } from './calendar.js';

/** A process that expands the definitions it is sent, one batch a message. */

process.on('message', (batch: readonly CalendarDefinition[]) => {
  process.send?.(batch.map((definition) => [definition.id, expandOwn(definition)] as const));
});
