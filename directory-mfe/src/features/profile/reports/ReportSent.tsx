import { useEffect } from 'react';
import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { cancelIntent, type PendingIntent, translateText, usePendingIntents } from '@naija/runtime';
import { Banner } from '@naija/ui';
import { COMMENT_MESSAGES } from '../../../messages/profile.ts';
import { REPORT_MESSAGES } from '../../../messages/report.ts';

/** How far a report got, and what happens next. */
export function ReportSent({ intentKey }: { readonly intentKey: string }) {
  const report = usePendingIntents().find(({ key }) => key === intentKey);
  const refusal = report?.problem?.kind === 'refused' ? report.problem.message : undefined;
  useEffect(() => {
    // It can neither be corrected nor sent again: what it is about has gone, or it is a duplicate.
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
