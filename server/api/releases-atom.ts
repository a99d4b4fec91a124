import * as z from 'zod';
import { atomText } from '../feeds/atom.js';
import { MAX_RELEASES, newsOf } from '../queries/news.js';
import { lookUpLanguage } from '../text/language.js';
import { defineEndpoint } from './endpoint.js';
import { calendars, lang } from './parameters.js';
import { selectEverKnown } from './request.js';

const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** GET /v1/releases.atom */
export const releasesAtom = defineEndpoint({
  route: '/v1/releases.atom',
  operationId: 'getReleasesAtom',
  summary: 'An Atom feed of data releases, and of dates that became confirmed',
  description:
    'The last 50 releases, newest first, each followed by the estimated or provisional dates that it confirmed, later ones first (at most 200; /v1/changes has all). With `calendars`, only releases that changed one of them. Ids of entries never change.',
  path: z.object({}),
  query: z.object({ calendars: calendars.optional(), lang }),
  media: { 'application/atom+xml': 'The feed (RFC 4287)' },
  // Each release is read with the dates that it confirmed.
  units: (_asked, { data }) => Math.max(16, 3 * Math.min(MAX_RELEASES, data.meta.releases.length)),
  problems: [400],
  answer({ query }, { catalog }) {
    const ids =
      query.calendars === undefined ? undefined : selectEverKnown(catalog, query.calendars);
    const language = lookUpLanguage(query.lang, catalog.languages);
    const requested = ids?.join() ?? '';
    const entries = newsOf(catalog.data, { calendars: ids, lang: language });
    const body = atomText({
      id: `tag:kalends,2026:releases${requested && `/${requested}`}`,
      title: `Kalends: data releases${requested && ` (${ids!.join(', ')})`}`,
      updated: entries[0]?.updated ?? catalog.data.meta.releases[0]!.generated_at,
      self: `/v1/releases.atom${requested && `?calendars=${requested}`}`,
      language,
      entries,
    });
    return { contentType: ATOM_TYPE, body, language };
  },
});
