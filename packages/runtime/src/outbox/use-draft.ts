import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, Kept, NewIntent, TypingKeeper } from './core/index.ts';
import { submitIntent, type Submitted } from './intents.ts';
import { markOutboxUsed, outbox } from './outbox.ts';

type Values = Readonly<Record<string, unknown>>;

/** Of which form a draft is kept, and how a person finds it again. */
export interface DraftOf {
  /** The id of the agent whose it is; null for what any visitor may type. */
  readonly owner: string | null;
  /** `signup`, `comment:<agent id>`, `edit-profile` or `agent-form`. */
  readonly form: string;
  readonly title: string;
  /** Where the form is. */
  readonly path: string;
}

/** The draft of a form: what there was when the form opened, and what keeps it from then on. */
export interface DraftHandle {
  /** False while it is not known yet whether there is one; the form waits for that. */
  readonly ready: boolean;
  /** What was typed before; undefined where nothing was, or once it was discarded. */
  readonly restored: Draft | undefined;
  readonly kept: Kept;
  /** Keeps what stands in the form; undefined where that is nothing. One and the same function. */
  readonly keep: (values: Values | undefined, context?: unknown) => void;
  /** Removes the draft. The form has to be begun anew by whoever calls. */
  readonly discard: () => void;
  /** Sends what the form makes of it; once that is kept, the draft is gone, and what it replaces. As `submitIntent`. */
  readonly submit: (intent: NewIntent, replaces?: readonly string[]) => Promise<Submitted>;
}

/** Keeps what is typed in a form on this phone, and brings it back. */
export function useDraft({ owner, form, title, path }: DraftOf): DraftHandle {
  const key = `${owner ?? ''}/${form}`;
  const [found, setFound] = useState<{ readonly of: string; readonly draft: Draft | undefined }>();
  const [kept, setKept] = useState<Kept>('nothing');
  const keeper = useRef<TypingKeeper>(undefined);
  const untouched = useRef<Draft>(undefined);
  const place = useRef({ owner, form, title, path });
  useEffect(() => {
    place.current = { owner, form, title, path };
  });
  useEffect(() => {
    let current = true;
    void load(key).then(({ draft, keep }) => {
      if (!current) return;
      keeper.current = keep?.(setKept);
      untouched.current = draft;
      setFound({ of: key, draft });
    });
    return () => {
      current = false;
    };
  }, [key]);

  const keep = useCallback((values: Values | undefined, context?: unknown) => {
    // A draft that is looked at stays from when it was typed.
    if (values && untouched.current && isSame(untouched.current, values, context)) return;
    untouched.current = undefined;
    // An agent is asked about it at the logout, on any page.
    if (values && place.current.owner !== null) markOutboxUsed();
    keeper.current?.keep(values && { ...place.current, values, context });
  }, []);
  const submit = useCallback(
    async (intent: NewIntent, replaces?: readonly string[]) => {
      // Nothing that is written later may bring the draft back.
      await keeper.current?.idle();
      return submitIntent(intent, key, replaces);
    },
    [key],
  );
  return {
    ready: found?.of === key,
    restored: found?.of === key ? found.draft : undefined,
    kept,
    keep,
    discard: useCallback(() => {
      setFound({ of: key, draft: undefined });
      keeper.current?.keep(undefined);
    }, [key]),
    submit,
  };
}

function isSame(draft: Draft, values: Values, context: unknown): boolean {
  return (
    draft.context === context && Object.keys(values).every((name) => values[name] === draft.values[name])
  );
}

/** What there is of a draft, and what keeps it from now on. Where nothing can be kept, forms work without. */
async function load(key: string) {
  try {
    const { core } = await outbox();
    const keep = (onKept: (kept: Kept) => void) => core.keepTyping(key, onKept);
    return { keep, draft: await core.loadDraft(key).catch(() => undefined) };
  } catch {
    return { keep: undefined, draft: undefined };
  }
}
