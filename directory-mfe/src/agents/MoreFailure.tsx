import { ErrorPanel } from '@naija/ui';
import { failureMessage } from '../failures/failure-message.ts';
import { LIST_MESSAGES } from '../messages/lists.ts';
import type { BareFailureProps } from '../failures/BareFailure.tsx';

/** The next page of a list could not be loaded. */
export default function MoreFailure({ list: { error, retry } }: BareFailureProps) {
  return <ErrorPanel title={LIST_MESSAGES.moreFailed} message={failureMessage(error)} onRetry={retry} />;
}
