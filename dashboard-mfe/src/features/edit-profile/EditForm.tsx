import type { ReactNode } from 'react';
import styled from 'styled-components';
import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { DraftNote, Form, tokens } from '@naija/ui';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { SaveBar } from '../../saving/SaveBar.tsx';
import { differences } from './differences.ts';
import type { Edited } from './edit-request.ts';
import type { EditValues } from './edit-values.ts';
import { EditFields } from './EditFields.tsx';
import { EditProblem } from './EditProblem.tsx';
import { Merge } from './Merge.tsx';
import { useEdit, type EditOf } from './use-edit.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useSubmitEdit } from './use-submit-edit.ts';

export interface EditFormProps extends EditOf {
  /** Called once an edit is kept on this phone, or has arrived without that. */
  readonly onKept: () => void;
  /** What stands before the form; `takePhoto` puts a photo into it, beside what was typed. */
  readonly lead?: (takePhoto: (photo: File) => void) => ReactNode;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

/** The form that edits a profile, begun anew after each submit. */
export function EditForm({ onKept, lead, ...of }: EditFormProps) {
  const edit = useEdit(of);
  const { begun, count } = edit;
  const { submit, problem } = useSubmitEdit(of, edit, onKept);
  const place = useFieldFocus(count);
  const { restored, kept, discard } = of.draft;
  if (begun.problem?.kind === 'changed') {
    const { theirs } = begun.problem;
    return (
      <Merge
        key={count}
        differences={differences(begun.values, begun.base.data, theirs.data)}
        changedAt={theirs.data.updatedAt}
        onResolved={(chosen) => {
          edit.resolve(theirs, chosen);
        }}
      />
    );
  }
  return (
    <Parts ref={place}>
      {lead?.(edit.takePhoto)}
      {restored && edit.edited && count === 0 && (
        <DraftNote
          savedAt={restored.savedAt}
          onDiscard={() => {
            discard();
            edit.anew();
          }}
        />
      )}
      <EditProblem
        problem={begun.problem}
        arrived={edit.arrived}
        resolved={begun.replaces.length > 0}
        onTakeUp={edit.takeUp}
      />
      <Form
        key={count}
        schema={editProfileSchema}
        initialValues={shownValues(begun.values, of.record)}
        refused={begun.problem?.fields}
        onSubmit={submit}
        onValues={edit.keep}
      >
        <EditFields agent={begun.base.data} />
        <SaveBar kept={kept} problem={problem} />
      </Form>
    </Parts>
  );
}

/** Drafts and edits of earlier releases may hold another e-mail address: shown is the one that counts. */
function shownValues(values: EditValues, { data }: OwnRecord) {
  return { ...values, email: data.email } as unknown as Record<keyof Edited, unknown>;
}
