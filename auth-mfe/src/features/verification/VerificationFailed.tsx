import type { ReactNode } from 'react';
import { Banner, type Elements } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { ResendVerification } from './ResendVerification.tsx';

const TEXT = AUTH_MESSAGES.verification;

interface VerificationFailedProps {
  /** The reason. */
  readonly children: ReactNode;
  readonly action?: Elements;
}

/** Result page of a failed verification, with links to the alternatives. */
export function VerificationFailed({ children, action }: VerificationFailedProps) {
  return (
    <Panel title={TEXT.failed}>
      <Banner kind="danger" action={action}>
        {children}
      </Banner>
      <ResendVerification title={TEXT.newLink} label={AUTH_MESSAGES.resend.submitNew} />
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/verify">{TEXT.enterCode}</PanelLink>
        <PanelLink to="/login">{TEXT.verifiedBefore}</PanelLink>
        <PanelLink to="/dashboard?tab=settings#change-email">{TEXT.changing}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
