import styled from 'styled-components';
import { Mail, MessageCircle, Phone, Share2, BookUser } from 'lucide-react';
import { instagramHandle, instagramProfile } from '@naija/contracts/domain/instagram';
import { agentTitle, pagePaths } from '@naija/contracts/domain/pages';
import { formatPhone } from '@naija/contracts/domain/phone';
import type { Agent } from '@naija/contracts/http/agents';
import { Button, ButtonAnchor, ExternalLink, tokens, hiddenWithoutScript, saveContact } from '@naija/ui';
import { callLink, mailLink, whatsAppLink } from '../../agents/agent-record.ts';
import { TITLES } from '../../agents/messages.ts';
import { SHARE_MESSAGES, useShare, LinkToCopy } from '../../shared/share.tsx';
import { PROFILE_MESSAGES } from './messages.ts';
import { Actions, Contact, FirstAction } from './profile-layout.ts';

const Save = styled(Button)`
  justify-self: start;
  padding-inline: 0;
  ${hiddenWithoutScript}
`;

/** Adds the agent to the contacts of the device. */
export function SaveContact({ agent }: { readonly agent: Agent }) {
  return (
    <Save $variant="quiet" onClick={() => void saveContact(agent)}>
      <BookUser size="1.2em" aria-hidden="true" />
      {PROFILE_MESSAGES.saveContact}
    </Save>
  );
}

const Address = styled.p`
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;

/** The email address and the Instagram profile as text, for visitors who write them down. */
export function Addresses({ agent: { email, instagram } }: { readonly agent: Agent }) {
  // Validated again, so that only Instagram profiles are linked.
  const profile = instagramProfile(instagram ?? '');
  return (
    <div>
      <Address>
        {PROFILE_MESSAGES.email}: <bdi>{email}</bdi>
      </Address>
      {profile !== undefined && (
        <Address>
          {PROFILE_MESSAGES.instagram}:{' '}
          <ExternalLink href={profile} newTab>
            {`@${instagramHandle(profile) ?? ''}`}
          </ExternalLink>
        </Address>
      )}
    </div>
  );
}

const icon = { size: '1.2em', 'aria-hidden': true } as const;

const Call = styled(ButtonAnchor)`
  overflow-wrap: anywhere;
`;

export function ContactBar({ agent }: { readonly agent: Agent }) {
  const { share, byHand } = useShare();
  const call = callLink(agent);
  return (
    <Contact data-agent={agent.id}>
      <Actions>
        <FirstAction>
          {call === undefined ? (
            <p>{PROFILE_MESSAGES.phone(agent.phone)}</p>
          ) : (
            <Call href={call}>
              <Phone {...icon} />
              <span>{PROFILE_MESSAGES.call(formatPhone(agent.phone))}</span>
            </Call>
          )}
        </FirstAction>
        {call !== undefined && (
          <li>
            <ButtonAnchor $variant="secondary" href={whatsAppLink(agent)} rel="noopener noreferrer">
              <MessageCircle {...icon} />
              {PROFILE_MESSAGES.whatsApp}
            </ButtonAnchor>
          </li>
        )}
        <li>
          <ButtonAnchor $variant="secondary" href={mailLink(agent)}>
            <Mail {...icon} />
            {PROFILE_MESSAGES.email}
          </ButtonAnchor>
        </li>
        <li>
          <Button
            $variant="secondary"
            onClick={() => void share(agentTitle(agent, TITLES), pagePaths.agent(agent.id))}
          >
            <Share2 {...icon} />
            {SHARE_MESSAGES.share}
          </Button>
        </li>
      </Actions>
      {byHand !== undefined && <LinkToCopy url={byHand} />}
    </Contact>
  );
}
