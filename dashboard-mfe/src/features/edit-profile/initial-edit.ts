import type { Intent, Problem } from '@naija/runtime';
import type { OwnRecord } from '../../api/agent-api.ts';
import { applyPending } from '../../pending/apply-pending.ts';
import { currentEditBase, type TypedEdit } from './edit-base.ts';
import { TEXT_FIELDS, textOf, valuesOf, type EditValues } from './edit-values.ts';

export interface InitialEdit extends TypedEdit {
  /** Values that count as unchanged. */
  readonly pristine: EditValues;
  /** Reason why the edits in `replaces` could not be sent. */
  readonly problem?: Problem | undefined;
  /** Messages by field about the values, where a conflict was resolved against a rule. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/**
 * Initial state from the record with pending edits applied, and what was typed before on top. If the first pending
 * edit could not be sent, the form continues all of them.
 */
export function initialEdit(record: OwnRecord, pending: readonly Intent[], typed?: TypedEdit): InitialEdit {
  const first = pending[0];
  if (first?.problem) return continueFailed(record, { first, problem: first.problem, pending }, typed);
  if (typed) {
    const base = currentEditBase(typed, record, pending);
    return { ...base, values: typed.values, pristine: valuesOf(base.base.data) };
  }
  const data = applyPending(record.data, pending);
  const values = valuesOf(data);
  const on = pending.at(-1)?.key ?? null;
  return { values, pristine: values, base: { ...record, data }, on, replaces: [] };
}

export function initialEditWithPhoto(
  record: OwnRecord,
  pending: readonly Intent[],
  typed: TypedEdit,
  image: File,
): InitialEdit {
  const { base, on, replaces, values } = typed;
  return initialEdit(record, pending, { base, on, replaces, values: { ...values, image } });
}

/** State after a conflict was resolved: the chosen values, based on the server's record. */
export function resolvedEdit(initial: InitialEdit, theirs: OwnRecord, chosen: EditValues): InitialEdit {
  return {
    values: { ...initial.values, ...chosen },
    pristine: valuesOf(theirs.data),
    base: theirs,
    on: null,
    replaces: initial.replaces,
  };
}

/** Pending edits of which the first could not be sent, which blocks the others. */
interface FailedEdits {
  readonly first: Intent;
  readonly problem: Problem;
  readonly pending: readonly Intent[];
}

function continueFailed(
  record: OwnRecord,
  { first, problem, pending }: FailedEdits,
  typed: TypedEdit | undefined,
): InitialEdit {
  const replaces = pending.map(({ key }) => key);
  const image = pending.findLast(({ photo }) => photo)?.photo ?? null;
  const pristine = { ...valuesOf(applyPending(record.data, pending)), image };
  const isContinued = typed?.replaces.some((key) => replaces.includes(key)) === true;
  const values = !typed ? pristine : isContinued ? typed.values : withTyped(pristine, typed);
  // A draft based on their version: the conflict was resolved before.
  if (isContinued && problem.kind === 'changed' && typed.base.etag === problem.theirs.etag)
    return { ...typed, replaces, pristine: valuesOf(typed.base.data) };
  return { values, pristine, replaces, problem, base: first.base ?? record, on: null };
}

/** Applies the fields that were typed, and only those, to the values of failed edits. */
function withTyped(pristine: EditValues, { values, base }: TypedEdit): EditValues {
  const changed = TEXT_FIELDS.filter((field) => values[field] !== textOf(base.data, field));
  return {
    ...pristine,
    ...Object.fromEntries(changed.map((field) => [field, values[field]])),
    image: values['image'] ?? pristine['image'],
  };
}
