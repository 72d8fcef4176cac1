import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { randomBytes } from 'node:crypto';
import { agents } from './agents.ts';
import { sessions } from './sessions.ts';
import { time } from './times.ts';

/** Notification settings of an agent, and pending notifications; agents without a row have the defaults. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    agentId: uuid('agent_id')
      .primaryKey()
      .references(() => agents.id, { onDelete: 'cascade' }),
    commentMail: boolean('comment_mail').notNull().default(true),
    commentPush: boolean('comment_push').notNull().default(true),
    answerMail: boolean('answer_mail').notNull().default(true),
    answerPush: boolean('answer_push').notNull().default(true),
    /** Comments since the agent has last looked at them. */
    unseenComments: integer('unseen_comments').notNull().default(0),
    /** Comments since the last mail about them. */
    unmailedComments: integer('unmailed_comments').notNull().default(0),
    commentsMailedAt: time('comments_mailed_at'),
    /** In the links of mails, by which they are switched off; allows nothing else. 128 random bits: a UUID has 122. */
    unsubscribeToken: uuid('unsubscribe_token')
      .notNull()
      .default(sql`gen_random_uuid()`)
      .$defaultFn(() => randomBytes(16).toString('hex')),
  },
  (settings) => [uniqueIndex('notification_settings_token_key').on(settings.unsubscribeToken)],
);

export type NotificationSettingsRow = typeof notificationSettings.$inferSelect;

/** Push subscriptions of browsers; each ends with the session of the device. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Secret: with it and the keys, anyone can send to the device. */
    endpoint: text('endpoint').notNull(),
    /** Public key and secret of the browser, in base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Key of this server that the browser has subscribed with: it takes no message signed with another. */
    vapidKey: text('vapid_key').notNull(),
    createdAt: time('created_at').notNull(),
    /** Last push about comments. */
    commentsPushedAt: time('comments_pushed_at'),
  },
  (subscription) => [
    uniqueIndex('push_subscriptions_endpoint_key').on(subscription.endpoint),
    index('push_subscriptions_of_agent').on(subscription.agentId),
  ],
);

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
