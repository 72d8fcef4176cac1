import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import { AgentCard, ButtonLink } from '@naija/ui';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { Showcase } from './overview-layout.ts';

interface PreviewProps {
  readonly agent: Agent;
  readonly isListed: boolean;
}

export function Preview({ agent, isListed }: PreviewProps) {
  return (
    <DashboardSection section={SECTIONS.preview}>
      <Showcase>
        <div>
          <AgentCard agent={agent} />
        </div>
        <div>
          <p>
            {isListed
              ? 'This is how visitors see you in lists and searches.'
              : 'This is how visitors will see you in lists and searches once you can be found.'}
          </p>
          <ButtonLink $variant="secondary" to={pagePaths.agent(agent.id)}>
            Open your public page
          </ButtonLink>
        </div>
      </Showcase>
    </DashboardSection>
  );
}
