import { database, DURABLE } from './database.ts';
import { newKey } from './new-key.ts';
import { targetOf, type Intent, type NewIntent, type Problem } from './intent.ts';

/** What this phone could not keep: it lives as long as the page. */
const loose = new Map<number, Intent>();
let lastLoose = 0;

/** Everything that waits, in the order in which it was meant. */
export async function listIntents(): Promise<Intent[]> {
  const kept = await database()
    .then((db) => db.getAll('intents'))
    .catch(() => []);
  return [...kept, ...loose.values()];
}

export async function findIntent(seq: number): Promise<Intent | undefined> {
  return seq < 0 ? loose.get(seq) : (await database()).get('intents', seq);
}

/**
 * Keeps an intent, and removes the draft that it was made of in the same moment, so that after a crash there is one of
 * them and not both.
 * @returns the intent, and whether this phone could keep it; where not, the page holds it
 */
export async function addIntent(
  meant: NewIntent,
  draft?: string,
): Promise<{ readonly intent: Intent; readonly kept: boolean }> {
  const entry = { ...meant, key: newKey(), savedAt: Date.now(), tried: false };
  try {
    const db = await database();
    const tx = db.transaction(['intents', 'drafts', 'draftFiles'], 'readwrite', DURABLE);
    const store = tx.objectStore('intents');
    const linked = { ...entry, ...link(meant, [...(await store.getAll()), ...loose.values()]) };
    const write = store.add(linked as Intent);
    if (draft !== undefined) {
      void tx.objectStore('drafts').delete(draft);
      void tx.objectStore('draftFiles').delete(draft);
    }
    const [seq] = await Promise.all([write, tx.done]);
    return { intent: { ...linked, seq }, kept: true };
  } catch {
    lastLoose -= 1;
    const intent = { ...entry, ...link(meant, await listIntents()), seq: lastLoose };
    loose.set(intent.seq, intent);
    return { intent, kept: false };
  }
}

/** An edit made on top of one that waits is held against what that one makes of the record. */
function link(meant: NewIntent, waiting: readonly Intent[]): Pick<Intent, 'ifMatch' | 'follows'> {
  if (meant.kind !== 'edit') return {};
  const before = waiting.findLast(
    (other) => targetOf(other) === targetOf(meant) && other.owner === meant.owner,
  );
  return before ? { follows: before.key } : { ifMatch: meant.base?.etag ?? undefined };
}

/** Notes that an intent is on its way; it may have arrived from now on, whatever is heard of it. */
export async function markTried(intent: Intent): Promise<void> {
  if (!intent.tried) await replace({ ...intent, tried: true });
}

/** Notes why an intent needs its person. */
export async function markProblem(intent: Intent, problem: Problem): Promise<void> {
  await replace({ ...intent, tried: true, problem });
}

/** Lets intents be sent again as they are; those that met another record stay for the merge. */
export async function clearRefusals(): Promise<void> {
  for (const intent of await listIntents())
    if (intent.problem?.kind === 'refused') await replace({ ...intent, problem: undefined });
}

async function replace(intent: Intent): Promise<void> {
  if (intent.seq < 0) loose.set(intent.seq, intent);
  else {
    const db = await database();
    const tx = db.transaction('intents', 'readwrite', DURABLE);
    // Cancelled meanwhile, perhaps: then it is not to come back.
    if (await tx.store.get(intent.seq)) await tx.store.put(intent);
    await tx.done;
  }
}

/**
 * Removes an intent that is settled.
 * @param etag what those made on top of it are held against from now on; unless told, what it was held against itself
 */
export async function removeIntent(gone: Intent, etag?: string | null): Promise<void> {
  loose.delete(gone.seq);
  const heir =
    etag === undefined
      ? { ifMatch: gone.ifMatch, follows: gone.follows }
      : { ifMatch: etag ?? undefined, follows: undefined };
  for (const [seq, intent] of loose) if (intent.follows === gone.key) loose.set(seq, { ...intent, ...heir });
  const db = await database().catch(() => undefined);
  if (!db) return;
  const tx = db.transaction('intents', 'readwrite', DURABLE);
  // Nothing is made on top of a comment, of which there may be many.
  for (const intent of gone.kind === 'comment' ? [] : await tx.store.getAll())
    if (intent.follows === gone.key) void tx.store.put({ ...intent, ...heir });
  if (gone.seq >= 0) void tx.store.delete(gone.seq);
  await tx.done;
}
