import { database, DURABLE } from './database.ts';

/** Removes all that an agent has typed or means to send on this phone. */
export async function forgetOwner(owner: string): Promise<void> {
  const tx = (await database()).transaction(['intents', 'drafts', 'draftFiles'], 'readwrite', DURABLE);
  for (const { seq, owner: whose } of await tx.objectStore('intents').getAll())
    if (whose === owner) void tx.objectStore('intents').delete(seq);
  for (const { key, owner: whose } of await tx.objectStore('drafts').getAll())
    if (whose === owner) {
      void tx.objectStore('drafts').delete(key);
      void tx.objectStore('draftFiles').delete(key);
    }
  await tx.done;
}
