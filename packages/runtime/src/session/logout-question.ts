import type { Unsent } from '../outbox/core/index.ts';
import { forgetUnsent } from '../outbox/intents.ts';
import { isOutboxUsed, outbox } from '../outbox/outbox.ts';

/** What becomes of that which was not sent: it stays here for its agent, it is removed, or nobody logs out. */
export type LogoutAnswer = 'keep' | 'delete' | 'stay';

type Ask = (unsent: Unsent) => Promise<LogoutAnswer>;

let asked: Ask | undefined;

/** Has the agent asked so before a logout that leaves something unsent, until the function it returns is called. */
export function onLogoutQuestion(ask: Ask): () => void {
  asked = ask;
  return () => {
    if (asked === ask) asked = undefined;
  };
}

/**
 * Asks what becomes of what an agent has not sent, where there is something and somebody who asks; otherwise it is kept.
 * @returns undefined where there is nothing to wait for; false where the agent stays
 * @throws DOMException where it was to be removed and cannot be
 */
export function settleUnsent(owner: string | undefined): Promise<boolean> | undefined {
  return owner !== undefined && asked && isOutboxUsed() ? settle(owner, asked) : undefined;
}

async function settle(owner: string, ask: Ask): Promise<boolean> {
  // Where nothing can be known, nothing is removed either.
  const unsent = await outbox()
    .then(({ core }) => core.unsentOf(owner))
    .catch(() => undefined);
  if (!unsent || unsent.changes + unsent.drafts === 0) return true;
  const answer = await ask(unsent);
  if (answer === 'delete') await forgetUnsent(owner);
  return answer !== 'stay';
}
