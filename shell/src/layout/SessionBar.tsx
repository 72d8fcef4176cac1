import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { loginPath } from '@naija/runtime';
import { Banner, ExternalLink } from '@naija/ui';
import { LAZY_MESSAGES } from '../words/lazy-messages.ts';
import { Sticky } from '../components/sticky.ts';

const { session } = LAZY_MESSAGES;

interface SessionBarProps {
  readonly ended: boolean;
  readonly locked: number;
}

/** Links to the login in a new tab, so that a form in this tab is not lost. */
export function SessionBar({ ended, locked }: SessionBarProps) {
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
              {session.logIn}
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
  const toSend = session.toSend(locked);
  return ended ? `${session.ended} ${toSend}` : toSend;
}
