import type { DraftContent, Intent, NewIntent, NotKept } from '@naija/outbox';
import { loadOutbox, markOutboxUsed } from './outbox.ts';
import { followOutbox } from './pending-intents.ts';

export interface Submitted {
  readonly key: string;
  /** False if this device could not store it: the page then sends it, and the form should keep its text. */
  readonly kept: boolean;
  /** Reason for which it is not kept. */
  readonly notKept: NotKept | undefined;
}

/**
 * Stores an intent on this device and sends it as soon as possible, from this page or another.
 * @param draft key of the draft that it replaces
 * @param replaces keys of pending intents that it replaces
 * @throws Error if the outbox cannot be loaded
 */
export async function submitIntent(
  content: NewIntent,
  draft?: string,
  replaces?: readonly string[],
): Promise<Submitted> {
  const { engine } = await loadOutbox();
  markOutboxUsed();
  followOutbox();
  const { intent, kept } = await engine.addIntent(content, draft, replaces);
  engine.publish({ type: 'changed' });
  return { key: intent.key, kept, notKept: intent.notKept };
}

/** Removes a pending intent. If it was `tried`, the server may have received it nevertheless. */
export async function cancelIntent(intent: Intent): Promise<void> {
  const { engine } = await loadOutbox();
  await engine.removeIntent(intent);
  engine.publish({ type: 'changed' });
}

/** Turns a pending intent back into a draft, to be edited in its form. @returns false if it was sent meanwhile */
export async function moveIntentToDraft(intent: Intent, draft: DraftContent): Promise<boolean> {
  const { engine } = await loadOutbox();
  const moved = await engine.moveToDraft(intent, draft);
  engine.publish({ type: 'changed' });
  return moved;
}

/** Tries to send everything now, refused intents included. */
export async function sendNow(): Promise<void> {
  const outbox = await loadOutbox();
  await outbox.engine.clearRefusals();
  outbox.engine.publish({ type: 'changed' });
  outbox.sendNow();
}

export async function deleteUnsent(owner: string): Promise<void> {
  const { engine } = await loadOutbox();
  await engine.deleteOwnerData(owner);
  engine.publish({ type: 'changed' });
}
