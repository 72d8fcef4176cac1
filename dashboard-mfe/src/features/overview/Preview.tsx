import styled from 'styled-components';
import { BookUser, IdCard, QrCode } from 'lucide-react';
import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import { AgentCard, ButtonLink, Button, saveContact, tokens } from '@naija/ui';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { DialogButton } from '../../shared/DialogButton.tsx';
import { OVERVIEW_MESSAGES } from './messages.ts';

/** A card as wide as in the lists, beside its description. */
const Showcase = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.md} ${tokens.space.lg};
  align-items: start;

  > :first-child {
    flex: 0 1 13.5rem;
    min-width: min(100%, 9.5rem);
  }

  > :last-child {
    display: grid;
    flex: 1 1 16rem;
    justify-items: start;
    gap: ${tokens.space.md};
    min-width: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

const loadCard = async () => ({ Content: (await import('./CardDialog.tsx')).CardDialog });

const loadQr = async () => ({ Content: (await import('./ProfileQr.tsx')).ProfileQr });

interface PreviewProps {
  /** The server's record, which visitors see, without pending changes. */
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
          <p>{isListed ? OVERVIEW_MESSAGES.preview : OVERVIEW_MESSAGES.unlistedPreview}</p>
          <ButtonLink $variant="secondary" to={pagePaths.agent(agent.id)}>
            {OVERVIEW_MESSAGES.toPublicPage}
          </ButtonLink>
          <Pictures agent={agent} />
        </div>
      </Showcase>
    </DashboardSection>
  );
}

/** The share card, QR code and contact card that lead clients to the public page. */
function Pictures({ agent }: { readonly agent: Agent }) {
  return (
    <Buttons>
      <DialogButton agent={agent} label={OVERVIEW_MESSAGES.card} icon={IdCard} load={loadCard} />
      <DialogButton agent={agent} label={OVERVIEW_MESSAGES.qr} icon={QrCode} load={loadQr} />
      <Button $variant="secondary" onClick={() => void saveContact(agent)}>
        <BookUser size="1.2em" aria-hidden="true" />
        <span>{OVERVIEW_MESSAGES.contactCard}</span>
      </Button>
    </Buttons>
  );
}
