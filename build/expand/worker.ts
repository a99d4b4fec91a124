import type { CalendarDefinition } from '../calendars/definition.js';
import { expandOwn } from './calendar.js';

/** A process that expands definitions: each message has a batch of them. */

process.on('message', (batch: readonly CalendarDefinition[]) => {
  process.send?.(batch.map((definition) => [definition.id, expandOwn(definition)] as const));
});
