import type { Unsent } from '@naija/outbox';
import { deleteUnsent } from '../outbox/intents.ts';
import { isOutboxUsed, loadOutbox } from '../outbox/outbox.ts';

/** Decision about unsent data: `keep` stores it for its agent, `delete` deletes it, `stay` cancels the logout. */
export type LogoutAnswer = 'keep' | 'delete' | 'stay';

/**
 * Asks the agent about unsent data.
 * @param unsent count when the question is asked
 * @param follow calls back with each later count, because changes are sent meanwhile; returns a function that unsubscribes
 */
type Ask = (
  unsent: Unsent,
  follow: (onCount: (unsent: Unsent) => void) => () => void,
) => Promise<LogoutAnswer>;

let askAgent: Ask | undefined;

/** Registers the question asked before a logout that leaves unsent data. @returns function that unregisters it */
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
 * Asks an agent about unsent data, if any exists; without a registered question the data stays.
 * @returns undefined if nothing has to be asked; a promise of false if the logout is cancelled
 * @throws DOMException if the data cannot be deleted
 */
export function settleUnsent(owner: string | undefined): Promise<boolean> | undefined {
  return owner !== undefined && askAgent && isOutboxUsed() ? settle(owner, askAgent) : undefined;
}

async function settle(owner: string, ask: Ask): Promise<boolean> {
  // A store that cannot be read is not changed.
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
