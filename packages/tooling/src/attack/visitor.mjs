import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';

/**
 * The attacker: an agent with a session, and the publish key of a remote.
 * @typedef {object} Visitor
 * @property {Record<string, string>} known values of parameters that there is something for
 * @property {(schemes: readonly string[]) => Promise<Record<string, string>>} headersFor authorization by security schemes
 * @property {(status: number) => void} see takes notice of a response: a session that has ended is replaced by another
 */

/** Login of the demo agents, as in the README. */
export const LOGIN = { email: 'demo@naijaagents.example', password: 'Naija-Demo-2026!' };

/** @param {string} url @param {string} publishKey @returns {Promise<Visitor>} */
export async function logIn(url, publishKey) {
  const { data } = /** @type {import('@naija/contracts/http/agents').AgentListResponse} */ (
    await read(`${url}${agentPaths.search}?limit=1`)
  );
  const id = data[0]?.id ?? '';
  /** @type {string | undefined} */
  let token;
  const session = async () => {
    const response = await fetch(`${url}${authPaths.login}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LOGIN),
    });
    return /** @type {{ token: string }} */ (await response.json()).token;
  };
  return {
    known: { id, agentId: id, remote: 'directory' },
    async headersFor(schemes) {
      if (schemes.includes('publishKey')) return { authorization: `Bearer ${publishKey}` };
      if (!schemes.includes('session')) return {};
      token ??= await session();
      return { authorization: `Bearer ${token}` };
    },
    see(status) {
      if (status === 401) token = undefined;
    },
  };
}

/** @param {string} url @returns {Promise<unknown>} */
async function read(url) {
  const response = await fetch(url);
  return response.json();
}
