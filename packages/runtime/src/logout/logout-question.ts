import type { Unsent } from '@naija/outbox';
import { deleteUnsent } from '../outbox/intents.ts';
import { isOutboxUsed, loadOutbox } from '../outbox/outbox.ts';

/** What happens to unsent data: it stays for its agent, it is deleted, or the logout is cancelled. */
export type LogoutAnswer = 'keep' | 'delete' | 'stay';

type Ask = (unsent: Unsent) => Promise<LogoutAnswer>;

let askAgent: Ask | undefined;

/** Registers the question asked before a logout that leaves unsent data. @returns unregisters it */
export function onLogoutQuestion(ask: Ask): () => void {
  askAgent = ask;
  return () => {
    if (askAgent === ask) resetLogoutQuestion();
  };
}

export function resetLogoutQuestion(): void {
  askAgent = undefined;
}

/**
 * Asks an agent what happens to their unsent data, if there is any; without a registered question it stays.
 * @returns undefined where nothing has to be asked; false to cancel the logout
 * @throws DOMException where it was to be deleted and cannot be
 */
export function settleUnsent(owner: string | undefined): Promise<boolean> | undefined {
  return owner !== undefined && askAgent && isOutboxUsed() ? settle(owner, askAgent) : undefined;
}

async function settle(owner: string, ask: Ask): Promise<boolean> {
  // A store that cannot be read is left alone.
  const unsent = await loadOutbox()
    .then(({ engine }) => engine.countUnsent(owner))
    .catch(() => undefined);
  if (!unsent || unsent.changes + unsent.drafts === 0) return true;
  const answer = await ask(unsent);
  if (answer === 'delete') await deleteUnsent(owner);
  return answer !== 'stay';
}
