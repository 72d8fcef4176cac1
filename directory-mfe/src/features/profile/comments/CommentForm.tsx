import { useLayoutEffect, useRef } from 'react';
import { DraftNote } from '@naija/ui';
import type { CommentedAgent } from './comment-draft.ts';
import { CommentFields } from './CommentFields.tsx';
import { CommentFormSkeleton } from './CommentFormSkeleton.tsx';
import { useCommentForm } from './use-comment-form.ts';

interface CommentFormProps {
  readonly agent: CommentedAgent;
  /** Name of the field that gets the focus. */
  readonly focused: 'fullname' | 'content' | undefined;
  readonly onUsedChange: (isUsed: boolean) => void;
}

export default function CommentForm({ agent, focused, onUsedChange }: CommentFormProps) {
  const form = useCommentForm(agent, onUsedChange);
  const { isReady, restored } = form;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isReady && focused) place.current?.querySelector<HTMLElement>(`[name=${focused}]`)?.focus();
  }, [isReady, focused]);

  if (!isReady) return <CommentFormSkeleton />;
  return (
    <div ref={place}>
      {restored && <DraftNote savedAt={restored.savedAt} onDiscard={form.discard} />}
      <CommentFields key={form.resets} form={form} />
    </div>
  );
}
