import { LIMITS } from '@naija/contracts/domain/limits';
import {
  type AppealSummary,
  APPEAL_DECISIONS,
  type AppealAnswerRequest,
} from '@naija/contracts/http/operators';
import { appealDecisionSchema } from '@naija/contracts/schemas/operator-forms';
import { Badge, RadioField, showToast, SubmitButton, TextArea } from '@naija/ui';
import { UnlessOwn } from '../../access/OperatorPage.tsx';
import { SUBJECT_WORDS, ADMIN_MESSAGES } from '../../messages.ts';
import { DraftedForm } from '../../shared/DraftedForm.tsx';
import { Muted, SectionCard, Written, Moment } from '../../shared/section-layout.tsx';
import { useAdminAnswerAppealMutation } from './appeals-api.ts';
import { APPEAL_MESSAGES } from './messages.ts';

/** One appeal with the decision it objects to, and its answer or the form for one. */
export function Appeal({ of: appeal }: { readonly of: AppealSummary }) {
  const { id, subject, agent, excerpt, text, state, reason, answer, createdAt } = appeal;
  return (
    <SectionCard as="article" aria-label={`${SUBJECT_WORDS[subject.kind]} · ${agent.name}`}>
      <h2>
        <span>{SUBJECT_WORDS[subject.kind]}</span> · <bdi>{agent.name}</bdi>
      </h2>
      {subject.kind === 'reply' && <Quote>{excerpt}</Quote>}
      {reason !== undefined && (
        <div>
          <Muted>{APPEAL_MESSAGES.reason}</Muted>
          <Quote>{reason}</Quote>
        </div>
      )}
      <div>
        <Muted>
          {APPEAL_MESSAGES.text} · <Moment at={createdAt} />
        </Muted>
        <Quote>{text}</Quote>
      </div>
      {state === 'open' ? (
        <UnlessOwn agent={agent.id}>
          <AnswerForm id={id} agent={agent.name} />
        </UnlessOwn>
      ) : (
        <div>
          <Badge>{state === 'granted' ? APPEAL_MESSAGES.wasGranted : APPEAL_MESSAGES.wasRefused}</Badge>
          {answer !== undefined && <Quote>{answer}</Quote>}
        </div>
      )}
    </SectionCard>
  );
}

function Quote({ children }: { readonly children: string }) {
  return <Written dir="auto">{children}</Written>;
}

interface AnswerFormProps {
  readonly id: string;
  /** Name of the agent who appeals. */
  readonly agent: string;
}

function AnswerForm({ id, agent }: AnswerFormProps) {
  const [answer] = useAdminAnswerAppealMutation();
  return (
    <DraftedForm
      form={`appeal:${id}`}
      title={APPEAL_MESSAGES.draft(agent)}
      schema={appealDecisionSchema}
      initialValues={{ decision: '', answer: '' }}
      send={(values) => answer({ id, ...(values() as AppealAnswerRequest) })}
      onSuccess={() => {
        showToast(APPEAL_MESSAGES.sent, { kind: 'success' });
      }}
    >
      {({ decision }) => (
        <>
          <RadioField
            name="decision"
            label={APPEAL_MESSAGES.decision}
            options={APPEAL_DECISIONS.map((value) => ({ value, label: APPEAL_MESSAGES[value] }))}
          />
          <TextArea
            name="answer"
            label={APPEAL_MESSAGES.answer}
            hint={APPEAL_MESSAGES.answerHint}
            max={LIMITS.answerMax}
            rows={3}
          />
          <SubmitButton busy={ADMIN_MESSAGES.saving}>
            {decision === 'granted'
              ? APPEAL_MESSAGES.grant
              : decision === 'refused'
                ? APPEAL_MESSAGES.refuse
                : APPEAL_MESSAGES.save}
          </SubmitButton>
        </>
      )}
    </DraftedForm>
  );
}
