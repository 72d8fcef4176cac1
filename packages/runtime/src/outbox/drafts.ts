import type { Draft } from '@naija/outbox';
import { readCookie } from '../session/cookies.ts';
import { loadOutbox } from './outbox.ts';

/** Drafts of visitors and the logged-in agent, newest first. @throws Error where nothing can be stored or loaded */
export async function listDrafts(): Promise<readonly Draft[]> {
  const { engine } = await loadOutbox();
  return engine.visibleDrafts(readCookie('id'));
}

export async function clearDraft({ key }: Draft): Promise<void> {
  const { engine } = await loadOutbox();
  await engine.deleteDraft(key);
}
