import { database, DURABLE } from './database.ts';
import { listDrafts } from './drafts.ts';
import { listIntents } from './intents.ts';

export interface Unsent {
  readonly changes: number;
  readonly drafts: number;
}

/** Counts the pending intents and drafts of an agent. @throws DOMException if the browser stores nothing */
export async function countUnsent(agentId: string): Promise<Unsent> {
  const isOwn = ({ owner }: { readonly owner: string | null }) => owner === agentId;
  const [intents, drafts] = await Promise.all([listIntents(), listDrafts()]);
  return { changes: intents.filter(isOwn).length, drafts: drafts.filter(isOwn).length };
}

export async function deleteOwnerData(agentId: string): Promise<void> {
  const tx = (await database()).transaction(['intents', 'drafts', 'draftFiles'], 'readwrite', DURABLE);
  for (const { seq, owner } of await tx.objectStore('intents').getAll())
    if (owner === agentId) void tx.objectStore('intents').delete(seq);
  for (const { key, owner } of await tx.objectStore('drafts').getAll())
    if (owner === agentId) {
      void tx.objectStore('drafts').delete(key);
      void tx.objectStore('draftFiles').delete(key);
    }
  await tx.done;
}
