import { useCallback, useRef, useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { pagePaths } from '@naija/contracts/domain/pages';
import type { Agent } from '@naija/contracts/http/agents';
import { REPORT_REASONS, type ReportReason, type Subject } from '@naija/contracts/http/moderation';
import { reportSchema } from '@naija/contracts/schemas/report';
import { translateText, useDraft } from '@naija/runtime';
import { Banner, DraftStatus, Form, RadioField, Spinner, SubmitButton, TextArea } from '@naija/ui';
import { Honeypot, websiteOf } from '../Honeypot.tsx';
import { REPORT_MESSAGES } from './messages.ts';

const EMPTY = { reason: '', details: '' };
/** Reasons that apply only to profiles. */
const OF_PROFILES: readonly ReportReason[] = ['impersonation'];

type Values = Readonly<Record<string, unknown>>;

interface ReportFormProps {
  readonly reported: Reported;
  /** Receives the key of the report in the outbox. */
  readonly onSubmitted: (intentKey: string) => void;
}

/** The form for a report. It does not ask who reports. Input is stored as a draft, as in other forms. */
export function ReportForm({ reported, onSubmitted }: ReportFormProps) {
  const draft = useDraft(reportDraft(reported));
  const { keep } = draft;
  const honeypot = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const onValues = useCallback(
    (values: Values) => {
      keep(Object.values(values).some((value) => value !== '') ? values : undefined);
    },
    [keep],
  );
  if (!draft.ready) return <Spinner label={REPORT_MESSAGES.loading} />;

  const { kind, id } = reported.subject;
  const send = async ({ reason, details }: { readonly reason: string; readonly details: string }) => {
    const { title, path } = reportDraft(reported);
    const fields = {
      subject: kind,
      reason,
      ...(details !== '' && { details }),
      ...websiteOf(honeypot.current),
    };
    try {
      const { key } = await draft.submit({ kind: 'report', about: id, owner: null, title, path, fields });
      draft.discard();
      onSubmitted(key);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Form
      schema={reportSchema}
      initialValues={{ ...EMPTY, ...draft.restored?.values }}
      onValues={onValues}
      onSubmit={send}
    >
      <Honeypot ref={honeypot} />
      <RadioField
        name="reason"
        label={REPORT_MESSAGES.reason}
        options={REPORT_REASONS.filter((reason) => kind === 'agent' || !OF_PROFILES.includes(reason)).map(
          (value) => ({ value, ...REPORT_MESSAGES.reasons[value] }),
        )}
      />
      <TextArea
        name="details"
        label={REPORT_MESSAGES.details}
        hint={REPORT_MESSAGES.detailsHint}
        required={false}
        max={LIMITS.reportDetailsMax}
        rows={3}
      />
      {failed && <Banner kind="danger">{translateText(MESSAGES.locationOffline)}</Banner>}
      <SubmitButton busy={REPORT_MESSAGES.sending}>{REPORT_MESSAGES.send}</SubmitButton>
      <DraftStatus kept={draft.kept} />
    </Form>
  );
}

/** The subject of a report. */
export interface Reported {
  readonly subject: Subject;
  /** The agent whose profile it is, or whose profile it appears on. */
  readonly agent: Pick<Agent, 'id' | 'name'>;
  /** True if the comment has a reply, which the visitor may report instead. */
  readonly hasReply?: boolean;
}

function reportDraft({ subject: { kind, id }, agent }: Reported) {
  return {
    owner: null,
    form: `report:${kind}:${id}`,
    title: kind === 'agent' ? REPORT_MESSAGES.ofAgent(agent.name) : REPORT_MESSAGES.ofComment(agent.name),
    path: pagePaths.agent(agent.id),
  };
}
