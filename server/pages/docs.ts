import { startKeyForm } from './key-form.js';
import { exampleAsker, operationForm } from './question-form.js';
import { startSearch } from './search.js';

/** The documentation's script: it asks the questions of the page. Without it everything can be read. */

startKeyForm({ check: '/v1/auth' });
startSearch();
for (const example of document.querySelectorAll<HTMLElement>('[data-ask]')) exampleAsker(example);
for (const operation of document.querySelectorAll<HTMLElement>('[data-path]')) operationForm(operation);
