import { useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Comment } from '@naija/contracts/http/comments';
import { reportSchema } from '@naija/contracts/schemas/report';
import { submitIntent, translateText } from '@naija/runtime';
import { Banner, Dialog, Form, RadioField, showToast, SubmitButton, TextArea } from '@naija/ui';
import { tabPath } from '../../navigation/tabs.ts';
import { REPLY_MESSAGES } from './messages.ts';

interface ReportDialogProps {
  readonly comment: Comment;
  readonly agentId: string;
  readonly onClose: () => void;
}

/** A report by the agent about a comment on their own profile. */
export function ReportDialog({ comment: { _id: id, fullname }, agentId, onClose }: ReportDialogProps) {
  const [failed, setFailed] = useState(false);
  const reasons = Object.entries(REPLY_MESSAGES.reasons).map(([value, label]) => ({ value, label }));
  const send = async ({ reason, details }: { readonly reason: string; readonly details: string }) => {
    try {
      await submitIntent({
        kind: 'report',
        about: id,
        owner: agentId,
        title: REPLY_MESSAGES.reportOf(fullname),
        path: tabPath('comments'),
        fields: { subject: 'comment', reason, ...(details !== '' && { details }) },
      });
      showToast(REPLY_MESSAGES.reportSaved, { kind: 'success' });
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog open onClose={onClose} title={REPLY_MESSAGES.report}>
      <p>{REPLY_MESSAGES.reportIntro}</p>
      <Form schema={reportSchema} initialValues={{ reason: '', details: '' }} onSubmit={send}>
        <RadioField name="reason" label={REPLY_MESSAGES.reason} options={reasons} />
        <TextArea
          name="details"
          label={REPLY_MESSAGES.details}
          required={false}
          max={LIMITS.reportDetailsMax}
          rows={3}
        />
        {failed && <Banner kind="danger">{translateText(MESSAGES.locationOffline)}</Banner>}
        <SubmitButton busy={REPLY_MESSAGES.sending}>{REPLY_MESSAGES.sendReport}</SubmitButton>
      </Form>
    </Dialog>
  );
}
