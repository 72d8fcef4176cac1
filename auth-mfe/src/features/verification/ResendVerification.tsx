import { useId } from 'react';
import styled from 'styled-components';
import { useAgent } from '@naija/runtime';
import { tokens } from '@naija/ui';
import { ResendLinkForm } from '../../email-links/ResendLinkForm.tsx';
import { useAuthResendVerificationMutation } from './verification-api.ts';
import { VERIFICATION_MESSAGES } from './messages.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.color.line};

  h2 {
    font-size: ${tokens.text.title};
  }
`;

interface ResendVerificationProps {
  readonly title: string;
  /** A hint on what may help before another mail. */
  readonly hint?: string;
  readonly label?: string;
}

/** Section that sends another verification email. */
export function ResendVerification({ title, hint = '', label }: ResendVerificationProps) {
  const headingId = useId();
  const { email } = useAgent();
  const [resend] = useAuthResendVerificationMutation();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p>{`${hint} ${VERIFICATION_MESSAGES.replaces}`}</p>
      <ResendLinkForm email={email} trigger={resend} {...(label !== undefined && { label })} />
    </Section>
  );
}
