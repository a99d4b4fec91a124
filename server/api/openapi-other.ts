import { PROBLEMS } from '../queries/problem.js';

/** Routes beside the endpoints: release files, which need a key, and pages and probes, which do not. */

type JsonObject = Record<string, unknown>;

const text = (description: string) => ({ schema: { type: 'string', description } });
const object = (properties: JsonObject, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const string = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const release = { type: 'string', pattern: '^(\\d{8}T\\d{6}Z|latest)$' };
const LICENSE = object({ name: string, url: string });
const MANIFEST = object(
  {
    release: object({
      id: string,
      library_version: string,
      generated_at: { type: 'string', format: 'date-time' },
    }),
    license: LICENSE,
    chain: {
      type: 'array',
      description:
        'The releases up to this one, oldest first, each with the SHA-256 of its release.json',
      items: object({ id: string, sha256: string }),
    },
    files: {
      type: 'object',
      description: 'By path below /releases/{release}/',
      additionalProperties: object({ bytes: count, sha256: string }),
    },
  },
  ['chain'],
);
const LIST = object({
  license: LICENSE,
  latest: string,
  releases: {
    type: 'array',
    description: 'Oldest first',
    items: object({
      id: string,
      library_version: string,
      generated_at: { type: 'string', format: 'date-time' },
      note: string,
      files: count,
      bytes: count,
      manifest: { type: 'string', description: 'The URL of its manifest' },
    }),
  },
});
const HEALTH = object({ status: { type: 'string', enum: ['ok'] } });
const DEMO_KEY = object({ key: { type: ['string', 'null'] } });
const READINESS = object({
  status: { type: 'string', enum: ['ok', 'switching', 'draining'] },
  release: { type: 'string', description: 'The current release' },
});
const RELEASE = {
  name: 'release',
  in: 'path',
  required: true,
  schema: release,
  example: 'latest',
  description: 'A release id from /releases/, or latest, which redirects to the last one',
};
const FILE = {
  name: 'calendar',
  in: 'path',
  required: true,
  schema: string,
  example: 'DE-BY',
  description: 'The id of a calendar, with a hyphen for a colon',
};

const CODES = [
  {
    name: 'code',
    in: 'path',
    required: true,
    schema: { type: 'string', enum: Object.keys(PROBLEMS) },
    description: 'The code of a problem',
  },
];

/** Describes routes with problems of this schema: release files, and what needs no key. */
function describers(problem: JsonObject) {
  const refused = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: problem } },
  });
  const file = (
    operationId: string,
    summary: string,
    parameters: readonly object[],
    content: JsonObject,
  ) => ({
    get: {
      operationId,
      summary,
      tags: ['Releases'],
      parameters,
      responses: {
        200: { description: 'The file', content },
        ...(parameters.length > 0 && {
          302: { description: 'For latest: redirect to the file of the last release' },
        }),
        304: { description: 'Not modified: the ETag of If-None-Match is current' },
        401: refused('The API key is missing or not valid'),
        ...(parameters.length > 0 && { 404: refused('No such release or file') }),
        429: refused('Rate limited'),
      },
    },
  });
  const open = (
    operationId: string,
    summary: string,
    type: string,
    schema: JsonObject,
    parameters: JsonObject[] = [],
  ) => ({
    get: {
      operationId,
      summary,
      tags: ['Service'],
      security: [],
      parameters,
      responses: {
        200: { description: 'The response', content: { [type]: { schema } } },
        ...(parameters.length > 0 && { 404: refused('There is no such page') }),
      },
    },
  });
  return { file, open };
}

/** The paths of these routes; `problem` is the schema of a problem. */
export function otherPaths(problem: JsonObject): JsonObject {
  const { file, open } = describers(problem);
  return {
    '/releases/': file('listReleaseFiles', 'The releases whose files can be downloaded', [], {
      'application/json': { schema: LIST },
    }),
    '/releases/{release}/manifest.json': file(
      'getManifest',
      'Every file of a release, with its size and SHA-256',
      [RELEASE],
      { 'application/json': { schema: MANIFEST } },
    ),
    '/releases/{release}/release.tgz': file(
      'getReleaseArchive',
      'All files of a release in one archive: manifest.json and the files in it',
      [RELEASE],
      {
        'application/gzip': text(
          'A tar archive in a gzip file; its files are under the id of the release',
        ),
      },
    ),
    '/releases/{release}/csv/{calendar}.csv': file(
      'getReleaseCsv',
      'All entries of a calendar in a release, as a table',
      [RELEASE, FILE],
      {
        'text/csv': text(
          'calendar,date,kind,name,close_time,status,observed,coverage, and may_move_days if known',
        ),
      },
    ),
    '/releases/{release}/packs/{calendar}.bin': file(
      'getReleasePack',
      'A calendar in a release as a pack, which the readers for programs open: the same bytes as long as it does not change',
      [RELEASE, FILE],
      { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    ),
    '/releases/{release}/ics/{calendar}.ics': file(
      'getReleaseFeed',
      'A calendar in a release as an iCalendar file, from the year before it on',
      [RELEASE, FILE],
      { 'text/calendar': text('RFC 5545') },
    ),
    '/problems/{code}': open(
      'getProblem',
      'The page of a problem `type`: its meaning and what to do',
      'text/html',
      string,
      CODES,
    ),
    '/healthz': open('getHealth', 'Liveness check', 'application/json', HEALTH),
    '/readyz': open(
      'getReadiness',
      'Readiness check; 503 while it switches to another build and during shutdown',
      'application/json',
      READINESS,
    ),
    '/demo-key': open(
      'getDemoKey',
      'The demo key of the explorer, if the server has one',
      'application/json',
      DEMO_KEY,
    ),
    '/openapi.json': open('getOpenApi', 'This document', 'application/json', { type: 'object' }),
  };
}
