import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { agentPaths } from '@naija/contracts/http/agents';

/** Towns and states, as they are typed. */
const TEXTS = ['Ikeja', 'Lekki', 'Wuse', 'Bodija', 'Yaba', 'Surulere', 'Gwarinpa', 'Lagso', 'Abja', 'Kno'];
const MAX_DEALS = 250;
const FEE_STEP = 10;

/** @param {number} index */
function filters(index) {
  return `?minDeals=${String(index % MAX_DEALS)}&maxFee=${String(100_000 + FEE_STEP * Math.floor(index / MAX_DEALS))}`;
}

/** Lists of a state that were not requested before. @param {number} from @param {number} count */
export function listReads(from, count) {
  return Array.from(
    { length: count },
    (_, index) => agentPaths.byLocation(TRENDING_STATE) + filters(from + index),
  );
}

/** Searches that were not made before. @param {number} from @param {number} count */
export function searchReads(from, count) {
  return Array.from({ length: count }, (_, index) => {
    const text = TEXTS[index % TEXTS.length] ?? '';
    return agentPaths.byLocation(text) + filters(from + index);
  });
}

/** Ids of agents, page by page. @param {string} origin @param {number} count @returns {Promise<string[]>} */
export async function agentIds(origin, count) {
  const ids = [];
  for (let cursor = ''; ids.length < count;) {
    const response = await fetch(`${origin}${agentPaths.search}?limit=48${cursor && `&cursor=${cursor}`}`);
    /** @type {import('@naija/contracts/http/agents').AgentListResponse} */
    const { data, nextCursor } = await response.json();
    ids.push(...data.map(({ id }) => id));
    if (nextCursor === null) break;
    cursor = encodeURIComponent(nextCursor);
  }
  return ids.slice(0, count);
}
