import type { Draft, Intent } from '@naija/runtime';
import type { OwnRecord } from '../api/agent-api.ts';

/**
 * The newest record of the server that this device holds with unsent work: of a conflict, else what the first pending
 * edit or the draft was made from. Undefined if there is none.
 */
export function heldRecord(pending: readonly Intent[], drafts: readonly Draft[]): OwnRecord | undefined {
  const conflict = pending.find(({ problem }) => problem?.kind === 'changed')?.problem;
  if (conflict?.kind === 'changed') return conflict.theirs;
  const edited = pending.find(({ base }) => base)?.base;
  return edited ?? drafts.map(baseOf).find((base) => base !== undefined);
}

/** Drafts of the edit form hold their base as context; other forms have none. */
function baseOf({ form, context }: Draft): OwnRecord | undefined {
  return form === 'edit-profile' ? (context as { base?: OwnRecord } | undefined)?.base : undefined;
}
