import type { Agent } from '@naija/contracts/http/agents';
import type { Draft, Intent } from '@naija/runtime';
import type { OwnRecord } from '../../api/agent-api.ts';
import { TEXT_FIELDS, textOf, valuesOf, type EditValues } from './edit-values.ts';

/** The base of an edit. It is stored as the context of its draft, so field names must not change. */
export interface EditBase {
  /** The record with pending changes applied, and the version that the server had. */
  readonly base: OwnRecord;
  /** Key of the last pending edit in `base`; null for none. */
  readonly on: string | null;
  /** Keys of the edits that could not be sent and that this one replaces. */
  readonly replaces: readonly string[];
}

export interface TypedEdit extends EditBase {
  readonly values: EditValues;
}

/** The edit of a draft. A draft without a base is taken as based on the current record. */
export function restoredEdit(draft: Draft | undefined, record: OwnRecord): TypedEdit | undefined {
  if (!draft) return undefined;
  const { base = record, on = null, replaces = [] } = (draft.context ?? {}) as Partial<EditBase>;
  return { base, on, replaces, values: { ...valuesOf(base.data), ...draft.values } };
}

/**
 * The base of an edit after its pending edits may have been sent or cancelled. It moves to the server's record if that
 * has the same content; otherwise it stays, and the server reports a conflict.
 */
export function currentEditBase(
  { values, base, on, replaces }: TypedEdit,
  record: OwnRecord,
  pending: readonly Intent[],
): EditBase {
  const pendingKeys = pending.map(({ key }) => key);
  const stillReplaces = replaces.filter((key) => pendingKeys.includes(key));
  if (on !== null && pendingKeys.includes(on)) return { base, on, replaces: stillReplaces };
  const isPhotoSafe = values['image'] == null || record.data.image === base.data.image;
  const isSame = isPhotoSafe && haveSameTexts(record.data, base.data);
  return { base: isSame ? record : base, on: null, replaces: stillReplaces };
}

function haveSameTexts(one: Agent, other: Agent): boolean {
  return TEXT_FIELDS.every((field) => textOf(one, field) === textOf(other, field));
}
