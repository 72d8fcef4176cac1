import { pagePaths } from '@naija/contracts/domain/pages';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { timeRequests } from './latency.mjs';
import { rendererMemory } from './renderer-memory.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */

const MB = 1_000_000;

/**
 * Times of pages that were not requested before, and memory of the process that renders them. Empty if
 * nothing was rendered.
 * @param {import('../sites/sites.mjs').Site} site @param {readonly string[]} agents ids
 * @returns {Promise<Figure[]>}
 */
export async function renderFigures({ url, pid }, agents) {
  const times = await timeRequests(
    url,
    agents.map((id) => pagePaths.agent(id)),
  );
  const ours = times
    .filter(({ headers }) => headers[RENDERED_PAGE.releaseHeader] !== undefined)
    .map(({ ms }) => ms);
  const memory = rendererMemory(pid());
  return [
    {
      id: 'server.render',
      title: 'New profile page, rendered with its reads, ms',
      samples: { ours },
    },
    {
      id: 'server.renderer-memory',
      title: 'Resident memory of a renderer, MB',
      samples: { ours: memory === undefined ? [] : [memory / MB] },
    },
  ];
}
