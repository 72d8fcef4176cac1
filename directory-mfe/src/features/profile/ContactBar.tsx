import styled from 'styled-components';
import { instagramHandle, instagramProfile } from '@naija/contracts/domain/instagram';
import type { Agent } from '@naija/contracts/http/agents';
import { Button, ButtonAnchor, ExternalLink } from '@naija/ui';
import { Actions, Address, Contact, FirstAction } from './contact-layout.ts';
import { mailLink, whatsAppLink } from './contact-links.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import { useShare } from './use-share.ts';

const Call = styled(ButtonAnchor)`
  width: 100%;
  overflow-wrap: anywhere;
`;

export function ContactBar({ agent }: { readonly agent: Agent }) {
  const { share, byHand } = useShare(agent);
  return (
    <Contact>
      <Actions>
        <FirstAction>
          <Call href={`tel:${agent.phone}`}>Call {agent.phone}</Call>
        </FirstAction>
        <li>
          <ButtonAnchor $variant="secondary" href={whatsAppLink(agent)} rel="noopener noreferrer">
            WhatsApp
          </ButtonAnchor>
        </li>
        <li>
          <ButtonAnchor $variant="secondary" href={mailLink(agent)}>
            Email
          </ButtonAnchor>
        </li>
        <li>
          <Button $variant="secondary" onClick={() => void share()}>
            Share
          </Button>
        </li>
      </Actions>
      {byHand !== undefined && <LinkToCopy url={byHand} />}
      <Address>
        Email: <bdi>{agent.email}</bdi>
      </Address>
      <Instagram address={agent.instagram} />
    </Contact>
  );
}

function Instagram({ address }: { readonly address: string | null }) {
  // Validated again, so that only Instagram profiles are ever linked.
  const profile = instagramProfile(address ?? '');
  if (profile === undefined) return null;
  return (
    <Address>
      Instagram:{' '}
      <ExternalLink href={profile} newTab>
        @{instagramHandle(profile)}
      </ExternalLink>
    </Address>
  );
}
