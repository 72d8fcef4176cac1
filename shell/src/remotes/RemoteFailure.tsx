import { ErrorPanel } from '@naija/ui';
import { SHELL_MESSAGES } from '../words/messages.ts';

const { remoteFailure } = SHELL_MESSAGES;

interface RemoteFailureProps {
  readonly remote: string;
  readonly version: string | undefined;
}

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

/** A reload, because browsers cache a failed import as long as the page is open. */
function reload(): void {
  globalThis.location.reload();
}
