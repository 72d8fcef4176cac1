import { failureMessage } from './failure-message.ts';

export interface BareFailureProps {
  readonly list: { readonly error: unknown; readonly retry: () => void };
}

/** Where the code of what explains a failure could not be loaded either. */
export function BareFailure({ list: { error, retry } }: BareFailureProps) {
  return (
    <p role="alert">
      {failureMessage(error)} <button onClick={retry}>Retry</button>
    </p>
  );
}
