import { useCallback, useRef, useState, type RefObject } from 'react';
import type { useDraft } from '@naija/runtime';
import type { Begun } from './begin.ts';
import { isEdited, type EditValues } from './edit-values.ts';
import type { Ground } from './ground.ts';

/** What stands in the form at this moment, kept in its draft. */
export interface KeptEdit {
  readonly values: RefObject<EditValues>;
  readonly edited: boolean;
  readonly setEdited: (edited: boolean) => void;
  /** Notes what stands in the form. */
  readonly keep: (values: EditValues) => void;
}

/** Keeps what is typed in a form that was begun so, together with what it is made on. */
export function useKeepEdit(begun: Begun, draft: ReturnType<typeof useDraft>): KeptEdit {
  const values = useRef(begun.values);
  const [edited, setEdited] = useState(() => isEdited(begun.values, begun.start));
  const kept = useRef(draft.restored !== undefined);
  const keepDraft = draft.keep;
  const keep = useCallback(
    (now: EditValues) => {
      values.current = now;
      const changed = isEdited(now, begun.start);
      setEdited(changed);
      // Where nothing was typed here, a draft may be that of another tab.
      if (!changed && !kept.current) return;
      kept.current = changed;
      const { base, on, replaces } = begun;
      keepDraft(changed ? now : undefined, { base, on, replaces } satisfies Ground);
    },
    [begun, keepDraft],
  );
  return { values, edited, setEdited, keep };
}
