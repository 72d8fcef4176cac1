import { useCallback, useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { useDraft, type Waiting } from '@naija/runtime';
import { Banner, DraftNote, Form, showToast, Spinner, TextArea } from '@naija/ui';
import { PortraitField } from '../../photo/PortraitField.tsx';
import { PropertyFields } from '../../profile-fields/PropertyFields.tsx';
import { Columns, Section } from '../../profile-fields/Section.tsx';
import { SaveBar } from '../../saving/SaveBar.tsx';
import { agentFormOf, beginWith, isTyped } from './agent-form-values.ts';
import { useSubmitCompletion } from './use-submit-completion.ts';

interface AgentFormProps {
  readonly id: string;
  /** What was sent before, and refused. */
  readonly refused: Waiting | undefined;
}

/** The fields that complete a profile, with what was typed in them before. */
export function AgentForm({ id, refused }: AgentFormProps) {
  const draft = useDraft(agentFormOf(id));
  const [discarded, setDiscarded] = useState(false);
  const { submit, problem } = useSubmitCompletion(id, draft, refused?.key);
  const keepDraft = draft.keep;
  const keep = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      keepDraft(isTyped(values, beginWith(undefined, refused)) ? values : undefined);
    },
    [keepDraft, refused],
  );
  if (!draft.ready) return <Spinner label="Loading the form" />;
  const { restored, kept, discard } = draft;
  const why = refused?.problem?.kind === 'refused' ? refused.problem : undefined;
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
      {why && <Banner kind="danger">{why.message} What you entered is still here.</Banner>}
      <Form
        key={String(discarded)}
        schema={agentFormSchema}
        initialValues={beginWith(restored, refused)}
        refused={why?.fields}
        onRefused={askForPhoto}
        onValues={keep}
        onSubmit={submit}
      >
        <Fields />
        <SaveBar kept={kept} problem={problem} />
      </Form>
    </>
  );
}

function Fields() {
  return (
    <>
      <Section title="Your photo">
        <PortraitField name="image" label="Profile photo" hint="Your face, in daylight. At most 5 MB." />
      </Section>
      <Section title="About you">
        <TextArea name="bio" label="About" min={LIMITS.bioMin} max={LIMITS.bioMax} />
      </Section>
      <Section title="Property Details">
        <Columns>
          <PropertyFields required />
        </Columns>
      </Section>
    </>
  );
}

function askForPhoto(messages: Readonly<Record<string, unknown>>): void {
  if ('image' in messages) showToast(FIELD_MESSAGES.photoMissing, { kind: 'danger' });
}
