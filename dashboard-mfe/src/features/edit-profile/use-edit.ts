import { useState, useCallback, useRef, type RefObject } from 'react';
import type { useDraft, PendingIntent } from '@naija/runtime';
import type { OwnRecord } from '../../api/agent-api.ts';
import { usePendingChanges } from '../../pending/use-pending-changes.ts';
import { currentEditBase, restoredEdit, type EditBase } from './edit-base.ts';
import { isDirty, isDirty as differs, type EditValues } from './edit-values.ts';
import { initialEdit, initialEditWithPhoto, type InitialEdit } from './initial-edit.ts';

export interface EditSource {
  readonly record: OwnRecord;
  readonly draft: ReturnType<typeof useDraft>;
}

interface EditState {
  readonly initial: InitialEdit;
  /** Increases with each reset of the form. */
  readonly revision: number;
  /** Identifies the record and the pending edits that `initial` was made from. */
  readonly sourceKey: string;
}

/**
 * State of the edit form, across submits. While nothing is typed, the form follows changes of the record and of
 * pending edits.
 */
export function useEdit({ record, draft }: EditSource) {
  const pending = usePendingChanges(record.data.id);
  const sourceKey = sourceKeyOf(record, pending);
  const [state, setState] = useState<EditState>(() => {
    const typed = restoredEdit(draft.restored, record);
    return { initial: initialEdit(record, pending, typed), revision: 0, sourceKey };
  });
  const { initial } = state;
  const editDraft = useEditDraft(initial, draft);
  const restart = (next: InitialEdit) => {
    editDraft.setDirty(isDirty(next.values, next.pristine));
    setState(({ revision }) => ({ initial: next, revision: revision + 1, sourceKey }));
  };
  if (!editDraft.isDirty && sourceKey !== state.sourceKey) restart(initialEdit(record, pending));

  const typed = () => ({ ...initial, values: editDraft.values.current });
  const isOtherProblem = editDraft.isDirty && !initial.replaces.includes(pending[0]?.key ?? '');
  return {
    initial,
    revision: state.revision,
    isDirty: editDraft.isDirty,
    onValues: editDraft.save,
    /** Problem of a pending edit that failed while the agent was typing another one. */
    newProblem: isOtherProblem ? pending[0]?.problem : undefined,
    currentBase: () => currentEditBase(typed(), record, pending),
    reset: () => {
      restart(initialEdit(record, pending));
    },
    /** Continues the failed edit of `newProblem`, together with what was typed. */
    review: () => {
      restart(initialEdit(record, pending, typed()));
    },
    setPhoto: (photo: File) => {
      restart(initialEditWithPhoto(record, pending, typed(), photo));
    },
    /** Puts the outcome of a conflict into the form. */
    resolveConflict: (resolved: InitialEdit) => {
      editDraft.setDirty(true);
      setState(({ revision, initial: { on } }) => ({
        initial: { ...resolved, on },
        revision: revision + 1,
        sourceKey,
      }));
    },
    /** Bases the next submit on an intent that is held in memory only. */
    rebaseOn: (key: string) => {
      setState((current) => ({ ...current, initial: { ...current.initial, on: key } }));
    },
  };
}

function sourceKeyOf({ etag }: OwnRecord, pending: readonly PendingIntent[]): string {
  return [etag, ...pending.flatMap(({ key, problem }) => [key, problem?.kind])].join(' ');
}

interface EditDraft {
  readonly values: RefObject<EditValues>;
  readonly isDirty: boolean;
  readonly setDirty: (isDirty: boolean) => void;
  readonly save: (values: EditValues) => void;
}

/** Saves the values of the form in its draft, together with what they are based on, and never the password. */
function useEditDraft(initial: InitialEdit, draft: ReturnType<typeof useDraft>): EditDraft {
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
