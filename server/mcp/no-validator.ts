import process from 'node:process';

/**
 * Replaces the SDK's JSON Schema validator (272 KB) in the bundle. The SDK needs it only for forms of the server; Kalends has none,
 * and validates arguments by the schemas of its endpoints.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('no JSON Schema is read here');
  }
}

export { process };
