import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import { AgentCard, ButtonLink } from '@naija/ui';
import { NamedPart } from './NamedPart.tsx';
import { Showcase } from './overview-layout.ts';
import { PARTS } from './parts.ts';

interface PreviewProps {
  readonly agent: Agent;
  /** Visitors find the agent. */
  readonly listed: boolean;
}

/** The agent's card as it stands in the lists of visitors, and the way to the public page. */
export function Preview({ agent, listed }: PreviewProps) {
  return (
    <NamedPart part={PARTS.preview}>
      <Showcase>
        <div>
          <AgentCard agent={agent} />
        </div>
        <div>
          <p>
            {listed
              ? 'This is how visitors see you in lists and searches.'
              : 'This is how visitors will see you in lists and searches once you can be found.'}
          </p>
          <ButtonLink $variant="secondary" to={pagePaths.agent(agent.id)}>
            Open your public page
          </ButtonLink>
        </div>
      </Showcase>
    </NamedPart>
  );
}
