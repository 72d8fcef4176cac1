import { ErrorPanel } from '@naija/ui';
import { failureMessage } from '../../failures/failure-message.ts';
import { NotCached } from '../../offline/NotCached.tsx';
import { PROFILE_HEADING } from './ProfileSkeleton.tsx';

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
      <NotCached error={error} />
    </>
  );
}
