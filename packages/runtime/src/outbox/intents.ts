import type { DraftContent, Intent, NewIntent } from './core/index.ts';
import { markOutboxUsed, outbox } from './outbox.ts';
import { follow } from './waiting.ts';

/** What became of something that was to be sent, on this side. */
export interface Submitted {
  readonly key: string;
  /** False where this phone could not keep it: it is sent while the page lives, and what was typed should stay. */
  readonly kept: boolean;
}

/**
 * Keeps an intent on this phone, then sends it as soon as that works, in this page or another.
 * @param draft the key of the draft that it was made of, which it takes the place of
 * @param replaces the keys of intents that it takes the place of as well
 * @throws Error where the code for it cannot be loaded
 */
export async function submitIntent(
  meant: NewIntent,
  draft?: string,
  replaces?: readonly string[],
): Promise<Submitted> {
  const { core } = await outbox();
  markOutboxUsed();
  follow();
  const { intent, kept } = await core.addIntent(meant, draft, replaces);
  core.tell({ type: 'changed' });
  return { key: intent.key, kept };
}

/** Gives up something that waits. It may have arrived all the same where it was `tried`. */
export async function cancelIntent(intent: Intent): Promise<void> {
  const { core } = await outbox();
  await core.removeIntent(intent);
  core.tell({ type: 'changed' });
}

/**
 * Makes a draft of something that waits, to be gone on with in its form.
 * @returns false where it was sent meanwhile
 */
export async function takeBackIntent(intent: Intent, draft: DraftContent): Promise<boolean> {
  const { core } = await outbox();
  const taken = await core.takeBack(intent, draft);
  core.tell({ type: 'changed' });
  return taken;
}

/** Tries everything that waits now, also what was refused. */
export async function sendNow(): Promise<void> {
  const { core, sendNow: now } = await outbox();
  await core.clearRefusals();
  core.tell({ type: 'changed' });
  now();
}

/** Removes what an agent has typed or means to send on this phone. */
export async function forgetUnsent(owner: string): Promise<void> {
  const { core } = await outbox();
  await core.forgetOwner(owner);
  core.tell({ type: 'changed' });
}
