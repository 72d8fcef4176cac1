import { useId } from 'react';
import styled from 'styled-components';
import { useAgent } from '@naija/runtime';
import { tokens } from '@naija/ui';
import { AskForLink } from '../../links/AskForLink.tsx';
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

/** Has another verification mail sent. */
export function NewLink({ title }: { readonly title: string }) {
  const heading = useId();
  const { email } = useAgent();
  const [resend] = useAuthResendVerificationMutation();
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>A new mail makes the link and the code of the earlier ones invalid.</p>
      <AskForLink email={email} call={resend} />
    </Section>
  );
}
