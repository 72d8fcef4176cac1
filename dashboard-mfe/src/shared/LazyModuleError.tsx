import { MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { ErrorPanel } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

/** Replaces a form whose chunk could not be loaded. */
export function LazyModuleError() {
  return (
    <ErrorPanel
      title={DASHBOARD_MESSAGES.form.loadFailed}
      message={translateText(MESSAGES.locationOffline)}
      onRetry={reload}
    />
  );
}

/** Browsers cache a failed import for the lifetime of a page, so only a reload retries. No input is lost yet. */
function reload(): void {
  globalThis.location.reload();
}
