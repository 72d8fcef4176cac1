import { LIMITS } from '@naija/contracts/domain/limits';
import { type CaseDecision, type CaseState, type DecisionRequest } from '@naija/contracts/http/operators';
import { caseDecisionSchema } from '@naija/contracts/schemas/operator-forms';
import { words } from '@naija/runtime';
import { RadioField, showToast, SubmitButton, TextArea } from '@naija/ui';
import { ADMIN_MESSAGES, STATE_WORDS } from '../../messages.ts';
import { useAdminDecideMutation } from '../../shared/cases-api.ts';
import { DraftedForm } from '../../shared/DraftedForm.tsx';
import { SectionCard } from '../../shared/section-layout.tsx';

const DECISION_WORDS: Readonly<Record<CaseDecision, { readonly label: string; readonly hint: string }>> =
  words('admin.decisions', {
    hide: { label: 'Hide it', hint: 'It leaves lists, searches and devices at once' },
    dismiss: { label: 'Dismiss the reports', hint: 'It stays as it is' },
    restore: { label: 'Show it again', hint: 'Visitors see it as before' },
  });

const TEXT = ADMIN_MESSAGES.case;

/** The possible decisions in each state. Dismissed and restored cases stay closed. */
const DECISIONS: Readonly<Record<CaseState, readonly CaseDecision[]>> = {
  open: ['hide', 'dismiss'],
  hidden: ['restore'],
  dismissed: [],
  restored: [],
};

interface DecisionFormProps {
  readonly id: string;
  readonly state: CaseState;
  /** Name of the agent concerned. */
  readonly agent: string;
}

/** The form for a decision with its reason. Renders nothing if the case stays closed. */
export function DecisionForm({ id, state, agent }: DecisionFormProps) {
  const [decide] = useAdminDecideMutation();
  const decisions = DECISIONS[state];
  if (decisions.length === 0) return null;
  return (
    <SectionCard as="section" aria-label={TEXT.decide}>
      <h2>{TEXT.decide}</h2>
      <DraftedForm
        form={`case:${id}:${state}`}
        title={TEXT.draft(agent)}
        schema={caseDecisionSchema}
        initialValues={{ decision: decisions.length === 1 ? decisions[0] : '', note: '' }}
        send={(values) => decide({ id, ...(values() as DecisionRequest) })}
        onSuccess={(decided) => {
          showToast(TEXT.saved(STATE_WORDS[decided.state]), { kind: 'success' });
        }}
      >
        {({ decision }) => (
          <>
            <RadioField
              name="decision"
              label={TEXT.decision}
              options={decisions.map((value) => ({ value, ...DECISION_WORDS[value] }))}
            />
            <TextArea name="note" label={TEXT.note} hint={TEXT.noteHint} max={LIMITS.noteMax} rows={3} />
            <SubmitButton busy={ADMIN_MESSAGES.saving}>
              {decisions.find((value) => value === decision)
                ? DECISION_WORDS[decision as CaseDecision].label
                : TEXT.save}
            </SubmitButton>
          </>
        )}
      </DraftedForm>
    </SectionCard>
  );
}
