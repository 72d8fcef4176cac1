import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { RegistrationDecision } from '@naija/contracts/http/operators';
import type { RegistrationState } from '@naija/contracts/http/registrations';
import type { RegistrationRow } from '../../database/schema.ts';
import { conflict, notFound } from '../../platform/http/http-error.ts';
import type { Commit } from '../../platform/idempotency/act-once.ts';
import { writeAudit } from '../audit/index.ts';
import { queueMail } from '../mail/index.ts';
import { registrationMessage } from './mails.ts';
import { refuseOwn } from '../operators/index.ts';
import type { Services } from '../../platform/module.ts';
import { lockEntry, storeDecision } from './repository.ts';

/** Days are those of Lagos. */
export type Decision =
  | { decision: 'confirm'; checkedOn: string; validUntil: string }
  | { decision: 'refuse' | 'revoke'; note: string };

const NEXT = {
  confirm: { from: 'pending', to: 'confirmed' },
  refuse: { from: 'pending', to: 'refused' },
  revoke: { from: 'confirmed', to: 'revoked' },
} as const satisfies Record<RegistrationDecision, { from: RegistrationState; to: RegistrationState }>;

/**
 * Decides on an entry and notifies its agent; returns the audit entry.
 * @throws HttpError 404 if the agent has changed or removed the number, 409 if its state no longer allows the decision, 403 for
 * the operator's own number
 */
export function decideOnRegistration(
  { clock, links, commit }: Pick<Services, 'clock' | 'links'> & { commit: Commit },
  id: string,
  decision: Decision,
  operatorId: string,
): Promise<string> {
  return commit(async (tx) => {
    const now = clock();
    const found = await lockEntry(tx, id);
    if (!found) throw notFound('There is no such entry: the agent has changed or removed it.');
    const { entry, agent } = found;
    refuseOwn(agent.id, operatorId);
    const { from, to } = NEXT[decision.decision];
    if (entry.state !== from) throw conflict(`This entry is ${entry.state} by now.`);
    await storeDecision(tx, id, { state: to, decidedAt: now, ...changesOf(decision) });
    const message = registrationMessage({
      name: agent.name,
      language: agent.language,
      register: entry.register,
      outcome: to,
      reason: 'note' in decision ? decision.note : undefined,
      validUntil: 'validUntil' in decision ? decision.validUntil : undefined,
      dashboardLink: links.checks(),
    });
    await queueMail(tx, { agentId: agent.id, to: agent.email, message });
    return writeAudit(tx, {
      operatorId,
      action: `registration-${to}`,
      subject: { kind: 'account', id: agent.id },
      note: noteOf(entry, decision),
      at: now,
    });
  });
}

function changesOf(decision: Decision): Partial<RegistrationRow> {
  if (decision.decision !== 'confirm') return { reason: decision.note };
  const { checkedOn, validUntil } = decision;
  return { checkedOn, validUntil, reason: null };
}

/** The audit is permanent, so it leaves out the number, which identifies a person. */
function noteOf({ register }: RegistrationRow, decision: Decision): string {
  const { short } = REGISTER_INFO[register];
  return decision.decision === 'confirm'
    ? `${short}: checked on ${decision.checkedOn}, valid until ${decision.validUntil}`
    : `${short}: ${decision.note}`;
}
