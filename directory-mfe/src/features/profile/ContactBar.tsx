import styled from 'styled-components';
import { Mail, MessageCircle, Phone, Share2 } from 'lucide-react';
import { agentTitle, pagePaths } from '@naija/contracts/domain/pages';
import { formatPhone } from '@naija/contracts/domain/phone';
import type { Agent } from '@naija/contracts/http/agents';
import { Button, ButtonAnchor } from '@naija/ui';
import { PROFILE_MESSAGES } from '../../messages/profile.ts';
import { SHARE_MESSAGES } from '../../messages/share.ts';
import { Actions, Contact, FirstAction } from './contact-layout.ts';
import { callLink, mailLink, whatsAppLink } from '../../agents/contact-links.ts';
import { LinkToCopy } from '../../sharing/LinkToCopy.tsx';
import { useShare } from '../../sharing/use-share.ts';
import { TITLES } from '../../messages/titles.ts';

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
