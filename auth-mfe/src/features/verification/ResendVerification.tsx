import { useId } from 'react';
import styled from 'styled-components';
import { useAgent } from '@naija/runtime';
import { tokens } from '@naija/ui';
import { ResendLinkForm } from '../../email-links/ResendLinkForm.tsx';
import { useAuthResendVerificationMutation } from './verification-api.ts';

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

/** Section that sends another verification mail. */
export function ResendVerification({ title }: { readonly title: string }) {
  const headingId = useId();
  const { email } = useAgent();
  const [resend] = useAuthResendVerificationMutation();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p>A new mail makes the link and the code of the earlier ones invalid.</p>
      <ResendLinkForm email={email} trigger={resend} />
    </Section>
  );
}
