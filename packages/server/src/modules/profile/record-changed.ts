import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Agent, ProfileConflict } from '@naija/contracts/http/agents';

/** The record is no longer the one that an edit was made from. */
export class RecordChanged extends Error {
  readonly record: Agent;

  constructor(record: Agent) {
    super(MESSAGES.profileChanged);
    this.record = record;
  }

  /** What the agent is told, with what there is now. */
  get answer(): ProfileConflict {
    return { message: this.message, code: 'precondition_failed', data: this.record };
  }
}
