import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, DraftSaveState, DraftWriter, NewIntent } from '@naija/outbox';
import { submitIntent, type Submitted } from './intents.ts';
import { loadOutbox, markOutboxUsed } from './outbox.ts';
import { readCookie } from '../session/cookies.ts';

type Values = Readonly<Record<string, unknown>>;

export interface DraftOf {
  /** Id of the agent who owns the draft; null for a draft of any visitor. */
  readonly owner: string | null;
  /** The form and its subject, such as `signup` or `comment:<agent id>`. */
  readonly form: string;
  readonly title: string;
  readonly path: string;
}

export interface DraftHandle {
  /** False until the stored draft, if any, is loaded. */
  readonly ready: boolean;
  /** The stored draft; undefined if none existed or it was discarded. */
  readonly restored: Draft | undefined;
  readonly kept: DraftSaveState;
  /** Stores the values of the form; undefined for an empty form. The function never changes. */
  readonly keep: (values: Values | undefined, context?: unknown) => void;
  /** Deletes the draft; the caller resets the form. */
  readonly discard: () => void;
  /** Submits an intent like `submitIntent`, and deletes the draft once the intent is stored. */
  readonly submit: (intent: NewIntent, replaces?: readonly string[]) => Promise<Submitted>;
}

/** Stores the values of a form on this device, and restores them. */
export function useDraft({ owner, form, title, path }: DraftOf): DraftHandle {
  const key = `${owner ?? ''}/${form}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly draft: Draft | undefined }>();
  const [kept, setKept] = useState<DraftSaveState>('nothing');
  const writer = useRef<DraftWriter>(undefined);
  const unchanged = useRef<Draft>(undefined);
  const identity = useRef({ owner, form, title, path });
  useEffect(() => {
    identity.current = { owner, form, title, path };
  });
  useEffect(() => {
    let isCurrent = true;
    void load(key).then(({ draft, createWriter }) => {
      if (!isCurrent) return;
      writer.current = createWriter?.(setKept);
      unchanged.current = draft;
      setLoaded({ key, draft });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const keep = useCallback((values: Values | undefined, context?: unknown) => {
    // A draft that was restored and not edited keeps its time.
    if (values && unchanged.current && isSame(unchanged.current, values, context)) return;
    unchanged.current = undefined;
    // A logout on any page asks about the drafts of an agent.
    if (values && identity.current.owner !== null) markOutboxUsed();
    writer.current?.write(values && { ...identity.current, values, context });
  }, []);
  const submit = useCallback(
    async (intent: NewIntent, replaces?: readonly string[]) => {
      // A later write would restore the draft.
      await writer.current?.idle();
      return submitIntent(intent, key, replaces);
    },
    [key],
  );
  return {
    ready: loaded?.key === key,
    restored: loaded?.key === key ? loaded.draft : undefined,
    kept,
    keep,
    discard: useCallback(() => {
      setLoaded({ key, draft: undefined });
      writer.current?.write(undefined);
    }, [key]),
    submit,
  };
}

function isSame(draft: Draft, values: Values, context: unknown): boolean {
  return (
    draft.context === context && Object.keys(values).every((name) => values[name] === draft.values[name])
  );
}

/** Loads the stored draft and its writer. Both are undefined if nothing can be stored; forms work without them. */
async function load(key: string) {
  try {
    const { engine } = await loadOutbox();
    const createWriter = (onStatus: (status: DraftSaveState) => void) =>
      engine.createDraftWriter(key, onStatus);
    return { createWriter, draft: await engine.loadDraft(key).catch(() => undefined) };
  } catch {
    return { createWriter: undefined, draft: undefined };
  }
}

/**
 * Drafts of visitors and of the logged-in agent, newest first.
 * @throws Error if the outbox cannot be loaded or stores nothing
 */
export async function listDrafts(): Promise<readonly Draft[]> {
  const { engine } = await loadOutbox();
  return engine.visibleDrafts(readCookie('id'));
}

export async function clearDraft({ key }: Draft): Promise<void> {
  const { engine } = await loadOutbox();
  await engine.deleteDraft(key);
}
