import type { Agent } from '@naija/contracts/http/agents';
import type { Intent } from '@naija/runtime';

/**
 * A record with what waits on this phone laid over it, as it will be once that is sent. An e-mail address that an earlier
 * release has put into it is not changed that way.
 */
export function overlaid(agent: Agent, waiting: readonly Pick<Intent, 'fields' | 'photo'>[]): Agent {
  return waiting.reduce(withChanges, agent);
}

function withChanges(agent: Agent, { fields, photo }: Pick<Intent, 'fields' | 'photo'>): Agent {
  // In calls the state goes by its other name.
  const { stateCity: state = agent.state, ...others } = fields;
  const { email } = agent;
  // A photo that waits has no address yet: an empty one says that there is a photo.
  const image = photo ? (agent.image ?? '') : agent.image;
  return { ...agent, ...others, email, state, stateCity: state, image } as Agent;
}
