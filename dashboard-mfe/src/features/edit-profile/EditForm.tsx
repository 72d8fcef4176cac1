import { useMemo, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useLocation } from 'react-router-dom';
import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { DraftNote, Form, tokens, type Elements, validateFields } from '@naija/ui';
import { loginEmail, type OwnRecord } from '../../api/agent-api.ts';
import { useIsOffline } from '../../network/use-is-offline.ts';
import { SaveBar } from '../../profile-form/FormSection.tsx';
import { refusedFields, RefusalBanner } from '../../profile-form/RefusalBanner.tsx';
import { differences } from './conflict/differences.ts';
import { EditConflict } from './conflict/EditConflict.tsx';
import type { EditResult, EditValues } from './edit-values.ts';
import { EditFields } from './EditFields.tsx';
import { EditProblem } from './EditProblem.tsx';
import { resolvedEdit } from './initial-edit.ts';
import { editFormSchema, useAllowPhone } from './new-phone.ts';
import { useEdit, type EditSource } from './use-edit.ts';
import { useSubmitEdit } from './use-submit-edit.ts';

export interface EditFormProps extends EditSource {
  /** Called after an edit was stored for sending, or sent. */
  readonly onSubmitted: () => void;
  /** Rendered above the form; `setPhoto` puts a photo into it and keeps the other values. */
  readonly renderAbove?: (setPhoto: (photo: File) => void) => Elements;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

/** The form that edits a profile, reset after each submit; on a conflict, the choice between both versions. */
export function EditForm({ onSubmitted, renderAbove, ...source }: EditFormProps) {
  const edit = useEdit(source);
  const { initial, revision } = edit;
  const { submit, problem } = useSubmitEdit(source, edit, onSubmitted);
  const base = initial.base.data;
  const isOffline = useIsOffline();
  const schema = useMemo(() => editFormSchema(base, isOffline), [base, isOffline]);
  const allowPhone = useAllowPhone(base);
  const saveMerge = useSaveMerge(edit, submit);
  const container = useFocusLinkedField(revision);
  const { restored, kept, discard } = source.draft;
  if (initial.problem?.kind === 'changed') {
    const { theirs } = initial.problem;
    return (
      <EditConflict
        key={revision}
        differences={differences(initial.values, initial.base.data, theirs.data)}
        changedAt={theirs.data.updatedAt}
        onSave={(chosen) => saveMerge(theirs, chosen)}
      />
    );
  }
  const values = withCurrentEmail(initial.values, source.record);
  return (
    <Stack ref={container}>
      {renderAbove?.(edit.setPhoto)}
      {restored && edit.isDirty && revision === 0 && (
        <DraftNote
          savedAt={restored.savedAt}
          onDiscard={() => {
            discard();
            edit.reset();
          }}
        />
      )}
      <EditProblem
        newProblem={edit.newProblem}
        isResolved={initial.replaces.length > 0}
        onReview={edit.review}
      />
      <Form
        key={revision}
        schema={schema}
        initialValues={{ ...values, currentPassword: '' }}
        serverErrors={initial.errors ?? refusedFields(initial.problem, initial.pristine, values)}
        onSubmit={async ({ currentPassword, ...result }, form) => {
          const errors = await allowPhone(result.phone, currentPassword);
          if (errors) form.setErrors(errors);
          else await submit(result);
        }}
        onValues={edit.onValues}
      >
        <RefusalBanner problem={initial.problem} />
        <EditFields record={initial.base} />
        <SaveBar kept={kept} problem={problem} />
      </Form>
    </Stack>
  );
}

/** Shows the current email address, because drafts and intents of earlier releases may hold another one. */
function withCurrentEmail(values: EditValues, record: OwnRecord) {
  return { ...values, email: loginEmail(record) } as unknown as Record<keyof EditResult, unknown>;
}

/**
 * Focuses the field that the URL hash names, on each navigation.
 * @param revision of the form, which remounts its fields
 */
function useFocusLinkedField(revision: number) {
  const container = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (name === '') return;
    const fields = container.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    Array.from(fields)
      .find((field) => field.getAttribute('name') === name)
      ?.focus();
  }, [hash, key, revision]);
  return container;
}

/** Resolves a conflict and sends the outcome. What breaks a rule, or cannot be stored, stays in the form. */
function useSaveMerge(edit: ReturnType<typeof useEdit>, submit: ReturnType<typeof useSubmitEdit>['submit']) {
  return async (theirs: OwnRecord, chosen: EditValues): Promise<void> => {
    const merged = resolvedEdit(edit.initial, theirs, chosen);
    const errors = await validateFields(editProfileSchema, merged.values);
    const isValid = Object.keys(errors).length === 0;
    if (isValid && (await submit(await editProfileSchema.validate(merged.values), merged))) return;
    edit.resolveConflict({ ...merged, errors });
  };
}
