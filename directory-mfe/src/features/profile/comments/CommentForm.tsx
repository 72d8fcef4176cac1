import { useLayoutEffect, useRef, useCallback, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { commentSchema } from '@naija/contracts/schemas/comment';
import { DraftNote, Banner, DraftStatus, Form, SubmitButton, TextArea, TextField, tokens } from '@naija/ui';
import { Honeypot, websiteOf } from '../Honeypot.tsx';
import { COMMENT_MESSAGES } from '../messages.ts';
import { AboutComment } from './AboutComment.tsx';
import { type CommentedAgent, commentRequest, EMPTY_COMMENT } from './comment-draft.ts';
import { CommentFormSkeleton } from './CommentFormSkeleton.tsx';
import { useCommentForm } from './use-comment-form.ts';

type CommentFormState = ReturnType<typeof useCommentForm>;

const Line = styled.p`
  margin: 0;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

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

function CommentFields({ form: state }: { readonly form: CommentFormState }) {
  const honeypot = useRef<HTMLInputElement>(null);
  const action = useRef<HTMLDivElement>(null);
  const { failure, restored, onValues } = state;
  const [dealing, setDealing] = useState(restored?.values['dealing']);
  const follow = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      setDealing(values['dealing']);
      onValues(values);
    },
    [onValues],
  );
  return (
    <Form
      schema={commentSchema}
      initialValues={{ ...EMPTY_COMMENT, ...restored?.values }}
      onValues={follow}
      onSubmit={async (comment, form) => {
        // Moves the focus away from the field, so that the on-screen keyboard no longer covers the list.
        if (await state.post(commentRequest({ ...comment, ...websiteOf(honeypot.current) }), form))
          action.current?.querySelector('button')?.focus();
      }}
    >
      <Honeypot ref={honeypot} />
      <TextField name="fullname" label={COMMENT_MESSAGES.name} autoComplete="name" />
      <TextArea name="content" label={COMMENT_MESSAGES.content} max={LIMITS.commentMax} rows={4} />
      <AboutComment dealing={dealing} />
      {failure && (
        <Banner kind="danger">
          <strong>{failure.title}</strong>
          <br />
          <span>{failure.reason}</span>
        </Banner>
      )}
      <div ref={action}>
        <SubmitButton busy={COMMENT_MESSAGES.posting}>{COMMENT_MESSAGES.post}</SubmitButton>
      </div>
      <StoredNote {...state} />
    </Form>
  );
}

/** Says whether the draft is stored on this device. While the form is empty, it describes the comment posted last. */
function StoredNote({ waiting, kept }: Pick<CommentFormState, 'waiting' | 'kept'>) {
  const isOfPosted = waiting !== undefined && kept === 'nothing';
  return (
    <div>
      <div role="status">{isOfPosted && <Line>{waiting}</Line>}</div>
      {!isOfPosted && <DraftStatus kept={kept} />}
    </div>
  );
}
