import { readCookie } from '../session/cookies.ts';
import type { Draft } from './core/index.ts';
import { outbox } from './outbox.ts';

/**
 * The drafts of whoever uses this phone, newest first: visitors' own, and the logged-in agent's.
 * @throws Error where the code for it cannot be loaded, or the browser keeps nothing
 */
export async function listDrafts(): Promise<readonly Draft[]> {
  const { core } = await outbox();
  return core.draftsFor(readCookie('id'));
}

/** Removes a draft with the file that was chosen in it; as `listDrafts`. */
export async function clearDraft({ key }: Draft): Promise<void> {
  const { core } = await outbox();
  await core.dropDraft(key);
}
