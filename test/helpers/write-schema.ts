import { writeFileSync } from 'node:fs';
import { publicationJsonSchema } from '../../build/verify/publication-schema.js';

/** npx tsx test/helpers/write-schema.ts: writes the JSON Schema of publications, after a change of their format. */
const path = new URL('../../build/verify/publication.schema.json', import.meta.url);
writeFileSync(path, `${JSON.stringify(publicationJsonSchema(), null, 2)}\n`);
