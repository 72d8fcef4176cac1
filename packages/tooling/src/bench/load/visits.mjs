import { pagePaths } from '@naija/contracts/domain/pages';
import { STATES } from '@naija/contracts/domain/states';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { listReads, searchReads } from '../server/addresses.mjs';

/**
 * @typedef {object} Visit
 * @property {string} name
 * @property {number} share of all requests, in percent
 * @property {(index: number) => string} path of a request, by its number
 * @property {((index: number) => { fullname: string, content: string })} [comment] what is posted there
 */

export const COMMENTS = 'Comments';
/** Different lists and searches of a run: the server has all of them in its caches before the half of ten minutes. */
const LISTS = 1_000;
const SEARCHES = 500;
/** Shares no factor with the lengths of these lists, so that steps of this size reach each item. */
const STEP = 7_919;

/**
 * The mix of requests: 60 % lists, 30 % profiles, 8 % searches, 2 % comments.
 * @param {readonly string[]} ids of the agents who are visited @param {string} author of all comments of the run
 * @returns {readonly Visit[]}
 */
export function visitsTo(ids, author) {
  const agent = (/** @type {number} */ index) => drawn(ids, index);
  const lists = listReads(0, LISTS);
  const searches = searchReads(0, SEARCHES);
  return [
    { name: 'List pages', share: 30, path: (index) => pagePaths.location(drawn(STATES, index).slug) },
    { name: 'List calls', share: 30, path: (index) => drawn(lists, index) },
    { name: 'Profile pages', share: 15, path: (index) => pagePaths.agent(agent(index)) },
    { name: 'Profile calls', share: 8, path: (index) => agentPaths.byId(agent(index)) },
    { name: 'Comment lists', share: 7, path: (index) => commentPaths.list(agent(index)) },
    { name: 'Searches', share: 8, path: (index) => drawn(searches, index) },
    {
      name: COMMENTS,
      share: 2,
      path: (index) => commentPaths.post(agent(index)),
      comment: (index) => ({ fullname: author, content: `Comment ${String(index)}` }),
    },
  ];
}

/** @template T @param {readonly T[]} items at least one @param {number} index @returns {T} */
function drawn(items, index) {
  return /** @type {T} */ (items[(index * STEP) % items.length]);
}
