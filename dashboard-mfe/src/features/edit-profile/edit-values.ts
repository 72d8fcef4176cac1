import { writeNameList } from '@naija/contracts/domain/name-list';
import type { Agent } from '@naija/contracts/http/agents';
import type { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import type { NewIntent } from '@naija/runtime';
import { formText } from '../../profile-form/format-value.ts';
import { PROFILE_FIELDS, type ProfileField } from '../../profile-form/profile-fields.ts';

/** Form values by field name: strings, and a `File` or null for the photo. */
export type EditValues = Readonly<Record<string, unknown>>;

export type EditResult = Awaited<ReturnType<typeof editProfileSchema.validate>>;

/** The fields that are typed or selected: all but the photo, and the email address, which has a form of its own. */
export type TextField = Exclude<ProfileField, 'image' | 'email'>;

export const TEXT_FIELDS = (Object.keys(PROFILE_FIELDS) as ProfileField[]).filter(
  (field): field is TextField => field !== 'image' && field !== 'email',
);

/** Form value of a field of a record. */
export function textOf(agent: Agent, field: TextField): string {
  const value = agent[field];
  return Array.isArray(value) ? writeNameList(value) : formText(value);
}

/** Form values of a record. */
export function valuesOf(agent: Agent): EditValues {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, textOf(agent, field)]));
  return { ...texts, name: agent.name, email: agent.email, image: null };
}

export function isDirty(values: EditValues, pristine: EditValues): boolean {
  return (
    values['image'] !== pristine['image'] || TEXT_FIELDS.some((field) => values[field] !== pristine[field])
  );
}

/** The fields of the request, which calls the state `stateCity`. */
export function requestFields(result: EditResult): NewIntent['fields'] {
  const values = TEXT_FIELDS.flatMap((field) => {
    const value = result[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(values.map(([field, value]) => [field === 'state' ? 'stateCity' : field, value]));
}
