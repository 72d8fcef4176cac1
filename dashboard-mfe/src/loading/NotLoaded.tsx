import { MESSAGES } from '@naija/contracts/domain/messages';
import { ErrorPanel } from '@naija/ui';

/** Stands where a form should be that did not come. */
export function NotLoaded() {
  return (
    <ErrorPanel title="The form could not be loaded" message={MESSAGES.locationOffline} onRetry={reload} />
  );
}

/** Browsers remember for the life of a page that a module did not come. Nothing was typed yet that could be lost. */
function reload(): void {
  globalThis.location.reload();
}
