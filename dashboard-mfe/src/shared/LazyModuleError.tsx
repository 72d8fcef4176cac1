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

/** Reloads the page, because browsers cache a failed import as long as the page lives. No input is lost. */
function reload(): void {
  globalThis.location.reload();
}
