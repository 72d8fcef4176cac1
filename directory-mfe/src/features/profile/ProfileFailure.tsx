import { ErrorPanel } from '@naija/ui';
import { failureMessage } from '../../failures/failure-message.ts';
import { NotCached } from '../../offline/NotCached.tsx';
import { DIRECTORY_MESSAGES } from '../../messages.ts';

export function ProfileFailure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return (
    <>
      <h1>{DIRECTORY_MESSAGES.profile.heading}</h1>
      <ErrorPanel
        title={DIRECTORY_MESSAGES.profile.failed}
        message={failureMessage(error)}
        onRetry={onRetry}
      />
      <NotCached error={error} />
    </>
  );
}
