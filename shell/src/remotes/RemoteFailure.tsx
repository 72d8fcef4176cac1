import { ErrorPanel } from '@naija/ui';
import { SHELL_MESSAGES } from '../words/messages.ts';

const { remoteFailure } = SHELL_MESSAGES;

interface RemoteFailureProps {
  readonly remote: string;
  readonly version: string | undefined;
}

/** Shown in place of a remote; names it and its version for support. */
export function RemoteFailure({ remote, version }: RemoteFailureProps) {
  return (
    <ErrorPanel
      title={remoteFailure.title}
      message={remoteFailure.text}
      detail={version === undefined ? remote : `${remote} ${version}`}
      onRetry={reload}
    />
  );
}

/** Browsers cache a failed module import for the life of the page. */
function reload(): void {
  globalThis.location.reload();
}
