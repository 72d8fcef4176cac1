import { Banner, ButtonLink } from '@naija/ui';
import type { RequestError } from '../../api/request-error.ts';
import { RequestErrorMessage } from '../../api/RequestErrorMessage.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';

/** Shown for a link that is used up, expired or unknown, with the next step for each case. */
export function InvalidLink({ error }: { readonly error: RequestError }) {
  return (
    <>
      <Banner kind="danger">
        <RequestErrorMessage error={error} />
      </Banner>
      <p>
        If you have used it already, your address is back: set a new password with it. If you have not, look
        for a newer mail of ours in the same mailbox, or call us at one of the numbers below.
      </p>
      <ButtonLink to="/forgot">Set a new password</ButtonLink>
      <PanelLinks aria-label="Other ways">
        <PanelLink to="/login">Back to log in</PanelLink>
      </PanelLinks>
    </>
  );
}
