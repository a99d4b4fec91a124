import type { QueryData } from '../queries/as-of.js';

/** The interface between the server and its implementation of the Model Context Protocol. */

export type JsonObject = Record<string, unknown>;

/** A parameter in a description. */
export interface DescribedParameter {
  readonly name: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonObject;
  readonly example?: unknown;
}

/** Called for unexpected errors. */
export type Report = (error: unknown) => void;

/** The time of a request, and the build that answers it. */
export interface Moment {
  readonly data: QueryData;
  readonly nowMs: number;
}

/** A call of a tool, which may not exist. */
export interface ToolCall {
  readonly name: string;
  readonly given: JsonObject;
}

export interface McpReply {
  readonly status: number;
  /** JSON text; empty if there is no reply. */
  readonly body: string;
}

export interface Mcp {
  /** Answers one message; `headers` are those of the protocol that came with it. */
  readonly answer: (
    message: unknown,
    headers: Readonly<Record<string, string>>,
    moment: Moment,
  ) => Promise<McpReply>;
  /** The cost of the answer of a tool, in units. */
  readonly unitsOf: (call: ToolCall, moment: Moment) => number;
  /** Runs on standard input and output; resolves when the client has disconnected. */
  readonly serveStdio: (moment: () => Moment) => Promise<void>;
}
