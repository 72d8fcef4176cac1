import type { Agent } from '@naija/contracts/http/agents';
import { storedText } from '../../../profile-form/format-value.ts';
import { TEXT_FIELDS, textOf, type EditValues, type TextField } from '../edit-values.ts';

export interface Difference {
  readonly field: TextField;
  readonly mine: string;
  readonly theirs: string;
  /** True if the agent changed the field, false if only the server's record did. */
  readonly isEdited: boolean;
}

/** Three-way comparison of a form and the server's record. @param base the record that the form is based on */
export function differences(values: EditValues, base: Agent, theirs: Agent): Difference[] {
  return TEXT_FIELDS.map((field) => {
    const value = values[field];
    const mine = typeof value === 'string' ? storedText(field, value) : '';
    return { field, mine, theirs: textOf(theirs, field), isEdited: mine !== textOf(base, field) };
  }).filter(({ mine, theirs: other }) => mine !== other);
}
