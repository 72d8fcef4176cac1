import type { Subject } from '@naija/contracts/http/moderation';
import type { CaseDecision } from '@naija/contracts/http/operators';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { AgentRow } from '../../database/schema.ts';
import { conflict, HttpError, notFound } from '../../platform/http/http-error.ts';
import type { Commit } from '../../platform/idempotency/act-once.ts';
import { isOperator } from '../identity/index.ts';
import { writeAudit } from '../audit/index.ts';
import { appealAnsweredMessage, moderationMessage } from './mails.ts';
import type { Services } from '../../platform/module.ts';
import { appealSubjectOf, findAppeal, grantOpenAppeal, storeAnswer } from './appeals.ts';
import { refuseOwn } from '../operators/index.ts';
import { deleteWorkPhoto } from '../work-photos/index.ts';
import { findCase, lockOpenCase, restoreCases, setCaseState, subjectOf } from './cases.ts';
import { recordRemoval } from './removed-route.ts';
import { findSubject, isSubjectVisible, setBlocked, setHidden, setName } from './subjects.ts';

type Context = Pick<Services, 'clock' | 'links' | 'notifications'> & { commit: Commit };

export interface Decider {
  operatorId: string;
  note: string;
}

interface Decision {
  tx: Queryable;
  now: Date;
}

/**
 * Runs one decision at a time, whatever its subject: the second of two at once finds what the first has done. All functions below
 * reject with HttpError 403 if the subject is the operator's own account.
 */
