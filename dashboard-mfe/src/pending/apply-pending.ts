import { readNameList } from '@naija/contracts/domain/name-list';
import type { Agent } from '@naija/contracts/http/agents';
import type { Intent } from '@naija/runtime';

type Change = Pick<Intent, 'fields' | 'photo'>;

/** Optimistic update: the record as it will be after the pending changes are sent. */
export function applyPending(agent: Agent, pending: readonly Change[]): Agent {
  return pending.reduce(applyChange, agent);
}

/** True until the agent has chosen between these changes and a newer record of the server. */
export function hasConflict(pending: readonly Pick<Intent, 'problem'>[]): boolean {
  return pending[0]?.problem?.kind === 'changed';
}

function applyChange(agent: Agent, { fields, photo }: Change): Agent {
  // Requests call the state `stateCity`.
  const { stateCity: state = agent.state, areas, languages, ...others } = fields;
  // Intents of earlier releases may hold another email address, which this request cannot change.
  const email = typeof others['publicEmail'] === 'string' ? others['publicEmail'] : agent.email;
  // A pending photo has no URL yet; an empty string marks that there is one.
  const image = photo ? (agent.image ?? '') : agent.image;
  const names = {
    ...(areas !== undefined && { areas: namesOf(areas) }),
    ...(languages !== undefined && { languages: namesOf(languages) }),
  };
  return { ...agent, ...others, ...names, email, state, stateCity: state, image } as Agent;
}

/** Requests hold names as one text, records as a list. */
function namesOf(text: Intent['fields'][string]): string[] {
  return readNameList(String(text ?? ''));
}
