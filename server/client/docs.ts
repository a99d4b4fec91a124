import { startKeyForm } from './key-form.js';
import { exampleButton, operationForm } from './question-form.js';
import { startSearch } from './search.js';

/** Runs the examples of the documentation, which is readable without it. */

startKeyForm({ check: '/v1/auth' });
startSearch();
for (const example of document.querySelectorAll<HTMLElement>('[data-request]'))
  exampleButton(example);
for (const operation of document.querySelectorAll<HTMLElement>('[data-path]'))
  operationForm(operation);
