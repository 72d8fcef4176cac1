import { database, DURABLE, type Database } from './database.ts';
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
  return current([...kept, ...loose.values()]);
}

/** Without those whose place another has taken. */
function current(intents: readonly Intent[]): Intent[] {
  const replaced = new Set(intents.flatMap(({ replaces = [] }) => replaces));
  return intents.filter(({ key }) => !replaced.has(key));
}

export async function findIntent(seq: number): Promise<Intent | undefined> {
  return seq < 0 ? loose.get(seq) : (await database()).get('intents', seq);
}

/**
 * Keeps an intent, and removes what it was made of in the same moment, so that after a crash there is one of them and not
 * both.
 * @param draft the key of the draft that it was made of
 * @param replaces the keys of intents that it takes the place of
 * @returns the intent, and whether this phone could keep it; where not, the page holds it
 */
export async function addIntent(
  { follows, ...meant }: NewIntent,
  draft?: string,
  replaces: readonly string[] = [],
): Promise<{ readonly intent: Intent; readonly kept: boolean }> {
  const entry = { ...meant, key: newKey(), savedAt: Date.now(), tried: false };
  try {
    const db = await database();
    const tx = db.transaction(['intents', 'drafts', 'draftFiles'], 'readwrite', DURABLE);
    const store = tx.objectStore('intents');
    const waiting = [...(await store.getAll()), ...loose.values()];
    const gone = withReplaced(waiting, replaces);
    const linked = { ...entry, ...link({ ...meant, follows }, without(current(waiting), replaces)) };
    const write = store.add(linked as Intent);
    if (draft !== undefined) {
      void tx.objectStore('drafts').delete(draft);
      void tx.objectStore('draftFiles').delete(draft);
    }
    for (const { seq } of gone) if (seq >= 0) void store.delete(seq);
    const [seq] = await Promise.all([write, tx.done]);
    for (const { seq: loosely } of gone) loose.delete(loosely);
    return { intent: { ...linked, seq }, kept: true };
  } catch {
    lastLoose -= 1;
    const waiting = without(await listIntents(), replaces);
    const intent = {
      ...{ ...entry, ...link({ ...meant, follows }, waiting), seq: lastLoose },
      ...(replaces.length > 0 && { replaces }),
    };
    loose.set(intent.seq, intent);
    return { intent, kept: false };
  }
}

/** Those with these keys, and those whose place they had taken already. */
function withReplaced(intents: readonly Intent[], keys: readonly string[]): Intent[] {
  const all = intents.flatMap(({ key, replaces = [] }) => (keys.includes(key) ? [key, ...replaces] : []));
  return intents.filter(({ key }) => all.includes(key));
}

function without(intents: readonly Intent[], keys: readonly string[]): Intent[] {
  return intents.filter(({ key }) => !keys.includes(key));
}

/** An edit made on top of one that waits is held against what that one makes of the record. */
function link(meant: NewIntent, waiting: readonly Intent[]): Pick<Intent, 'ifMatch' | 'follows'> {
  if (meant.kind !== 'edit') return {};
  const before = waiting.findLast(
    (other) =>
      targetOf(other) === targetOf(meant) &&
      other.owner === meant.owner &&
      (meant.follows === undefined || meant.follows === other.key),
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
  const heir =
    etag === undefined
      ? { ifMatch: gone.ifMatch, follows: gone.follows }
      : { ifMatch: etag ?? undefined, follows: undefined };
  const db = await database().catch(() => undefined);
  if (db && (gone.seq >= 0 || (await concerns(db, gone)))) {
    const tx = db.transaction('intents', 'readwrite', DURABLE);
    // Nothing is made on top of a comment, of which there may be many.
    for (const intent of gone.kind === 'comment' ? [] : await tx.store.getAll())
      if (gone.replaces?.includes(intent.key)) void tx.store.delete(intent.seq);
      else if (intent.follows === gone.key) void tx.store.put({ ...intent, ...heir });
    if (gone.seq >= 0) void tx.store.delete(gone.seq);
    await tx.done;
  }
  loose.delete(gone.seq);
  for (const [seq, intent] of loose) if (intent.follows === gone.key) loose.set(seq, { ...intent, ...heir });
}

/** Whether any that are kept have to do with one that is not: a phone without room may note nothing. */
async function concerns(db: Database, { key, replaces = [] }: Intent): Promise<boolean> {
  const kept = await db.getAll('intents').catch(() => []);
  return kept.some((intent) => intent.follows === key || replaces.includes(intent.key));
}
