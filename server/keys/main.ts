import { join } from 'node:path';
import { keysMain } from './keys-main.js';

/** npm run keys: the key file of the server that npm start runs. */
await keysMain(process.argv.slice(2), join(import.meta.dirname, '../../dist'));
