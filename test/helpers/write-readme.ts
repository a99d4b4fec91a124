import { writeExamples } from './readme.js';
import { startServer } from './server.js';

/** npx tsx test/helpers/write-readme.ts: after a release, puts the answers of today into README.md and the guide. */
const server = await startServer();
await writeExamples(server);
await server.close();
