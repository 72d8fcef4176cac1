import type { Unsent } from '@naija/outbox';
import { deleteUnsent } from '../outbox/intents.ts';
import { isOutboxUsed, loadOutbox } from '../outbox/outbox.ts';

/** What happens to unsent data: it stays for its agent, it is deleted, or the logout is cancelled. */
export type LogoutAnswer = 'keep' | 'delete' | 'stay';

/**
 * @param unsent when the question is asked
 * @param follow calls back with each later count, as changes are sent meanwhile; returns unsubscribes
 */
type Ask = (
  unsent: Unsent,
  follow: (onCount: (unsent: Unsent) => void) => () => void,
) => Promise<LogoutAnswer>;

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
  const engine = await loadOutbox().then(
    (outbox) => outbox.engine,
    () => undefined,
  );
  const count = () => engine?.countUnsent(owner).catch(() => undefined);
  const unsent = await count();
  if (!engine || !unsent || unsent.changes + unsent.drafts === 0) return true;
  const follow: Parameters<Ask>[1] = (onCount) =>
    engine.onOutboxEvent(({ type }) => {
      if (type !== 'changed' && type !== 'sent') return;
      void count()?.then((now) => {
        if (now) onCount(now);
      });
    });
  const answer = await ask(unsent, follow);
  if (answer === 'delete') await deleteUnsent(owner);
  return answer !== 'stay';
}
