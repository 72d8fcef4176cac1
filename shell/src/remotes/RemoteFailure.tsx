import { ErrorPanel } from '@naija/ui';

interface RemoteFailureProps {
  readonly remote: string;
  readonly version: string | undefined;
}

/** Shown in place of a remote; names it and its version for support. */
export function RemoteFailure({ remote, version }: RemoteFailureProps) {
  return (
    <ErrorPanel
      title="This part of NaijaAgents could not be shown"
      message="Your connection may have dropped, or the page has a fault. The rest of the site still works."
      detail={version === undefined ? remote : `${remote} ${version}`}
      onRetry={reload}
    />
  );
}

/** Browsers cache a failed module import for the life of the page. */
function reload(): void {
  globalThis.location.reload();
}
