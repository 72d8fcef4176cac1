import { ErrorPanel } from '@naija/ui';
import { SHELL_MESSAGES } from '../messages.ts';

const { title, text } = SHELL_MESSAGES.remoteFailure;

interface RemoteFailureProps {
  readonly remote: string;
  readonly version: string | undefined;
}

/** Shown in place of a remote; names it and its version for support. */
export function RemoteFailure({ remote, version }: RemoteFailureProps) {
  return (
    <ErrorPanel
      title={title}
      message={text}
      detail={version === undefined ? remote : `${remote} ${version}`}
      onRetry={reload}
    />
  );
}

/** Browsers cache a failed module import for the life of the page. */
function reload(): void {
  globalThis.location.reload();
}
