import { readPublications } from '../../build/verify/publication.js';
import { once } from '../../server/util/once.js';

/** The publications of build/official: reading them takes a second, so all tests of a worker share them. Not to be changed. */
export const realPublications = once(() => readPublications());
