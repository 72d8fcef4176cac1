import type { Intent } from '../intent.ts';
import { database, DURABLE } from './database.ts';
import { draftKey, splitFile, type DraftContent } from './drafts.ts';

/** Turns a stored intent into a draft, in one transaction. @returns false where it is there no more */
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
