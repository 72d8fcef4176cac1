import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { loginPath } from '@naija/runtime';
import { Banner, ExternalLink, tokens } from '@naija/ui';

const Sticky = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-start: ${tokens.space.xs};
  margin-bottom: ${tokens.space.md};
`;

interface SessionBarProps {
  readonly ended: boolean;
  readonly locked: number;
}

/** Leads to the login in a new tab, so that a form in this one is not lost. */
export default function SessionBar({ ended, locked }: SessionBarProps) {
  const here = useLocation();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Sticky>
      <Banner
        kind={ended ? 'warning' : 'info'}
        action={
          here.pathname !== '/login' && (
            <ExternalLink href={loginPath(here)} newTab>
              Log in
            </ExternalLink>
          )
        }
        onDismiss={() => {
          setDismissed(true);
        }}
      >
        {textOf({ ended, locked })}
      </Banner>
    </Sticky>
  );
}

function textOf({ ended, locked }: SessionBarProps): string {
  if (locked === 0) return MESSAGES.sessionEnded;
  const toSend = `Log in to send ${locked === 1 ? '1 saved change' : `${String(locked)} saved changes`}`;
  return ended ? `Your session has ended. ${toSend}` : toSend;
}
