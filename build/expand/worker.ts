import { allDefinitions } from '../calendars/index.js';
import { expandOwn } from './calendar.js';

/** A process that expands the calendars it is sent the ids of, one batch a message. */

const definitions = new Map(allDefinitions().map((definition) => [definition.id, definition]));

process.on('message', (ids: readonly string[]) => {
  process.send?.(ids.map((id) => [id, expandOwn(definitions.get(id)!)] as const));
});
