import type * as z from 'zod';
import type { Endpoint } from '../api/endpoint.js';
import type { Ask } from '../api/question.js';
import type { RefuseUnknown } from '../api/unknown-parameters.js';
import type { QueryData } from '../queries/as-of.js';
import type { Problem } from '../queries/problem.js';

/** What the program and the part of it that speaks the Model Context Protocol know of each other. */

export type JsonObject = Record<string, unknown>;

/** A parameter as a description tells it. */
export interface DescribedParameter {
  readonly name: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonObject;
  readonly example?: unknown;
}

/**
 * What the program lends to the part. The part has no copy of it: endpoints, their schemas and problems are one and the
 * same for addresses and for tools.
 */
export interface McpHost {
  /** Version of the interface. */
  readonly version: string;
  readonly endpoints: readonly Endpoint[];
  readonly askOf: (endpoint: Endpoint, refuseUnknown: RefuseUnknown) => Ask;
  readonly refuseUnknown: (endpoint: Endpoint, endpoints: readonly Endpoint[]) => RefuseUnknown;
  readonly describe: (parameters: z.ZodObject) => readonly DescribedParameter[];
  /** A schema as JSON Schema. */
  readonly schemaOf: (schema: z.ZodType) => JsonObject;
  /** Parameters that a tool has in the place of an endpoint's. */
  readonly integer: (description: string, least: number, most: number, preset: number) => z.ZodType;
  readonly word: (words: readonly [string, ...string[]], description: string, preset: string) => z.ZodType;
  readonly jsonOnly: z.ZodType;
  /** What was thrown, where it is a Problem. */
  readonly problemIn: (thrown: unknown) => Problem | null;
  /** Told of what should not happen. */
  readonly report: (error: unknown) => void;
}

/** What is asked at one moment, and by whom the answer is given. */
export interface Moment {
  readonly served: QueryData;
  readonly nowMs: number;
}

export interface McpReply {
  readonly status: number;
  /** JSON text; empty where there is nothing to say. */
  readonly body: string;
}

export interface Mcp {
  /** Answers one message; `headers` are those of the protocol that came with it. */
  readonly answer: (message: unknown, headers: Readonly<Record<string, string>>, moment: Moment) => Promise<McpReply>;
  /** Answers on the standard streams; resolves when the client has gone. */
  readonly serveStdio: (moment: () => Moment) => Promise<void>;
}

export interface McpPart {
  readonly openMcp: (host: McpHost) => Mcp;
}
