import { Banner, ButtonLink } from '@naija/ui';
import type { RequestError } from '../../api/request-error.ts';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { AUTH_MESSAGES } from '../../messages.ts';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';
import type { RestoreTexts } from './restore-texts.ts';

interface InvalidLinkProps {
  readonly texts: RestoreTexts;
  readonly error: RequestError;
}

/** Shown for a link that is used up, expired or unknown, with the next step for each case. */
export function InvalidLink({ texts, error }: InvalidLinkProps) {
  return (
    <>
      <Banner kind="danger">
        <RequestErrorMessage error={error} />
      </Banner>
      <p>{texts.dead}</p>
      <ButtonLink to="/forgot">{texts.toPassword}</ButtonLink>
      <PanelLinks aria-label={texts.ways}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.backToLogin}</PanelLink>
      </PanelLinks>
    </>
  );
}
