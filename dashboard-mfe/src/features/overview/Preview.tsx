import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import { AgentCard, ButtonLink, Button, saveContact, tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { Showcase } from './overview-layout.ts';
import styled from 'styled-components';
import { BookUser, IdCard, QrCode } from 'lucide-react';
import { DialogButton } from '../../shared/DialogButton.tsx';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

const loadCard = async () => ({ Content: (await import('./CardDialog.tsx')).CardDialog });

const loadQr = async () => ({ Content: (await import('./ProfileQr.tsx')).ProfileQr });

/** The cards and the code that an agent gives to clients, and that lead to the public page. */
function Pictures({ agent }: { readonly agent: Agent }) {
  return (
    <Buttons>
      <DialogButton agent={agent} label={DASHBOARD_MESSAGES.overview.card} icon={IdCard} load={loadCard} />
      <DialogButton agent={agent} label={DASHBOARD_MESSAGES.overview.qr} icon={QrCode} load={loadQr} />
      <Button $variant="secondary" onClick={() => void saveContact(agent)}>
        <BookUser size="1.2em" aria-hidden="true" />
        <span>{DASHBOARD_MESSAGES.overview.contactCard}</span>
      </Button>
    </Buttons>
  );
}

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
