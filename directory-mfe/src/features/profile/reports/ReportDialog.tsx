import { useState, useEffect } from 'react';
import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { cancelIntent, type PendingIntent, translateText, usePendingIntents } from '@naija/runtime';
import { Button, Dialog, Select, Banner } from '@naija/ui';
import { COMMENT_MESSAGES } from '../messages.ts';
import { REPORT_MESSAGES } from './messages.ts';
import { ReportForm } from './ReportForm.tsx';
import type { Reported } from './ReportForm.tsx';

interface ReportDialogProps {
  readonly reported: Reported;
  readonly onClose: () => void;
}

/** Dialog with the report form. After the report is submitted, it shows the next steps. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const [key, setKey] = useState<string>();
  const [kind, setKind] = useState(reported.subject.kind);
  const chosen = { ...reported, subject: { kind, id: reported.subject.id } };
  if (key !== undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title={REPORT_MESSAGES.thanks}
        actions={<Button onClick={onClose}>{REPORT_MESSAGES.close}</Button>}
      >
        <ReportSent intentKey={key} />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={titleOf(chosen)}>
      <p>{REPORT_MESSAGES.intro}</p>
      {reported.hasReply === true && (
        <Select
          label={REPORT_MESSAGES.about}
          value={kind}
          options={[
            { value: 'comment', label: REPORT_MESSAGES.theComment },
            { value: 'reply', label: REPORT_MESSAGES.theReply(reported.agent.name) },
          ]}
          onChange={(value) => {
            setKind(value === 'reply' ? 'reply' : 'comment');
          }}
        />
      )}
      <ReportForm key={kind} reported={chosen} onSubmitted={setKey} />
    </Dialog>
  );
}

function titleOf({ subject: { kind }, agent }: Reported): string {
  if (kind === 'agent') return REPORT_MESSAGES.reportAgent(agent.name);
  return kind === 'reply' ? REPORT_MESSAGES.reportReply : REPORT_MESSAGES.reportComment;
}

/** The progress of a report, and what happens next. */
function ReportSent({ intentKey }: { readonly intentKey: string }) {
  const report = usePendingIntents().find(({ key }) => key === intentKey);
  const refusal = report?.problem?.kind === 'refused' ? report.problem.message : undefined;
  useEffect(() => {
    // The report can neither be corrected nor sent again: its subject was removed, or it is a duplicate.
    if (report && refusal !== undefined)
      return () => {
        void cancelIntent(report);
      };
    return undefined;
  }, [report, refusal]);
  if (refusal !== undefined) return <Banner kind="warning">{translateText(refusal)}</Banner>;
  return (
    <>
      {report && <Progress of={report} />}
      <p>{REPORT_MESSAGES.next}</p>
      <p>{REPORT_MESSAGES.anonymous}</p>
    </>
  );
}

function Progress({
  of: { sent, sending, delayed, inMemory, notKept = 'full' },
}: {
  readonly of: PendingIntent;
}) {
  if (sent) return <Banner kind="success">{translateText(MODERATION_RESPONSES.reportSent)}</Banner>;
  if (inMemory) return <Banner kind="warning">{COMMENT_MESSAGES.sendingUnsaved[notKept]}</Banner>;
  if (!sending && delayed !== undefined) return <Banner kind="warning">{translateText(delayed)}</Banner>;
  return <Banner kind="info">{sending ? REPORT_MESSAGES.sending : COMMENT_MESSAGES.sentLater}</Banner>;
}
