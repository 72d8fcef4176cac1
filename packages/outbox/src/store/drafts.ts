import { database, DURABLE, type Draft } from './database.ts';
import type { Intent } from '../intent.ts';

/** A draft as a form provides it: texts and files by field name. */
export type DraftContent = Omit<Draft, 'key' | 'savedAt'>;

/** Identifies a draft: one for each owner and form. */
export function draftKey({ owner, form }: Pick<Draft, 'owner' | 'form'>): string {
  return `${owner ?? ''}/${form}`;
}

export async function loadDraft(key: string): Promise<Draft | undefined> {
  const db = await database();
  const [draft, chosen] = await Promise.all([db.get('drafts', key), db.get('draftFiles', key)]);
  return draft && chosen ? { ...draft, values: { ...draft.values, [chosen.field]: chosen.file } } : draft;
}

export async function listDrafts(): Promise<Draft[]> {
  return (await database()).getAll('drafts');
}

export async function visibleDrafts(agentId: string | undefined): Promise<Draft[]> {
  const visible = (await listDrafts()).filter(({ owner }) => owner === null || owner === agentId);
  return visible.sort((one, other) => other.savedAt - one.savedAt);
}

/**
 * Stores a draft, replacing the previous one of the form.
 * @param storedFile file that is stored already and is not written again
 * @throws DOMException if the device is full or stores nothing
 */
export async function saveDraft({ values, ...content }: DraftContent, storedFile?: File): Promise<void> {
  const key = draftKey(content);
  const { texts, chosen } = splitFile(values);
  const tx = (await database()).transaction(['drafts', 'draftFiles'], 'readwrite', DURABLE);
  const writes: Promise<unknown>[] = [
    tx.objectStore('drafts').put({ ...content, key, values: texts, savedAt: Date.now() }),
  ];
  const files = tx.objectStore('draftFiles');
  if (!chosen) writes.push(files.delete(key));
  else if (chosen.file !== storedFile) writes.push(files.put({ key, ...chosen }));
  await Promise.all([...writes, tx.done]);
}

export function splitFile(values: DraftContent['values']) {
  const [field, file] = Object.entries(values).find(([, value]) => value instanceof File) ?? [];
  return {
    texts: Object.fromEntries(Object.entries(values).filter(([name]) => name !== field)),
    chosen: field === undefined ? undefined : { field, file: file as File },
  };
}

export async function deleteDraft(key: string): Promise<void> {
  const tx = (await database()).transaction(['drafts', 'draftFiles'], 'readwrite', DURABLE);
  await Promise.all([
    tx.objectStore('drafts').delete(key),
    tx.objectStore('draftFiles').delete(key),
    tx.done,
  ]);
}

/** Turns a stored intent into a draft, in one transaction. @returns false if the intent no longer exists */
export async function moveToDraft(
  { seq }: Pick<Intent, 'seq'>,
  { values, ...content }: DraftContent,
): Promise<boolean> {
  const key = draftKey(content);
  const tx = (await database()).transaction(['intents', 'drafts', 'draftFiles'], 'readwrite', DURABLE);
  const intents = tx.objectStore('intents');
  const found = (await intents.get(seq)) !== undefined;
  if (found) {
    void intents.delete(seq);
    const { texts, chosen } = splitFile(values);
    void tx.objectStore('drafts').put({ ...content, key, values: texts, savedAt: Date.now() });
    const files = tx.objectStore('draftFiles');
    void (chosen ? files.put({ key, ...chosen }) : files.delete(key));
  }
  await tx.done;
  return found;
}
