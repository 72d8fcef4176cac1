import type { OwnRecord } from '../../agent/agent-api.ts';
import type { EditValues } from './edit-values.ts';

/** An edit that was not saved yet, and the record it began with. */
export interface Draft {
  readonly base: OwnRecord;
  readonly values: EditValues;
}

/** By agent, for as long as the page lives: another tab of the dashboard must not cost what was typed. */
const drafts = new Map<string, Draft>();

export function draftOf(agentId: string): Draft | undefined {
  return drafts.get(agentId);
}

/** Keeps a draft, or removes it. */
export function keepDraft(agentId: string, draft: Draft | undefined): void {
  if (draft) drafts.set(agentId, draft);
  else drafts.delete(agentId);
}
