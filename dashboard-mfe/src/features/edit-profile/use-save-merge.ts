import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { validateFields } from '@naija/ui';
import type { OwnRecord } from '../../api/agent-api.ts';
import type { EditValues } from './edit-values.ts';
import { resolvedEdit } from './initial-edit.ts';
import type { useEdit } from './use-edit.ts';
import type { useSubmitEdit } from './use-submit-edit.ts';

/** Resolves a conflict and sends the outcome. What breaks a rule, or cannot be stored, stays in the form. */
export function useSaveMerge(
  edit: ReturnType<typeof useEdit>,
  submit: ReturnType<typeof useSubmitEdit>['submit'],
) {
  return async (theirs: OwnRecord, chosen: EditValues): Promise<void> => {
    const merged = resolvedEdit(edit.initial, theirs, chosen);
    const errors = await validateFields(editProfileSchema, merged.values);
    const isValid = Object.keys(errors).length === 0;
    if (isValid && (await submit(await editProfileSchema.validate(merged.values), merged))) return;
    edit.resolveConflict({ ...merged, errors });
  };
}
