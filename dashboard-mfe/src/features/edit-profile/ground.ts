import type { Agent } from '@naija/contracts/http/agents';
import type { Intent } from '@naija/runtime';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { TEXT_FIELDS, textOf, type EditValues } from './edit-values.ts';

/** What an edit is made on. */
export interface Ground {
  /** The record, with what waits laid over it, and the version of it that the server had. */
  readonly base: OwnRecord;
  /** The last of the edits in `base` that wait; null where there is none. */
  readonly on: string | null;
  /** The edits that this one takes the place of, because they could not be sent as they were. */
  readonly replaces: readonly string[];
}

/** What stands in the form, and what that was made on. */
export interface Typed extends Ground {
  readonly values: EditValues;
}

/**
 * The ground of an edit as it is by now: what it was made on may have been sent or cancelled since. Where the server's
 * record says the same as what it was made on, the edit counts as made on that; else the server is to refuse it.
 */
export function groundNow(
  { values, base, on, replaces }: Typed,
  record: OwnRecord,
  waiting: readonly Intent[],
): Ground {
  const keys = waiting.map(({ key }) => key);
  const there = replaces.filter((key) => keys.includes(key));
  if (on !== null && keys.includes(on)) return { base, on, replaces: there };
  const photoIsSafe = values['image'] == null || record.data.image === base.data.image;
  const same = photoIsSafe && saysTheSame(record.data, base.data);
  return { base: same ? record : base, on: null, replaces: there };
}

function saysTheSame(one: Agent, other: Agent): boolean {
  return TEXT_FIELDS.every((field) => textOf(one, field) === textOf(other, field));
}
