import { database, DURABLE } from './database.ts';
import { draftKey, partsOf, type DraftContent } from './drafts.ts';
import type { Intent } from './intent.ts';

/**
 * Turns what waits into a draft again, in one moment: it is never both, nor neither.
 * @returns false where it is not there any more: it was sent meanwhile
 */
export async function takeBack({ seq }: Intent, { values, ...content }: DraftContent): Promise<boolean> {
  const key = draftKey(content);
  const tx = (await database()).transaction(['intents', 'drafts', 'draftFiles'], 'readwrite', DURABLE);
  const intents = tx.objectStore('intents');
  const found = (await intents.get(seq)) !== undefined;
  if (found) {
    void intents.delete(seq);
    const { texts, chosen } = partsOf(values);
    void tx.objectStore('drafts').put({ ...content, key, values: texts, savedAt: Date.now() });
    const files = tx.objectStore('draftFiles');
    void (chosen ? files.put({ key, ...chosen }) : files.delete(key));
  }
  await tx.done;
  return found;
}
