import { MESSAGES } from '@naija/contracts/domain/messages';
import { ErrorPanel } from '@naija/ui';

/** Replaces a form whose chunk could not be loaded. */
export function LazyModuleError() {
  return (
    <ErrorPanel title="The form could not be loaded" message={MESSAGES.locationOffline} onRetry={reload} />
  );
}

/** Browsers cache a failed import for the lifetime of a page, so only a reload retries. No input is lost yet. */
function reload(): void {
  globalThis.location.reload();
}
