import process from 'node:process';

/**
 * Stands in the bundle for the SDK's choice of a JSON Schema validator (272 KB of it), which reads what a client fills
 * into forms of the server: Kalends shows none, and reads arguments by the schemas of its endpoints.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('no JSON Schema is read here');
  }
}

export { process };
