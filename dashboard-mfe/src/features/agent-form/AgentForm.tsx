import { useCallback, useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { useAgent, useDraft, type PendingIntent } from '@naija/runtime';
import { DraftNote, EmailField, Form, showToast, Spinner, TextArea } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { PortraitField } from '../../photo/CropButton.tsx';
import { preparePhoto } from '../../photo/prepare-photo.ts';
import { FieldColumns, FormSection, SaveBar, PropertyFields } from '../../profile-form/FormSection.tsx';
import { PROFILE_FIELDS } from '../../profile-form/profile-fields.ts';
import { refusedFields, RefusalBanner } from '../../profile-form/RefusalBanner.tsx';
import { draftLocation, initialValues, isDirty } from './agent-form-values.ts';
import { AGENT_FORM_MESSAGES } from './messages.ts';

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
  const { form } = DASHBOARD_MESSAGES;
  const { email } = useAgent();
  return (
    <>
      <FormSection title={AGENT_FORM_MESSAGES.photo}>
        <PortraitField
          name="image"
          label={AGENT_FORM_MESSAGES.photoField}
          hint={AGENT_FORM_MESSAGES.photoHint}
        />
      </FormSection>
      <FormSection title={AGENT_FORM_MESSAGES.about}>
        <TextArea name="bio" label={form.about} min={LIMITS.bioMin} max={LIMITS.bioMax} />
      </FormSection>
      <FormSection title={AGENT_FORM_MESSAGES.email}>
        <EmailField
          name="publicEmail"
          label={PROFILE_FIELDS.publicEmail}
          hint={
            email === undefined ? AGENT_FORM_MESSAGES.loginEmailShown : AGENT_FORM_MESSAGES.emailShown(email)
          }
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

type Completion = Awaited<ReturnType<typeof agentFormSchema.validate>>;

/**
 * Queues a completed profile for sending. If it cannot be stored, it stays in the form with a message.
 * @param refusedKey the key of the refused submission that it replaces
 */
function useSubmitCompletion(id: string, draft: ReturnType<typeof useDraft>, refusedKey: string | undefined) {
  const [problem, setProblem] = useState<string>();
  const [inMemoryKey, setInMemoryKey] = useState<string>();

  const submit = async ({ image, publicEmail, ...figures }: Completion) => {
    setProblem(undefined);
    const photo = await preparePhoto(image as File);
    const replaces = [refusedKey, inMemoryKey].filter((key) => key !== undefined);
    const intent = {
      kind: 'completion' as const,
      about: id,
      owner: id,
      title: DASHBOARD_MESSAGES.pending.profile,
      fields: { ...figures, ...(publicEmail != null && { publicEmail }) },
      photo,
    };
    const submitted = await draft.submit(intent, replaces).catch(() => undefined);
    if (submitted?.kept === true) return;
    setInMemoryKey(submitted?.key);
    setProblem(DASHBOARD_MESSAGES.form.notStored[submitted ? (submitted.notKept ?? 'full') : 'notLoaded']);
  };
  return { submit, problem };
}
