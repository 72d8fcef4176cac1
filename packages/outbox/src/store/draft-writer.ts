import type { NotKept } from '../intent.ts';
import { whyNotKept } from './database.ts';
import { deleteDraft, saveDraft, type DraftContent } from './drafts.ts';

/** State of typed text: being written, stored, or not stored with the reason. */
export type DraftSaveState = 'nothing' | 'writing' | 'kept' | NotKept;

export interface DraftWriter {
  /** Replaces the stored content; undefined deletes the draft. */
  readonly write: (content: DraftContent | undefined) => void;
  /** Settles once all writes are done; never rejects. */
  readonly idle: () => Promise<void>;
}

/** Writes a draft, one write at a time; meanwhile only the newest content is queued. */
export function createDraftWriter(key: string, onStatus: (status: DraftSaveState) => void): DraftWriter {
  let queued: { readonly content: DraftContent | undefined } | undefined;
  let running: Promise<void> | undefined;
  let storedFile: File | undefined;

  const isQueueEmpty = () => queued === undefined;
  const writeQueued = async () => {
    for (let next = queued; next; next = queued) {
      queued = undefined;
      const status = await writeOne(key, next.content, storedFile).catch(whyNotKept);
      storedFile = status === 'kept' ? fileOf(next.content) : undefined;
      // The status is reported only if no newer content is queued.
      if (isQueueEmpty()) onStatus(status);
    }
    running = undefined;
  };
  return {
    write(content) {
      queued = { content };
      if (content) onStatus('writing');
      running ??= writeQueued();
    },
    idle: () => running ?? Promise.resolve(),
  };
}

async function writeOne(
  key: string,
  content: DraftContent | undefined,
  storedFile: File | undefined,
): Promise<DraftSaveState> {
  if (!content) {
    await deleteDraft(key);
    return 'nothing';
  }
  await saveDraft(content, storedFile);
  void requestPersistence();
  return 'kept';
}

function fileOf(content: DraftContent | undefined): File | undefined {
  return Object.values(content?.values ?? {}).find((value) => value instanceof File);
}

let hasRequestedPersistence = false;

/** Asks the browser, once in each page, not to evict this site's storage. Never rejects. */
async function requestPersistence(): Promise<void> {
  if (hasRequestedPersistence) return;
  hasRequestedPersistence = true;
  try {
    const { storage } = navigator;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // The API is missing or refused: the browser decides by itself.
  }
}

export function resetPersistence(): void {
  hasRequestedPersistence = false;
}
