import { changesProfile, type Intent, type NewIntent, type NotKept, type Problem } from '../intent.ts';
import { database, DURABLE, whyNotKept, type Database } from './database.ts';
import {
  preconditionOf,
  successorPrecondition,
  withoutKeys,
  withoutReplaced,
  withReplaced,
} from './edit-chain.ts';

const KEY_BYTES = 16;

/** Intents that the device could not store, by `seq`. */
const inMemory = new Map<number, Intent>();
let lastSeqInMemory = 0;

/** All pending intents, in the order of their creation. */
export async function listIntents(): Promise<Intent[]> {
  const stored = await database()
    .then((db) => db.getAll('intents'))
    .catch(() => []);
  return withoutReplaced([...stored, ...inMemory.values()]);
}

/** The current state of an intent; undefined after it was sent or cancelled. */
export async function findIntent(intent: Pick<Intent, 'seq' | 'inMemory'>): Promise<Intent | undefined> {
  return intent.inMemory ? inMemory.get(intent.seq) : (await database()).get('intents', intent.seq);
}

/** An added intent; `kept` is false if the device could not store it and the page holds it in memory. */
export interface Added {
  readonly intent: Intent;
  readonly kept: boolean;
}

/**
 * Stores an intent and, in the same transaction, deletes the draft and the intents that it replaces, so that a crash never
 * leaves both.
 * @param draft key of the draft that it was made from
 * @param replaces keys of the intents that it replaces
 */
export async function addIntent(
  { follows, ...content }: NewIntent,
  draft?: string,
  replaces: readonly string[] = [],
): Promise<Added> {
  const entry = { ...content, key: newKey(), savedAt: Date.now(), tried: false };
  const linked = (pending: readonly Intent[]) => ({
    ...entry,
    ...preconditionOf({ ...content, follows }, withoutKeys(pending, replaces)),
  });
  try {
    const db = await database();
    const tx = db.transaction(['intents', 'drafts', 'draftFiles'], 'readwrite', DURABLE);
    const store = tx.objectStore('intents');
    const pending = [...(await store.getAll()), ...inMemory.values()];
    const removed = withReplaced(pending, replaces);
    const intent = linked(withoutReplaced(pending));
    const write = store.add(intent as Intent);
    if (draft !== undefined) {
      void tx.objectStore('drafts').delete(draft);
      void tx.objectStore('draftFiles').delete(draft);
    }
    for (const old of removed) if (!old.inMemory) void store.delete(old.seq);
    const [seq] = await Promise.all([write, tx.done]);
    for (const old of removed) inMemory.delete(old.seq);
    return { intent: { ...intent, seq }, kept: true };
  } catch (error) {
    const intent = linked(await listIntents());
    return { intent: holdInMemory(intent, replaces, whyNotKept(error)), kept: false };
  }
}

function holdInMemory(entry: Omit<Intent, 'seq'>, replaces: readonly string[], notKept: NotKept): Intent {
  lastSeqInMemory -= 1;
  const intent: Intent = {
    ...entry,
    seq: lastSeqInMemory,
    inMemory: true,
    notKept,
    ...(replaces.length > 0 && { replaces }),
  };
  inMemory.set(intent.seq, intent);
  return intent;
}

/** Records that an attempt begins. From now on the server may have received the intent. */
export async function markTried(intent: Intent): Promise<void> {
  if (!intent.tried) await update({ ...intent, tried: true });
}

export async function markProblem(intent: Intent, problem: Problem): Promise<void> {
  await update({ ...intent, tried: true, problem });
}

/** Releases refused intents for another attempt. Edit conflicts stay, because the user has to merge them. */
export async function clearRefusals(): Promise<void> {
  for (const intent of await listIntents())
    if (intent.problem?.kind === 'refused') await update({ ...intent, problem: undefined });
}

async function update(intent: Intent): Promise<void> {
  if (intent.inMemory) inMemory.set(intent.seq, intent);
  else {
    const db = await database();
    const tx = db.transaction('intents', 'readwrite', DURABLE);
    // An intent that was cancelled meanwhile must not be stored again.
    if (await tx.store.get(intent.seq)) await tx.store.put(intent);
    await tx.done;
  }
}

/**
 * Removes a sent or cancelled intent.
 * @param etag ETag that its successor has to match; undefined for that of this intent
 */
export async function removeIntent(removed: Intent, etag?: string | null): Promise<void> {
  const precondition = successorPrecondition(removed, etag);
  const db = await database().catch(() => undefined);
  if (db && (!removed.inMemory || (await hasStoredRelatives(db, removed)))) {
    const tx = db.transaction('intents', 'readwrite', DURABLE);
    // Only changes of a profile have successors. The store is not read for other intents, of which many may exist.
    for (const intent of changesProfile(removed) ? await tx.store.getAll() : [])
      if (removed.replaces?.includes(intent.key)) void tx.store.delete(intent.seq);
      else if (intent.follows === removed.key) void tx.store.put({ ...intent, ...precondition });
    if (!removed.inMemory) void tx.store.delete(removed.seq);
    await tx.done;
  }
  inMemory.delete(removed.seq);
  for (const [seq, intent] of inMemory)
    if (intent.follows === removed.key) inMemory.set(seq, { ...intent, ...precondition });
}

/**
 * True if stored intents follow one in memory or are replaced by it. Checked because a full device may refuse even
 * deletions.
 */
async function hasStoredRelatives(db: Database, { key, replaces = [] }: Intent): Promise<boolean> {
  const stored = await db.getAll('intents').catch(() => []);
  return stored.some((intent) => intent.follows === key || replaces.includes(intent.key));
}

/** 32 hexadecimal digits; `crypto.randomUUID` exists in secure contexts only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function resetIntentsInMemory(): void {
  inMemory.clear();
  lastSeqInMemory = 0;
}
