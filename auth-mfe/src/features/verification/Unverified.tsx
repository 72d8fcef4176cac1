import type { ReactNode } from 'react';
import { Banner } from '@naija/ui';
import { Panel } from '../../panel/Panel.tsx';
import { Way, Ways } from '../../panel/Ways.tsx';
import { NewLink } from './NewLink.tsx';

interface UnverifiedProps {
  /** Why. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The end of a verification that has not worked, with the ways on. */
export function Unverified({ children, action }: UnverifiedProps) {
  return (
    <Panel title="Email not verified">
      <Banner kind="danger" action={action}>
        {children}
      </Banner>
      <NewLink title="Get a new link" />
      <Ways aria-label="Other pages">
        <Way to="/verify">Enter the code instead</Way>
        <Way to="/login">Verified before? Log in</Way>
        <Way to="/dashboard?tab=dashboard#change-email">Changing your email? Ask again</Way>
      </Ways>
    </Panel>
  );
}
