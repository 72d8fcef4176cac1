import { ErrorPanel } from '@naija/ui';

interface RemoteFailureProps {
  readonly remote: string;
  readonly version: string | undefined;
}

/** Stands where a remote cannot be shown; names it and its version for whoever is told of it. */
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

/** Browsers remember for the life of a page that a module could not be fetched, so only a new page can try again. */
function reload(): void {
  globalThis.location.reload();
}
