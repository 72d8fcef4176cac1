import styled from 'styled-components';
import { Flag, ShieldCheck } from 'lucide-react';
import { formatPhone, telUrl } from '@naija/contracts/domain/phone';
import type { Agent } from '@naija/contracts/http/agents';
import { CONTACT, tokens } from '@naija/ui';
import { SAFETY_MESSAGES } from './messages.ts';
import { ReportButton } from './reports/ReportButton.tsx';

const Note = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  max-width: 32rem;
  font-size: ${tokens.text.small};
  line-height: 1.45;

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.xs};
    align-items: start;
    color: ${tokens.color.muted};
  }

  svg {
    margin-top: 0.15em;
    color: ${tokens.color.brand};
  }

  strong {
    color: ${tokens.color.ink};
  }
`;

/** If the number wraps below the button, neither may overlap the other: a tap would call instead of reporting. */
const Ways = styled.div`
  && > svg {
    margin-top: calc((${tokens.size.touch} - 1.2em) / 2);
  }

  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 0.3em;
  }

  > span > * {
    margin-block: 0;
  }
`;

const Report = styled.a`
  display: inline-block;
  padding-block: calc((${tokens.size.touch} - 1.45em) / 2);
  color: inherit;
`;

/** Advice for a visitor before paying an agent, and the ways to report one. */
export function SafetyNote({ agent }: { readonly agent: Pick<Agent, 'id' | 'name' | 'isVerified'> }) {
  const [phone = ''] = CONTACT.phones;
  return (
    <Note>
      <div>
        <ShieldCheck size="1.2em" aria-hidden="true" />
        <span>
          <strong>{SAFETY_MESSAGES.payAfterSeeing}</strong>{' '}
          <span>{agent.isVerified ? SAFETY_MESSAGES.verifiedMeans : SAFETY_MESSAGES.unverified}</span>
        </span>
      </div>
      <Ways>
        <Flag size="1.2em" aria-hidden="true" />
        <span>
          <ReportButton reported={{ subject: { kind: 'agent', id: agent.id }, agent }}>
            {SAFETY_MESSAGES.report}
          </ReportButton>
          <span>
            {SAFETY_MESSAGES.reportByPhone} <Report href={telUrl(phone)}>{formatPhone(phone)}</Report>
          </span>
        </span>
      </Ways>
    </Note>
  );
}
