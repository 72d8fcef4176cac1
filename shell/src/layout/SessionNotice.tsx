import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { loginPath, useSessionEnded } from '@naija/runtime';
import { Banner, ExternalLink, tokens } from '@naija/ui';

const Place = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-start: ${tokens.space.xs};
  margin-bottom: ${tokens.space.md};
`;

/** Says that the session has ended. The page stays as it is, for somebody may be in the middle of a form. */
export function SessionNotice() {
  return useSessionEnded() && <Ended />;
}

function Ended() {
  const here = useLocation();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Place>
      <Banner
        kind="warning"
        action={
          here.pathname !== '/login' && (
            // In a tab of its own: this one notices the login, and nothing that was typed here is lost.
            <ExternalLink href={loginPath(here)} newTab>
              Log in
            </ExternalLink>
          )
        }
        onDismiss={() => {
          setDismissed(true);
        }}
      >
        {MESSAGES.sessionEnded}
      </Banner>
    </Place>
  );
}
