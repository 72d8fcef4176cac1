import { stateName } from '@naija/contracts/domain/states';
import type { Agent } from '@naija/contracts/http/agents';
import { PROFILE_MESSAGES } from '../../messages/profile.ts';
import { ReachArea } from './profile-layout.ts';

/** Where an agent works, with the state of places in other states, and the languages they speak; nothing for neither. */
export function Reach({ areas, languages, state }: Pick<Agent, 'areas' | 'languages' | 'state'>) {
  const own = `, ${stateName(state)}`;
  return (
    (areas ?? languages) && (
      <ReachArea>
        {areas && (
          <p>
            <b>{PROFILE_MESSAGES.worksIn}</b> {areas.map((area) => area.replace(own, '')).join(' · ')}
          </p>
        )}
        {languages && (
          <p>
            <b>{PROFILE_MESSAGES.speaks}</b> {languages.join(', ')}
          </p>
        )}
      </ReachArea>
    )
  );
}
