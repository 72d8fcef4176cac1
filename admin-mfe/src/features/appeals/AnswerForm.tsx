import { LIMITS } from '@naija/contracts/domain/limits';
import { APPEAL_DECISIONS, type AppealAnswerRequest } from '@naija/contracts/http/operators';
import { appealDecisionSchema } from '@naija/contracts/schemas/operator-forms';
import { RadioField, showToast, SubmitButton, TextArea } from '@naija/ui';
import { DraftedForm } from '../../decisions/DraftedForm.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { useAdminAnswerAppealMutation } from './appeals-api.ts';

const TEXT = ADMIN_MESSAGES.appeals;

interface AnswerFormProps {
  readonly id: string;
  /** Name of the agent who appeals. */
  readonly agent: string;
}

export function AnswerForm({ id, agent }: AnswerFormProps) {
  const [answer] = useAdminAnswerAppealMutation();
  return (
    <DraftedForm
      form={`appeal:${id}`}
      title={TEXT.draft(agent)}
      schema={appealDecisionSchema}
      initialValues={{ decision: '', answer: '' }}
      send={(values) => answer({ id, ...(values() as AppealAnswerRequest) })}
      onSuccess={() => {
        showToast(TEXT.sent, { kind: 'success' });
      }}
    >
      {({ decision }) => (
        <>
          <RadioField
            name="decision"
            label={TEXT.decision}
            options={APPEAL_DECISIONS.map((value) => ({ value, label: TEXT[value] }))}
          />
          <TextArea
            name="answer"
            label={TEXT.answer}
            hint={TEXT.answerHint}
            max={LIMITS.answerMax}
            rows={3}
          />
          <SubmitButton busy={ADMIN_MESSAGES.saving}>
            {decision === 'granted' ? TEXT.grant : decision === 'refused' ? TEXT.refuse : TEXT.save}
          </SubmitButton>
        </>
      )}
    </DraftedForm>
  );
}
