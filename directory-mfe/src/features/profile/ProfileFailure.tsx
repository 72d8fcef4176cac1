import { ErrorPanel } from '@naija/ui';
import { failureMessage } from '../../failures/failure-message.ts';
import { failureReference } from '../../failures/failure-reference.ts';
import { NotCached } from '../../offline/NotCached.tsx';
import { PROFILE_MESSAGES } from '../../messages/profile.ts';

export function ProfileFailure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return (
    <>
      <h1>{PROFILE_MESSAGES.heading}</h1>
      <ErrorPanel
        title={PROFILE_MESSAGES.failed}
        message={failureMessage(error)}
        detail={failureReference(error)}
        onRetry={onRetry}
      />
      <NotCached error={error} />
    </>
  );
}
