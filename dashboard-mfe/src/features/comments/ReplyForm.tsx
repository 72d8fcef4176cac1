import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Comment } from '@naija/contracts/http/comments';
import { replySchema } from '@naija/contracts/schemas/reply';
import { translateText, useDraft } from '@naija/runtime';
import { Banner, Button, DraftStatus, Form, Spinner, SubmitButton, TextArea, tokens } from '@naija/ui';
import { REPLY_MESSAGES } from '../../moderation-messages.ts';
import { tabPath } from '../../navigation/tabs.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

interface ReplyFormProps {
  readonly comment: Comment;
  readonly agentId: string;
  readonly onClose: () => void;
}

/** The agent's one reply to a comment; it is stored while it is typed, and sent through the outbox. */
export function ReplyForm({ comment: { _id: id, fullname }, agentId, onClose }: ReplyFormProps) {
  const about = { title: REPLY_MESSAGES.replyTo(fullname), path: tabPath('comments') };
  const draft = useDraft({ owner: agentId, form: `reply:${id}`, ...about });
  const { keep, ready } = draft;
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const onValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      keep(values['content'] === '' ? undefined : values);
    },
    [keep],
  );
  useEffect(() => {
    if (ready) place.current?.querySelector('textarea')?.focus();
  }, [ready]);
  if (!ready) return <Spinner label={REPLY_MESSAGES.loading} />;

  const send = async (fields: { readonly content: string }) => {
    try {
      await draft.submit({ kind: 'reply', about: id, owner: agentId, ...about, fields });
      draft.discard();
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <div ref={place}>
      <Form
        schema={replySchema}
        initialValues={{ content: '', ...draft.restored?.values }}
        onValues={onValues}
        onSubmit={send}
      >
        <TextArea
          name="content"
          label={REPLY_MESSAGES.label}
          hint={REPLY_MESSAGES.hint}
          max={LIMITS.replyMax}
          rows={4}
        />
        {failed && <Banner kind="danger">{translateText(MESSAGES.locationOffline)}</Banner>}
        <Actions>
          <SubmitButton busy={REPLY_MESSAGES.sending}>{REPLY_MESSAGES.send}</SubmitButton>
          <Button $variant="quiet" onClick={onClose}>
            {REPLY_MESSAGES.cancel}
          </Button>
        </Actions>
        <DraftStatus kept={draft.kept} />
      </Form>
    </div>
  );
}
