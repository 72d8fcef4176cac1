import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { loginPath, useLockedCount, useSessionEnded } from '@naija/runtime';
import { Banner, ExternalLink, tokens } from '@naija/ui';

const Place = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-start: ${tokens.space.xs};
  margin-bottom: ${tokens.space.md};
`;

/** Says that the session has ended, and to whoever comes later too, what waits for its agent to log in again. */
export function SessionNotice() {
  const ended = useSessionEnded();
  const locked = useLockedCount();
  return (ended || locked > 0) && <Told key={String(locked > 0)} ended={ended} locked={locked} />;
}

interface ToldProps {
  readonly ended: boolean;
  /** How many changes wait. */
  readonly locked: number;
}

/** The page stays as it is, for somebody may be in the middle of a form. */
function Told({ ended, locked }: ToldProps) {
  const here = useLocation();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Place>
      <Banner
        kind={ended ? 'warning' : 'info'}
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
        {wordsOf({ ended, locked })}
      </Banner>
    </Place>
  );
}

function wordsOf({ ended, locked }: ToldProps): string {
  if (locked === 0) return MESSAGES.sessionEnded;
  const toSend = `Log in to send ${locked === 1 ? '1 saved change' : `${String(locked)} saved changes`}`;
  return ended ? `Your session has ended. ${toSend}` : toSend;
}