async function decide<T>(
  { clock, notifications, commit }: Context,
  work: (decision: Decision) => Promise<T>,
): Promise<T> {
  const decided = await commit(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('moderation'))`);
    return work({ tx, now: clock() });
  });
  notifications.wake();
  return decided;
}

/** Opens a case without a report; returns its id, and the audit entry if the case is new. */
export function openCase(context: Context, subject: Subject, operatorId: string) {
  return decide(context, async ({ tx, now }) => {
    const found = await findSubject(tx, subject);
    if (!found || !isSubjectVisible(subject, found)) throw notFound('There is nothing visible with this id');
    refuseOwn(found.agent.id, operatorId);
    const { id, isNew } = await lockOpenCase(tx, subject, found, now);
    const audit = isNew
      ? await writeAudit(tx, { operatorId, action: 'open', subject, note: '', at: now })
      : undefined;
    return { id, audit };
  });
}

const NEXT = {
  dismiss: { from: 'open', to: 'dismissed' },
  hide: { from: 'open', to: 'hidden' },
  restore: { from: 'hidden', to: 'restored' },
} as const;

/** @throws HttpError 409 if the case no longer allows the decision */
export function decideCase(
  context: Context,
  id: string,
  decision: CaseDecision,
  { operatorId, note }: Decider,
) {
  return decide(context, async ({ tx, now }) => {
    const found = await findCase(tx, id);
    if (!found) throw notFound('There is no such case');
    const { row, agent } = found;
    refuseOwn(agent.id, operatorId);
    if (row.reportedBy.includes(operatorId))
      throw new HttpError(
        403,
        'forbidden',
        'You have reported this yourself. Another operator has to decide.',
      );
    const { from, to } = NEXT[decision];
    if (row.state !== from) throw conflict(`This case is ${row.state} by now: another operator was faster.`);
    const subject = subjectOf(row);
    if (decision === 'hide' && subject.kind === 'agent') await refuseOperator(tx, agent.id);
    if (decision !== 'dismiss') await setHidden(tx, subject, decision === 'hide' ? now : null);
    // All cases that hid the subject are closed, each with an audit entry.
    if (decision === 'restore') await endHiding(tx, subject, note, now);
    else await setCaseState(tx, id, to, now);
    // The author of a comment has no account.
    if (decision !== 'dismiss' && subject.kind !== 'comment')
      await notify(tx, context, agent, `${decision}-${subject.kind}`, note);
    return writeAudit(tx, { operatorId, action: decision, subject, note, at: now });
  });
}

/** @throws HttpError 409 if nothing would change */
export function setAccountBlocked(
  context: Context,
  agentId: string,
  isBlocked: boolean,
  { operatorId, note }: Decider,
) {
  return decide(context, async ({ tx, now }) => {
    const subject = { kind: 'account' as const, id: agentId };
    const found = await findSubject(tx, subject);
    if (!found) throw notFound('There is no agent with this id');
    refuseOwn(agentId, operatorId);
    if (isBlocked) await refuseOperator(tx, agentId);
    if ((found.agent.blockedAt !== null) === isBlocked)
      throw conflict(
        isBlocked ? 'This account is blocked already.' : 'This account is not blocked any more.',
      );
    await setBlocked(tx, agentId, isBlocked ? now : null);
    if (!isBlocked) await grantOpenAppeal(tx, subject, note, now);
    const action = isBlocked ? 'block' : 'unblock';
    await notify(tx, context, found.agent, action, note);
    return writeAudit(tx, { operatorId, action, subject, note, at: now });
  });
}

/**
 * Corrects the name of an agent; returns the audit entry, which holds no name, because it outlives the account. Rejects with
 * HttpError 404, or 409 for the same name.
 */
export function correctName(context: Context, agentId: string, name: string, { operatorId, note }: Decider) {
  return decide(context, async ({ tx, now }) => {
    const subject = { kind: 'agent' as const, id: agentId };
    const found = await findSubject(tx, subject);
    if (!found) throw notFound('There is no agent with this id');
    refuseOwn(agentId, operatorId);
    if (found.agent.name === name) throw conflict('The agent has this name already.');
    await setName(tx, agentId, name);
    await notify(tx, context, { ...found.agent, name }, 'rename', note);
    return writeAudit(tx, { operatorId, action: 'rename', subject, note, at: now });
  });
}

/** Removes a photo of an agent's work for good; returns the audit entry and the id of its files. */
export function removePhoto(
  context: Context,
  agentId: string,
  photoId: string,
  { operatorId, note }: Decider,
) {
  return decide(context, async ({ tx, now }) => {
    refuseOwn(agentId, operatorId);
    const subject = { kind: 'agent' as const, id: agentId };
    const found = await findSubject(tx, subject);
    const photo = found && (await deleteWorkPhoto(tx, agentId, photoId));
    if (!found || photo === undefined) throw notFound('This photo is no longer there');
    await recordRemoval(tx, agentId);
    await notify(tx, context, found.agent, 'remove-photo', note);
    const audit = await writeAudit(tx, { operatorId, action: 'remove-photo', subject, note, at: now });
    return { audit, photo };
  });
}

/** Answers an appeal, and undoes the decision if the appeal is granted; returns the audit entry. */
export function answerAppeal(
  context: Context,
  id: string,
  isGranted: boolean,
  { operatorId, note }: Decider,
) {
  return decide(context, async ({ tx, now }) => {
    const found = await findAppeal(tx, id);
    if (!found) throw notFound('There is no such appeal');
    const { appeal, agent } = found;
    refuseOwn(agent.id, operatorId);
    if (appeal.state !== 'open')
      throw conflict(`This appeal is ${appeal.state} by now: another operator was faster.`);
    const state = isGranted ? ('granted' as const) : ('refused' as const);
    const subject = appealSubjectOf(appeal);
    await storeAnswer(tx, id, { state, answer: note, answeredAt: now });
    if (isGranted && subject.kind === 'account') await setBlocked(tx, agent.id, null);
    else if (isGranted)
      await undoHiding(tx, { kind: appeal.kind === 'reply' ? 'reply' : 'agent', id: subject.id }, now);
    const { name, language } = agent;
    await context.notifications.notifyOfAnswer(tx, agent, (unsubscribeUrl) =>
      appealAnsweredMessage({ name, language, isGranted, answer: note, unsubscribeUrl }),
    );
    return writeAudit(tx, { operatorId, action: `appeal-${state}`, subject, note, at: now });
  });
}

async function undoHiding(tx: Queryable, subject: Subject, now: Date): Promise<void> {
  await setHidden(tx, subject, null);
  await restoreCases(tx, subject, now);
}

async function endHiding(tx: Queryable, { kind, id }: Subject, note: string, now: Date): Promise<void> {
  await restoreCases(tx, { kind, id }, now);
  if (kind !== 'comment') await grantOpenAppeal(tx, { kind, id }, note, now);
}

/** The role must be revoked on the server first, so that operators cannot lock each other out. */
async function refuseOperator(tx: Queryable, agentId: string): Promise<void> {
  if (await isOperator(tx, agentId))
    throw conflict('This account belongs to an operator. Its role must be revoked first: naija admin revoke');
}

async function notify(
  tx: Queryable,
  { links, notifications }: Context,
  agent: AgentRow,
  decision: Parameters<typeof moderationMessage>[0]['decision'],
  reason: string,
): Promise<void> {
  const { name, language } = agent;
  await notifications.notifyOfAnswer(tx, agent, (unsubscribeUrl) =>
    moderationMessage({ name, language, decision, reason, loginLink: links.login(), unsubscribeUrl }),
  );
}
