import { ErrorPanel } from '@naija/ui';
import { loadFailure } from '../../failures/load-failure.ts';

/** Says that comments did not come; those that were there before stay. */
export function CommentsFailure(failure: {
  readonly error: unknown;
  /** Whether there are comments on the page. */
  readonly some: boolean;
  readonly onRetry: () => void;
}) {
  return (
    <ErrorPanel
      title={failure.some ? 'The comments could not be brought up to date' : 'Comments could not be loaded'}
      message={loadFailure(failure.error)}
      onRetry={failure.onRetry}
    />
  );
}
