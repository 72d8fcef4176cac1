import { useEffect, useRef } from 'react';
import { DraftNote } from '@naija/ui';
import type { CommentedAgent } from './comment-draft.ts';
import { CommentFields } from './CommentFields.tsx';
import { CommentFormSkeleton } from './CommentFormSkeleton.tsx';
import { useCommentForm } from './use-comment-form.ts';

interface CommentFormProps {
  readonly agent: CommentedAgent;
  readonly isFocused: boolean;
  readonly onUsedChange: (isUsed: boolean) => void;
}

export default function CommentForm({ agent, isFocused, onUsedChange }: CommentFormProps) {
  const form = useCommentForm(agent, onUsedChange);
  const { isReady, restored } = form;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady && isFocused) place.current?.querySelector('textarea')?.focus();
  }, [isReady, isFocused]);

  if (!isReady) return <CommentFormSkeleton />;
  return (
    <div ref={place}>
      {restored && <DraftNote savedAt={restored.savedAt} onDiscard={form.discard} />}
      <CommentFields key={form.resets} form={form} />
    </div>
  );
}
