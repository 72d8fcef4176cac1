import { askToPersist } from './ask-to-persist.ts';
import { dropDraft, keepDraft, type DraftContent } from './drafts.ts';

/** How it stands with what is typed: on its way to the store, in it, or nowhere but on the screen. */
export type Kept = 'nothing' | 'writing' | 'kept' | 'not-kept';

/** What is typed in a form, kept as it changes. */
export interface TypingKeeper {
  /** Keeps this in the place of what was kept before; undefined removes it. */
  readonly keep: (content: DraftContent | undefined) => void;
  /** Settles once everything so far is written; never rejects. */
  readonly idle: () => Promise<void>;
}

/**
 * Writes drafts one after another. While one is being written the newest waits, and those between are left out.
 * @param key of the draft
 */
export function keepTyping(key: string, onKept: (kept: Kept) => void): TypingKeeper {
  let next: { readonly content: DraftContent | undefined } | undefined;
  let running: Promise<void> | undefined;
  let file: File | undefined;

  const isLast = () => next === undefined;
  const write = async () => {
    for (let todo = next; todo; todo = next) {
      next = undefined;
      const done = await writeOne(key, todo.content, file).catch(() => 'not-kept' as const);
      file = done === 'kept' ? fileOf(todo.content) : undefined;
      // Of what was typed meanwhile nothing is kept yet.
      if (isLast()) onKept(done);
    }
    running = undefined;
  };
  return {
    keep(content) {
      next = { content };
      if (content) onKept('writing');
      running ??= write();
    },
    idle: () => running ?? Promise.resolve(),
  };
}

async function writeOne(
  key: string,
  content: DraftContent | undefined,
  fileKept: File | undefined,
): Promise<Kept> {
  if (!content) {
    await dropDraft(key);
    return 'nothing';
  }
  await keepDraft(content, fileKept);
  askToPersist();
  return 'kept';
}

function fileOf(content: DraftContent | undefined): File | undefined {
  return Object.values(content?.values ?? {}).find((value) => value instanceof File);
}
