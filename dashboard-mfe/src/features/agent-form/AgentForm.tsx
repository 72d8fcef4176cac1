import { useCallback, useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { useAgent, useDraft, type PendingIntent } from '@naija/runtime';
import { DraftNote, EmailField, Form, showToast, Spinner, TextArea } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { FieldColumns, FormSection } from '../../profile-form/FormSection.tsx';
import { PortraitField } from '../../photo/CropButton.tsx';
import { PROFILE_FIELDS } from '../../profile-form/profile-fields.ts';
import { PropertyFields } from '../../profile-form/PropertyFields.tsx';
import { refusedFields, RefusalBanner } from '../../profile-form/RefusalBanner.tsx';
import { SaveBar } from '../../profile-form/SaveBar.tsx';
import { draftLocation, initialValues, isDirty } from './agent-form-values.ts';
import { useSubmitCompletion } from './use-submit-completion.ts';

interface AgentFormProps {
  readonly id: string;
  /** An earlier submission that the server refused. */
  readonly refused: PendingIntent | undefined;
}

/** The form that completes a profile, restored from its draft. */
export function AgentForm({ id, refused }: AgentFormProps) {
  const draft = useDraft(draftLocation(id));
  const [isDiscarded, setDiscarded] = useState(false);
  const { submit, problem } = useSubmitCompletion(id, draft, refused?.key);
  const saveDraft = draft.keep;
  const onValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      saveDraft(isDirty(values, initialValues(undefined, refused)) ? values : undefined);
    },
    [saveDraft, refused],
  );
  if (!draft.ready) return <Spinner label={DASHBOARD_MESSAGES.form.loading} />;
  const { restored, kept, discard } = draft;
  const values = initialValues(restored, refused);
  return (
    <>
      {restored && (
        <DraftNote
          savedAt={restored.savedAt}
          onDiscard={() => {
            discard();
            setDiscarded(true);
          }}
        />
      )}
      <Form
        key={String(isDiscarded)}
        schema={agentFormSchema}
        initialValues={values}
        serverErrors={refusedFields(refused?.problem, initialValues(undefined, refused), values)}
        onInvalid={toastMissingPhoto}
        onValues={onValues}
        onSubmit={submit}
      >
        <RefusalBanner problem={refused?.problem} />
        <Fields />
        <SaveBar kept={kept} problem={problem} />
      </Form>
    </>
  );
}

function Fields() {
  const { agentForm, form } = DASHBOARD_MESSAGES;
  const { email } = useAgent();
  return (
    <>
      <FormSection title={agentForm.photo}>
        <PortraitField name="image" label={agentForm.photoField} hint={agentForm.photoHint} />
      </FormSection>
      <FormSection title={agentForm.about}>
        <TextArea name="bio" label={form.about} min={LIMITS.bioMin} max={LIMITS.bioMax} />
      </FormSection>
      <FormSection title={agentForm.email}>
        <EmailField
          name="publicEmail"
          label={PROFILE_FIELDS.publicEmail}
          hint={email === undefined ? agentForm.loginEmailShown : agentForm.emailShown(email)}
          required={false}
        />
      </FormSection>
      <FormSection title={form.property}>
        <FieldColumns>
          <PropertyFields required />
        </FieldColumns>
      </FormSection>
    </>
  );
}

function toastMissingPhoto(messages: Readonly<Record<string, unknown>>): void {
  if ('image' in messages) showToast(DASHBOARD_MESSAGES.form.photoMissing, { kind: 'danger' });
}
