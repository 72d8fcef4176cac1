import type { ReactNode } from 'react';
import { Banner } from '@naija/ui';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import { ResendVerification } from './ResendVerification.tsx';

interface VerificationFailedProps {
  /** The reason. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Result page of a failed verification, with links to the alternatives. */
export function VerificationFailed({ children, action }: VerificationFailedProps) {
  return (
    <Panel title="Email not verified">
      <Banner kind="danger" action={action}>
        {children}
      </Banner>
      <ResendVerification title="Get a new link" />
      <PanelLinks aria-label="Other pages">
        <PanelLink to="/verify">Enter the code instead</PanelLink>
        <PanelLink to="/login">Verified before? Log in</PanelLink>
        <PanelLink to="/dashboard?tab=dashboard#change-email">Changing your email? Ask again</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
