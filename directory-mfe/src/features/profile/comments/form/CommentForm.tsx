import { useRef } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { commentSchema } from '@naija/contracts/schemas/comment';
import { Banner, Form, SubmitButton, TextArea, TextField } from '@naija/ui';
import { Honeypot } from './Honeypot.tsx';
import { usePostComment } from './use-post-comment.ts';

/** The form itself. What was typed stays in it until the comment is posted. */
export default function CommentForm({ agentId }: { readonly agentId: string }) {
  const trap = useRef<HTMLInputElement>(null);
  const action = useRef<HTMLDivElement>(null);
  const { failure, post } = usePostComment(agentId, () => {
    // Out of the field, so that a phone's keyboard no longer covers the thanks and the list.
    action.current?.querySelector('button')?.focus();
  });
  return (
    <Form
      schema={commentSchema}
      initialValues={{ fullname: '', content: '' }}
      onSubmit={(comment, form) => post({ ...comment, ...websiteOf(trap.current) }, form)}
    >
      <Honeypot ref={trap} />
      <TextField name="fullname" label="Your name" autoComplete="name" />
      <TextArea name="content" label="Comment" max={LIMITS.commentMax} rows={4} />
      {failure !== undefined && (
        <Banner kind="danger">
          <strong>{MESSAGES.commentFailed}</strong>
          <br />
          {failure}
        </Banner>
      )}
      <div ref={action}>
        <SubmitButton busy="Posting…">Post comment</SubmitButton>
      </div>
    </Form>
  );
}

function websiteOf(trap: HTMLInputElement | null) {
  return trap && trap.value !== '' ? { website: trap.value } : {};
}
