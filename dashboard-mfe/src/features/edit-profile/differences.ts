import type { Agent } from '@naija/contracts/http/agents';
import { TEXT_FIELDS, textOf, type EditValues, type TextField } from './edit-values.ts';

/** A field in which the form and the record on the server differ. */
export interface Difference {
  readonly field: TextField;
  readonly mine: string;
  readonly theirs: string;
  /** The agent changed this field; otherwise only the server's copy did. */
  readonly edited: boolean;
}

/**
 * Where a form and the record on the server differ.
 * @param base the record that the form began with
 */
export function differences(values: EditValues, base: Agent, theirs: Agent): Difference[] {
  return TEXT_FIELDS.map((field) => {
    const held = values[field];
    const mine = typeof held === 'string' ? held.trim() : '';
    return { field, mine, theirs: textOf(theirs, field), edited: mine !== textOf(base, field) };
  }).filter(({ mine, theirs: other }) => mine !== other);
}
