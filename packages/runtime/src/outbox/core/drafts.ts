import { database, DURABLE, type Draft } from './database.ts';

/** What a form gives to be kept: texts and files by the names of their fields. */
export interface DraftContent extends Omit<Draft, 'key' | 'values' | 'savedAt'> {
  readonly values: Readonly<Record<string, unknown>>;
}

/** Names the draft of a form: there is one for each agent, or for visitors, and form. */
export function draftKey({ owner, form }: Pick<Draft, 'owner' | 'form'>): string {
  return `${owner ?? ''}/${form}`;
}

/** A draft with the files that were chosen in it, if there is one. */
export async function loadDraft(key: string): Promise<Draft | undefined> {
  const db = await database();
  const [draft, chosen] = await Promise.all([db.get('drafts', key), db.get('draftFiles', key)]);
  return draft && chosen ? { ...draft, values: { ...draft.values, [chosen.field]: chosen.file } } : draft;
}

/** All drafts on this phone, without their files. */
export async function listDrafts(): Promise<Draft[]> {
  return (await database()).getAll('drafts');
}

/** What somebody may see of them, newest first: visitors' own, and those of the agent with this id. */
export async function draftsFor(id: string | undefined): Promise<Draft[]> {
  const own = (await listDrafts()).filter(({ owner }) => owner === null || owner === id);
  return own.sort((one, other) => other.savedAt - one.savedAt);
}

/**
 * Keeps what stands in a form, in the place of what was kept of it before.
 * @param fileKept the file that is kept already, which is not written again
 * @throws DOMException where the phone is full or keeps nothing
 */
export async function keepDraft({ values, ...content }: DraftContent, fileKept?: File): Promise<void> {
  const key = draftKey(content);
  const { texts, chosen } = partsOf(values);
  const tx = (await database()).transaction(['drafts', 'draftFiles'], 'readwrite', DURABLE);
  const writes: Promise<unknown>[] = [
    tx.objectStore('drafts').put({ ...content, key, values: texts, savedAt: Date.now() }),
  ];
  const files = tx.objectStore('draftFiles');
  if (!chosen) writes.push(files.delete(key));
  else if (chosen.file !== fileKept) writes.push(files.put({ key, ...chosen }));
  await Promise.all([...writes, tx.done]);
}

/** The texts of a form, and the file that was chosen in it, which lies apart. */
export function partsOf(values: DraftContent['values']) {
  const [field, file] = Object.entries(values).find(([, value]) => value instanceof File) ?? [];
  return {
    texts: Object.fromEntries(Object.entries(values).filter(([name]) => name !== field)),
    chosen: field === undefined ? undefined : { field, file: file as File },
  };
}

export async function dropDraft(key: string): Promise<void> {
  const tx = (await database()).transaction(['drafts', 'draftFiles'], 'readwrite', DURABLE);
  await Promise.all([
    tx.objectStore('drafts').delete(key),
    tx.objectStore('draftFiles').delete(key),
    tx.done,
  ]);
}
