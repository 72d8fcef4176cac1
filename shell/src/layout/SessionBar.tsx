import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { loginPath } from '@naija/runtime';
import { Banner, ExternalLink, tokens } from '@naija/ui';

const Place = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-start: ${tokens.space.xs};
  margin-bottom: ${tokens.space.md};
`;

interface SessionBarProps {
  readonly ended: boolean;
  /** How many changes wait. */
  readonly locked: number;
}

/** Leads to the login. The page stays as it is, for somebody may be in the middle of a form. */
export default function SessionBar({ ended, locked }: SessionBarProps) {
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

function wordsOf({ ended, locked }: SessionBarProps): string {
  if (locked === 0) return MESSAGES.sessionEnded;
  const toSend = `Log in to send ${locked === 1 ? '1 saved change' : `${String(locked)} saved changes`}`;
  return ended ? `Your session has ended. ${toSend}` : toSend;
}
