import { useRef, type Ref } from 'react';
import styled from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { commentSchema } from '@naija/contracts/schemas/comment';
import { Banner, DraftStatus, Form, SubmitButton, TextArea, TextField, tokens } from '@naija/ui';
import { COMMENT_MESSAGES } from '../../../messages/profile.ts';
import { EMPTY_COMMENT, type useCommentForm } from './use-comment-form.ts';

type CommentFormState = ReturnType<typeof useCommentForm>;

const OffScreen = styled.div`
  position: absolute;
  inset-inline-start: -100vw;
  overflow: hidden;
  width: 1px;
  height: 1px;
`;

const Line = styled.p`
  margin: 0;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

export function CommentFields({ form: state }: { readonly form: CommentFormState }) {
  const honeypot = useRef<HTMLInputElement>(null);
  const action = useRef<HTMLDivElement>(null);
  const { failure, restored } = state;
  return (
    <Form
      schema={commentSchema}
      initialValues={{ ...EMPTY_COMMENT, ...restored?.values }}
      onValues={state.onValues}
      onSubmit={async (comment, form) => {
        // Leaves the field, so that the on-screen keyboard no longer covers the list.
        if (await state.post({ ...comment, ...websiteOf(honeypot.current) }, form))
          action.current?.querySelector('button')?.focus();
      }}
    >
      <Honeypot ref={honeypot} />
      <TextField name="fullname" label={COMMENT_MESSAGES.name} autoComplete="name" />
      <TextArea name="content" label={COMMENT_MESSAGES.content} max={LIMITS.commentMax} rows={4} />
      {failure && (
        <Banner kind="danger">
          <strong>{failure.title}</strong>
          <br />
          {failure.reason}
        </Banner>
      )}
      <div ref={action}>
        <SubmitButton busy={COMMENT_MESSAGES.posting}>{COMMENT_MESSAGES.post}</SubmitButton>
      </div>
      <StoredNote {...state} />
    </Form>
  );
}

/** A field that people neither see nor reach; the server silently drops comments in which it is filled in. */
function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <OffScreen aria-hidden="true">
      <label>
        Website
        <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </OffScreen>
  );
}

function websiteOf(honeypot: HTMLInputElement | null) {
  return honeypot && honeypot.value !== '' ? { website: honeypot.value } : {};
}

/** Whether the draft is stored on this device or, while the form is empty, that the comment posted last is. */
function StoredNote({ isWaiting, kept }: Pick<CommentFormState, 'isWaiting' | 'kept'>) {
  const isOfPosted = isWaiting && kept === 'nothing';
  return (
    <div>
      <div role="status">{isOfPosted && <Line>{COMMENT_MESSAGES.sentLater}</Line>}</div>
      {!isOfPosted && <DraftStatus kept={kept} />}
    </div>
  );
}
