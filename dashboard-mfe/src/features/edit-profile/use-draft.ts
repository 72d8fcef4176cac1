import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { isEdited, valuesOf, type EditValues } from './edit-values.ts';

/**
 * What the form begins with, and which record that belongs to: the draft of this agent, else the record. Changes are
 * kept while the form is not shown; leaving the page with any of them asks first.
 */
export function useDraft(record: OwnRecord) {
  const { id } = record.data;
  const [begun] = useState(() => draftOf(id) ?? { base: record, values: valuesOf(record.data) });
  const [base, setBase] = useState(begun.base);
  const [edited, setEdited] = useState(false);
  const values = useRef(begun.values);
  useAskBeforeLeaving(edited);

  /** Notes what stands in the form. */
  const keep = useCallback(
    (now: EditValues) => {
      values.current = now;
      const changed = isEdited(now, base.data);
      setEdited(changed);
      keepDraft(id, changed ? { base, values: now } : undefined);
    },
    [id, base],
  );
  return { begun: begun.values, base, values, keep, setBase };
}

function useAskBeforeLeaving(edited: boolean): void {
  useEffect(() => {
    if (!edited) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      globalThis.removeEventListener('beforeunload', ask);
    };
  }, [edited]);
}
