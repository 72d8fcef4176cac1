import styled from 'styled-components';
import { instagramHandle, instagramProfile } from '@naija/contracts/domain/instagram';
import type { Agent } from '@naija/contracts/http/agents';
import { ButtonAnchor, tokens } from '@naija/ui';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

const Contact = styled(ButtonAnchor)`
  max-width: 100%;
  overflow-wrap: anywhere;
`;

/** The ways to reach an agent in one tap. */
export function ContactLinks({ agent: { phone, email, instagram } }: { readonly agent: Agent }) {
  // Checked once more, so that nothing but a profile on Instagram is ever linked.
  const profile = instagramProfile(instagram ?? '');
  return (
    <Links>
      <Contact href={`tel:${phone}`}>Call {phone}</Contact>
      <Contact $variant="secondary" href={mailAddress(email)}>
        Email {email}
      </Contact>
      {profile !== undefined && (
        <Contact $variant="secondary" href={profile} target="_blank" rel="noopener noreferrer">
          Instagram @{instagramHandle(profile)}
        </Contact>
      )}
    </Links>
  );
}

/** An address may hold characters, such as `?`, that would add a subject or a recipient. */
function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
