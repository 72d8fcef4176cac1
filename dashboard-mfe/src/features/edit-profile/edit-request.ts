import type { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import type { NewIntent } from '@naija/runtime';
import { TEXT_FIELDS } from './edit-values.ts';

/** What the rules make of the form. */
export type Edited = Awaited<ReturnType<typeof editProfileSchema.validate>>;

/** The fields of the call: the state goes by its other name there. */
export function editRequest(edited: Edited): NewIntent['fields'] {
  const values = TEXT_FIELDS.flatMap((field) => {
    const value = edited[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(values.map(([field, value]) => [field === 'state' ? 'stateCity' : field, value]));
}
