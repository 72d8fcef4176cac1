import type { Agent } from '@naija/contracts/http/agents';
import { areaNames } from '../../agents/area-names.ts';
import { PROFILE_MESSAGES } from '../../messages/profile.ts';
import { ReachArea } from './profile-layout.ts';

/** Where an agent works and the languages they speak; nothing for neither. */
export function Reach({ areas, languages, state }: Pick<Agent, 'areas' | 'languages' | 'state'>) {
  return (
    (areas ?? languages) && (
      <ReachArea>
        {areas && (
          <p>
            <b>{PROFILE_MESSAGES.worksIn}</b> <span>{areaNames({ areas, state })}</span>
          </p>
        )}
        {languages && (
          <p>
            <b>{PROFILE_MESSAGES.speaks}</b> <span>{languages.join(', ')}</span>
          </p>
        )}
      </ReachArea>
    )
  );
}
