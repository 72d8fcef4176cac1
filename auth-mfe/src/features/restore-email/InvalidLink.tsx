import { Banner, ButtonLink } from '@naija/ui';
import type { RequestError } from '../../api/request-error.ts';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { AUTH_MESSAGES } from '../../messages.ts';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';

const TEXT = AUTH_MESSAGES.restore;

/** Shown for a link that is used up, expired or unknown, with the next step for each case. */
export function InvalidLink({ error }: { readonly error: RequestError }) {
  return (
    <>
      <Banner kind="danger">
        <RequestErrorMessage error={error} />
      </Banner>
      <p>{TEXT.dead}</p>
      <ButtonLink to="/forgot">{TEXT.toPassword}</ButtonLink>
      <PanelLinks aria-label={TEXT.ways}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
      </PanelLinks>
    </>
  );
}
