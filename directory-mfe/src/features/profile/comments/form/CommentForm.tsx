import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useDraft } from '@naija/runtime';
import { DraftNote } from '@naija/ui';
import { commentDraft, type CommentedAgent } from './comment-draft.ts';
import { CommentFields } from './CommentFields.tsx';
import { FormPending } from './FormPending.tsx';
import { usePostComment } from './use-post-comment.ts';

interface CommentFormProps {
  readonly agent: CommentedAgent;
  /** Somebody has asked to go on writing. */
  readonly focused: boolean;
  /** Holds what is typed, for as long as that is something. */
  readonly typedRef: RefObject<unknown>;
}

/** The form with what was typed in it before, on this phone. */
export default function CommentForm({ agent, focused, typedRef }: CommentFormProps) {
  const draft = useDraft(commentDraft(agent));
  const [round, setRound] = useState(0);
  const { keep } = draft;
  const onValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      typedRef.current = Object.values(values).some((value) => value !== '') ? values : undefined;
      keep(typedRef.current === undefined ? undefined : values);
    },
    [keep, typedRef],
  );
  const posting = usePostComment(agent, draft, typedRef);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (draft.ready && focused) place.current?.querySelector('textarea')?.focus();
  }, [draft.ready, focused]);

  if (!draft.ready) return <FormPending />;
  return (
    <div ref={place}>
      {draft.restored && (
        <DraftNote
          savedAt={draft.restored.savedAt}
          onDiscard={() => {
            draft.discard();
            setRound((count) => count + 1);
          }}
        />
      )}
      <CommentFields
        key={round}
        begun={draft.restored?.values}
        kept={draft.kept}
        posting={posting}
        onValues={onValues}
      />
    </div>
  );
}
