import { useRef } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { commentSchema } from '@naija/contracts/schemas/comment';
import {
  Banner,
  Form,
  SubmitButton,
  TextArea,
  TextField,
  type DraftKeptProps,
  type FormProps,
} from '@naija/ui';
import { Honeypot } from './Honeypot.tsx';
import { KeptLine } from './KeptLine.tsx';
import { NO_COMMENT, type Posting } from './use-post-comment.ts';

interface CommentFieldsProps extends Pick<FormProps<unknown>, 'onValues'>, DraftKeptProps {
  /** What was typed before. */
  readonly begun: Readonly<Record<string, unknown>> | undefined;
  readonly posting: Posting;
}

/** What a comment is made of. */
export function CommentFields({ begun, kept, posting, onValues }: CommentFieldsProps) {
  const trap = useRef<HTMLInputElement>(null);
  const action = useRef<HTMLDivElement>(null);
  const { failure, waits, post } = posting;
  return (
    <Form
      schema={commentSchema}
      initialValues={{ ...NO_COMMENT, ...begun }}
      onValues={onValues}
      onSubmit={async (comment, form) => {
        // Out of the field, so that a phone's keyboard no longer covers the list.
        if (await post({ ...comment, ...websiteOf(trap.current) }, form))
          action.current?.querySelector('button')?.focus();
      }}
    >
      <Honeypot ref={trap} />
      <TextField name="fullname" label="Your name" autoComplete="name" />
      <TextArea name="content" label="Comment" max={LIMITS.commentMax} rows={4} />
      {failure && (
        <Banner kind="danger">
          <strong>{failure.title}</strong>
          <br />
          {failure.reason}
        </Banner>
      )}
      <div ref={action}>
        <SubmitButton busy="Posting…">Post comment</SubmitButton>
      </div>
      <KeptLine waits={waits} kept={kept} />
    </Form>
  );
}

function websiteOf(trap: HTMLInputElement | null) {
  return trap && trap.value !== '' ? { website: trap.value } : {};
}
