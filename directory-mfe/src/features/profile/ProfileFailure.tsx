import { ErrorPanel } from '@naija/ui';
import { failureMessage } from '../../failures/failure-message.ts';
import { NotSaved } from '../../saved-copy/NotSaved.tsx';
import { PROFILE_HEADING } from './ProfilePending.tsx';

/** Takes the place of a profile that did not come. */
export function ProfileFailure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return (
    <>
      <h1>{PROFILE_HEADING}</h1>
      <ErrorPanel
        title="This profile could not be loaded"
        message={failureMessage(error)}
        onRetry={onRetry}
      />
      <NotSaved error={error} />
    </>
  );
}
