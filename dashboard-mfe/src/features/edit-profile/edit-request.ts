import type { Agent } from '@naija/contracts/http/agents';
import type { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { TEXT_FIELDS } from './edit-values.ts';

/** What the rules make of the form. */
export type Edited = Awaited<ReturnType<typeof editProfileSchema.validate>>;

/** The fields of the call: the state goes by its other name there, and only a new e-mail address is sent. */
export function editRequest(edited: Edited, stored: Agent) {
  const { state, email, ...rest } = Object.fromEntries(TEXT_FIELDS.map((field) => [field, edited[field]]));
  return { ...rest, stateCity: state, ...(email !== stored.email && { email }) };
}
