import { pagePaths } from '@naija/contracts/domain/pages';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { agentPaths } from '@naija/contracts/http/agents';

/**
 * @typedef {object} MeasuredPage
 * @property {string} id
 * @property {string} name
 * @property {string} path
 * @property {Content} content
 */

/**
 * The content that a visitor came for: an element with a text.
 * @typedef {{ selector: string, text: string }} Content
 */

/**
 * A list and a profile, with what there is to see on them.
 * @param {import('../sites/sites.mjs').Sites['sites']} sites @returns {Promise<MeasuredPage[]>}
 */
export async function measuredPages({ ours, unrendered }) {
  const { url = '' } = ours ?? unrendered ?? {};
  const response = await fetch(url + agentPaths.byLocation(TRENDING_STATE));
  /** @type {import('@naija/contracts/http/agents').AgentListResponse} */
  const { data } = await response.json();
  const [agent] = data;
  if (!agent) throw new Error('there is no agent to measure a page of');
  const profile = pagePaths.agent(agent.id);
  return [
    {
      id: 'list',
      name: 'List',
      path: pagePaths.location(TRENDING_STATE),
      content: { selector: `main a[href="${profile}"]`, text: agent.name },
    },
    { id: 'profile', name: 'Profile', path: profile, content: { selector: 'main h1', text: agent.name } },
  ];
}
