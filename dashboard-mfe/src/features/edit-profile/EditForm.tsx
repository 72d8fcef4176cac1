import { useState } from 'react';
import styled from 'styled-components';
import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { Form, tokens, type FormActions } from '@naija/ui';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { SaveBar } from '../../upload/SaveBar.tsx';
import { useUpload } from '../../upload/use-upload.ts';
import { differences, type Difference } from './differences.ts';
import { useDashboardEditProfileMutation, type EditOutcome } from './edit-api.ts';
import { editRequest, type Edited } from './edit-request.ts';
import { EditFields } from './EditFields.tsx';
import { Merge } from './Merge.tsx';
import { useDraft } from './use-draft.ts';
import { useFieldFocus } from './use-field-focus.ts';

export interface EditFormProps {
  readonly record: OwnRecord;
  readonly onSaved: (saved: Extract<EditOutcome, { kind: 'saved' }>) => void;
}

/** An edit that met a newer record. */
interface Conflict {
  readonly theirs: OwnRecord;
  readonly found: readonly Difference[];
  readonly form: FormActions;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

/** One edit, from the record as it was loaded to the answer that it is saved. */
export function EditForm({ record, onSaved }: EditFormProps) {
  const [edit] = useDashboardEditProfileMutation();
  const { save, ...saving } = useUpload(edit);
  const { begun, base, values, keep, setBase } = useDraft(record);
  const [conflict, setConflict] = useState<Conflict>();
  const place = useFieldFocus();

  const submit = async (edited: Edited, form: FormActions) => {
    const photo = edited.image instanceof File ? edited.image : undefined;
    const fields = editRequest(edited, base.data);
    const outcome = await save({ fields, photo, ifMatch: base.etag ?? undefined }, form);
    if (outcome?.kind === 'saved') onSaved(outcome);
    if (outcome?.kind !== 'changed') return;
    const { theirs } = outcome;
    setConflict({ theirs, form, found: differences(values.current, base.data, theirs.data) });
  };

  return (
    <Parts ref={place}>
      {conflict && (
        <Merge
          key={conflict.theirs.etag}
          differences={conflict.found}
          onResolved={(chosen) => {
            setBase(conflict.theirs);
            conflict.form.fill(chosen);
            setConflict(undefined);
          }}
        />
      )}
      <Form
        schema={editProfileSchema}
        initialValues={begun as Record<keyof Edited, unknown>}
        onSubmit={submit}
        onValues={keep}
      >
        <EditFields agent={base.data} />
        <SaveBar {...saving} />
      </Form>
    </Parts>
  );
}
