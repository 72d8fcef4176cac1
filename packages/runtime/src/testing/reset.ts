import { resetOutbox } from '@naija/outbox/testing';
import { resetConnectivity, resetRetryAfter } from '../api/network.ts';
import { detachStores } from '../api/store.ts';
import { resetLogoutQuestion } from '../logout/logout-question.ts';
import { unloadOutbox } from '../outbox/outbox.ts';
import { resetPendingIntents } from '../outbox/pending-intents.ts';
import { resetSessionState } from '../session/session-state.ts';

/** Resets all module state of the runtime to that of a newly opened page. Data stored by the browser stays. */
export async function resetRuntime(): Promise<void> {
  detachStores();
  resetConnectivity();
  resetRetryAfter();
  resetLogoutQuestion();
  resetSessionState();
  resetPendingIntents();
  unloadOutbox();
  await resetOutbox();
}
