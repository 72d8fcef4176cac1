import type { Draft } from '@naija/runtime';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { valuesOf } from './edit-values.ts';
import type { Ground, Typed } from './ground.ts';

/** What was typed before, out of its draft. One without a ground counts as made on the record as it is. */
export function typedBefore(draft: Draft | undefined, record: OwnRecord): Typed | undefined {
  if (!draft) return undefined;
  const { base = record, on = null, replaces = [] } = (draft.context ?? {}) as Partial<Ground>;
  return { base, on, replaces, values: { ...valuesOf(base.data), ...draft.values } };
}
