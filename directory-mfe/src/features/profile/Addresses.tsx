import styled from 'styled-components';
import { instagramHandle, instagramProfile } from '@naija/contracts/domain/instagram';
import type { Agent } from '@naija/contracts/http/agents';
import { ExternalLink, tokens } from '@naija/ui';
import { PROFILE_MESSAGES } from '../../messages/profile.ts';

const Address = styled.p`
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;

/** What to write down: the address of the mail, and the profile on Instagram. */
export function Addresses({ agent: { email, instagram } }: { readonly agent: Agent }) {
  // Validated again, so that only Instagram profiles are ever linked.
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
