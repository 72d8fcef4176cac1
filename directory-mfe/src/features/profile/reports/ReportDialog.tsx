import { useState } from 'react';
import { Button, Dialog, Select } from '@naija/ui';
import { REPORT_MESSAGES } from '../../../messages/report.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportSent } from './ReportSent.tsx';
import type { Reported } from './reported.ts';

interface ReportDialogProps {
  readonly reported: Reported;
  readonly onClose: () => void;
}

/** The form for a report, then what happens next. */
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
