import type {
  NotificationChannel,
  NotificationKind,
  NotificationSettings,
} from '@naija/contracts/http/notifications';
import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import {
  agents,
  notificationSettings,
  pushSubscriptions,
  sessions,
  type NotificationSettingsRow,
  type PushSubscriptionRow,
} from '../../database/schema.ts';

/** Another device replaces the oldest */
export const MAX_SUBSCRIPTIONS = 10;

const { agentId, unseenComments, unmailedComments } = notificationSettings;
const plusOne = (column: PgColumn) => sql`${column} + 1`;

/** Creates a row with the defaults if there is none. */
export async function lockSettings(tx: Queryable, id: string): Promise<NotificationSettingsRow> {
  await tx.insert(notificationSettings).values({ agentId: id }).onConflictDoNothing();
  const [row] = await tx.select().from(notificationSettings).where(eq(agentId, id)).for('update');
  if (!row) throw new Error('the settings of an agent were not stored');
  return row;
}

/** Counts one more comment; returns the updated row. */
export async function countComment(tx: Queryable, id: string): Promise<NotificationSettingsRow> {
  const [row] = await tx
    .insert(notificationSettings)
    .values({ agentId: id, unseenComments: 1, unmailedComments: 1 })
    .onConflictDoUpdate({
      target: agentId,
      set: { unseenComments: plusOne(unseenComments), unmailedComments: plusOne(unmailedComments) },
    })
    .returning();
  if (!row) throw new Error('the settings of an agent were not stored');
  return row;
}

export async function findSettings(db: Queryable, id: string): Promise<NotificationSettingsRow | undefined> {
  return (await db.select().from(notificationSettings).where(eq(agentId, id)))[0];
}

/** Returns the settings of a row, or the defaults. */
export function settingsOf(row: NotificationSettingsRow | undefined): NotificationSettings {
  const { commentMail = true, commentPush = true, answerMail = true, answerPush = true } = row ?? {};
  return {
    comment: { mail: commentMail, push: commentPush },
    answer: { mail: answerMail, push: answerPush },
  };
}

const COLUMNS = {
  comment: { mail: 'commentMail', push: 'commentPush' },
  answer: { mail: 'answerMail', push: 'answerPush' },
} as const satisfies Record<NotificationKind, Record<NotificationChannel, keyof NotificationSettingsRow>>;

/** Comments that arrived while mail was off are not mailed later. */
export async function changeSetting(
  tx: Queryable,
  id: string,
  { kind, channel, isOn }: { kind: NotificationKind; channel: NotificationChannel; isOn: boolean },
): Promise<void> {
  const row = await lockSettings(tx, id);
  const column = COLUMNS[kind][channel];
  if (row[column] === isOn) return;
  const isMailOn = column === 'commentMail' && isOn;
  await tx
    .update(notificationSettings)
    .set({ [column]: isOn, ...(isMailOn && { unmailedComments: 0 }) })
    .where(eq(agentId, id));
}

/** Turns mail of a kind off by the token of a link; returns false for an unknown one. */
export async function turnMailOff(db: Queryable, token: string, kind: NotificationKind): Promise<boolean> {
  const { rowCount } = await db
    .update(notificationSettings)
    .set({ [COLUMNS[kind].mail]: false })
    .where(eq(notificationSettings.unsubscribeToken, token));
  return rowCount === 1;
}

export async function markCommentsSeen(db: Queryable, id: string): Promise<void> {
  await db
    .update(notificationSettings)
    .set({ unseenComments: 0 })
    .where(and(eq(agentId, id), gt(unseenComments, 0)));
}

export async function markCommentsMailed(tx: Queryable, id: string, commentsMailedAt: Date): Promise<void> {
  await tx.update(notificationSettings).set({ unmailedComments: 0, commentsMailedAt }).where(eq(agentId, id));
}

/** Requires a verified address and no requested deletion. */
export async function findRecipient(db: Queryable, id: string) {
  const { name, email, language, emailVerifiedAt, deletionDueAt } = agents;
  const [agent] = await db
    .select({ name, email, language, emailVerifiedAt, deletionDueAt })
    .from(agents)
    .where(eq(agents.id, id));
  return agent?.emailVerifiedAt && !agent.deletionDueAt ? agent : undefined;
}

/** Stores the subscription of a session's device, replacing an earlier one, and removes the oldest beyond the limit. */
export async function storeSubscription(
  tx: Queryable,
  subscription: Omit<PushSubscriptionRow, 'commentsPushedAt'>,
): Promise<void> {
  const { sessionId, agentId: owner, endpoint } = subscription;
  // Concurrent requests could exceed the limit or share an endpoint.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('push subscriptions'))`);
  // A device keeps its endpoint even if another agent logs in.
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, sessionId)));
  await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: subscription });
  const isOwn = eq(pushSubscriptions.agentId, owner);
  const kept = tx
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(isOwn)
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(MAX_SUBSCRIPTIONS);
  await tx.delete(pushSubscriptions).where(and(isOwn, notInArray(pushSubscriptions.sessionId, kept)));
}

export async function removeSubscription(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** Finds the subscription of a device, and when its session ends; undefined if that has ended. */
export async function findSubscription(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<(PushSubscriptionRow & { expiresAt: Date }) | undefined> {
  const [found] = await db
    .select({ subscription: pushSubscriptions, expiresAt: sessions.expiresAt })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.sessionId, sessionId), gt(sessions.expiresAt, now)));
  return found && { ...found.subscription, expiresAt: found.expiresAt };
}

/** Lists the subscriptions of an agent's devices. */
export function listSubscriptions(db: Queryable, id: string): Promise<PushSubscriptionRow[]> {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.agentId, id));
}

export async function markPushed(db: Queryable, sessionId: string, commentsPushedAt: Date): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ commentsPushedAt })
    .where(eq(pushSubscriptions.sessionId, sessionId));
}
