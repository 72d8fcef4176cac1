import { useCallback, useRef, useState, type RefObject } from 'react';
import type { useDraft } from '@naija/runtime';
import type { EditBase } from './edit-base.ts';
import { isDirty as differs, type EditValues } from './edit-values.ts';
import type { InitialEdit } from './initial-edit.ts';

export interface EditDraft {
  readonly values: RefObject<EditValues>;
  readonly isDirty: boolean;
  readonly setDirty: (isDirty: boolean) => void;
  readonly save: (values: EditValues) => void;
}

/** Saves the values of the form in its draft, together with what they are based on, and never the password. */
export function useEditDraft(initial: InitialEdit, draft: ReturnType<typeof useDraft>): EditDraft {
  const values = useRef(initial.values);
  const [isDirty, setDirty] = useState(() => differs(initial.values, initial.pristine));
  const hasDraft = useRef(draft.restored !== undefined);
  const saveDraft = draft.keep;
  const save = useCallback(
    ({ currentPassword: _password, ...current }: EditValues) => {
      values.current = current;
      const isChanged = differs(current, initial.pristine);
      setDirty(isChanged);
      // A pristine form deletes only its own draft: another tab may have stored one.
      if (!isChanged && !hasDraft.current) return;
      hasDraft.current = isChanged;
      const { base, on, replaces } = initial;
      saveDraft(isChanged ? current : undefined, { base, on, replaces } satisfies EditBase);
    },
    [initial, saveDraft],
  );
  return { values, isDirty, setDirty, save };
}
