import { exampleAsker, operationForm } from './ask-form.js';
import { startKeyForm } from './key-form.js';
import { startSearch } from './search.js';

/** The documentation's script: it asks the questions of the page. Without it everything can be read. */

startKeyForm();
startSearch();
for (const example of document.querySelectorAll<HTMLElement>('[data-ask]')) exampleAsker(example);
for (const operation of document.querySelectorAll<HTMLElement>('[data-path]')) operationForm(operation);
