import type { ReactNode } from 'react';
import { Banner, ButtonLink } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';

/** In the place of the form, for a link that cannot set a password; `children` is the reason. */
export function DeadResetLink({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Banner kind="danger">{children}</Banner>
      <ButtonLink to="/forgot">{AUTH_MESSAGES.links.newLink}</ButtonLink>
      <PanelLinks aria-label={AUTH_MESSAGES.links.waysIn}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
      </PanelLinks>
    </>
  );
}
