import type { Agent } from '@naija/contracts/http/agents';
import { EDIT_FIELDS, type EditField } from '../../agent/edit-fields.ts';

/** What stands in the form; a field is a text, the photo a `File` or null. */
export type EditValues = Readonly<Record<string, unknown>>;

/** The fields that are typed or selected: all but the photo, and the e-mail address, which is changed elsewhere. */
export type TextField = Exclude<EditField, 'image' | 'email'>;

export const TEXT_FIELDS = (Object.keys(EDIT_FIELDS) as EditField[]).filter(
  (field): field is TextField => field !== 'image' && field !== 'email',
);

/** A field of a record as the form holds it. */
export function textOf(agent: Agent, field: TextField): string {
  return String(agent[field] ?? '');
}

/** What the form holds of a record. */
export function valuesOf(agent: Agent): EditValues {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, textOf(agent, field)]));
  return { ...texts, name: agent.name, email: agent.email, image: null };
}

/** True when the form holds something else than it began with. */
export function isEdited(values: EditValues, begun: EditValues): boolean {
  return values['image'] !== begun['image'] || TEXT_FIELDS.some((field) => values[field] !== begun[field]);
}
