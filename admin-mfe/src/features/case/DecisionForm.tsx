import { LIMITS } from '@naija/contracts/domain/limits';
import { type CaseDecision, type CaseState, type DecisionRequest } from '@naija/contracts/http/operators';
import { caseDecisionSchema } from '@naija/contracts/schemas/operator-forms';
import { Form, RadioField, showToast, SubmitButton, TextArea, useSubmit } from '@naija/ui';
import { toDecisionError } from '../../api/request-error.ts';
import { useAdminDecideMutation } from '../../cases/cases-api.ts';
import { SectionCard } from '../../lists/section-layout.ts';
import { ADMIN_MESSAGES, DECISION_WORDS, STATE_WORDS } from '../../messages.ts';

const TEXT = ADMIN_MESSAGES.case;

/** What may be decided in each state; a dismissed or restored case stays closed. */
const DECISIONS: Readonly<Record<CaseState, readonly CaseDecision[]>> = {
  open: ['hide', 'dismiss'],
  hidden: ['restore'],
  dismissed: [],
  restored: [],
};

interface DecisionFormProps {
  readonly id: string;
  readonly state: CaseState;
}

/** The decision with its reason; nothing where the case is closed for good. */
export function DecisionForm({ id, state }: DecisionFormProps) {
  const [decide] = useAdminDecideMutation();
  const { error, submit } = useSubmit(
    (values: () => { readonly decision: string; readonly note: string }) =>
      decide({ id, ...(values() as DecisionRequest) }),
    toDecisionError,
    (decided) => {
      showToast(TEXT.saved(STATE_WORDS[decided.state]), { kind: 'success' });
    },
  );
  const decisions = DECISIONS[state];
  if (decisions.length === 0) return null;
  return (
    <SectionCard as="section" aria-label={TEXT.decide}>
      <h2>{TEXT.decide}</h2>
      <Form
        schema={caseDecisionSchema}
        initialValues={{ decision: decisions.length === 1 ? decisions[0] : '', note: '' }}
        status={error && !error.fields ? <p>{error.message}</p> : null}
        onSubmit={submit}
      >
        <RadioField
          name="decision"
          label={TEXT.decision}
          options={decisions.map((value) => ({ value, ...DECISION_WORDS[value] }))}
        />
        <TextArea name="note" label={TEXT.note} hint={TEXT.noteHint} max={LIMITS.noteMax} rows={3} />
        <SubmitButton busy={ADMIN_MESSAGES.saving}>{TEXT.save}</SubmitButton>
      </Form>
    </SectionCard>
  );
}
