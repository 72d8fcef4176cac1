import { LIMITS } from '@naija/contracts/domain/limits';
import { APPEAL_DECISIONS, type AppealAnswerRequest } from '@naija/contracts/http/operators';
import { appealDecisionSchema } from '@naija/contracts/schemas/operator-forms';
import { Form, RadioField, showToast, SubmitButton, TextArea, useSubmit } from '@naija/ui';
import { toDecisionError } from '../../api/request-error.ts';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { useAdminAnswerAppealMutation } from './appeals-api.ts';

const TEXT = ADMIN_MESSAGES.appeals;

export function AnswerForm({ id }: { readonly id: string }) {
  const [answer] = useAdminAnswerAppealMutation();
  const { error, submit } = useSubmit(
    (values: () => { readonly decision: string; readonly answer: string }) =>
      answer({ id, ...(values() as AppealAnswerRequest) }),
    toDecisionError,
    () => {
      showToast(TEXT.sent, { kind: 'success' });
    },
  );
  return (
    <Form
      schema={appealDecisionSchema}
      initialValues={{ decision: '', answer: '' }}
      status={error && !error.fields ? <p>{error.message}</p> : null}
      onSubmit={submit}
    >
      <RadioField
        name="decision"
        label={TEXT.decision}
        options={APPEAL_DECISIONS.map((value) => ({ value, label: TEXT[value] }))}
      />
      <TextArea name="answer" label={TEXT.answer} hint={TEXT.answerHint} max={LIMITS.answerMax} rows={3} />
      <SubmitButton busy={ADMIN_MESSAGES.saving}>{TEXT.save}</SubmitButton>
    </Form>
  );
}
