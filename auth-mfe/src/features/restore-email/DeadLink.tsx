import { Banner, ButtonLink } from '@naija/ui';
import type { Failure } from '../../calls/failure.ts';
import { FailureWords } from '../../calls/FailureWords.tsx';
import { Way, Ways } from '../../panel/Ways.tsx';

/** For a link that was used, is too old or was never one, with the way on for each. */
export function DeadLink({ failure }: { readonly failure: Failure }) {
  return (
    <>
      <Banner kind="danger">
        <FailureWords failure={failure} />
      </Banner>
      <p>
        If you have used it already, your address is back: set a new password with it. If you have not, look
        for a newer mail of ours in the same mailbox, or call us at one of the numbers below.
      </p>
      <ButtonLink to="/forgot">Set a new password</ButtonLink>
      <Ways aria-label="Other ways">
        <Way to="/login">Back to log in</Way>
      </Ways>
    </>
  );
}
