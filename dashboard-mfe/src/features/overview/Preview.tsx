import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import { AgentCard, ButtonLink } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { Pictures } from './Pictures.tsx';
import { Showcase } from './overview-layout.ts';

const MESSAGES = DASHBOARD_MESSAGES.overview;

interface PreviewProps {
  /** The record of the server, which visitors see: without pending changes. */
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
          <p>{isListed ? MESSAGES.preview : MESSAGES.unlistedPreview}</p>
          <ButtonLink $variant="secondary" to={pagePaths.agent(agent.id)}>
            {MESSAGES.toPublicPage}
          </ButtonLink>
          <Pictures agent={agent} />
        </div>
      </Showcase>
    </DashboardSection>
  );
}
