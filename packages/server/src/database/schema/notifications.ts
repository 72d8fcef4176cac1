import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { randomBytes } from 'node:crypto';
import { agents } from './agents.ts';
import { sessions } from './identity.ts';
import { time } from './columns.ts';

/** Agents without a row have the defaults. */
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
    unseenComments: integer('unseen_comments').notNull().default(0),
    unmailedComments: integer('unmailed_comments').notNull().default(0),
    commentsMailedAt: time('comments_mailed_at'),
    /** Token of the unsubscribe links in mail. It has 128 random bits, where a random UUID has 122. */
    unsubscribeToken: uuid('unsubscribe_token')
      .notNull()
      .default(sql`gen_random_uuid()`)
      .$defaultFn(() => randomBytes(16).toString('hex')),
  },
  (settings) => [uniqueIndex('notification_settings_token_key').on(settings.unsubscribeToken)],
);

export type NotificationSettingsRow = typeof notificationSettings.$inferSelect;

/** Each ends with the session of its device. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Secret, because anyone with it and the keys can send to the device. */
    endpoint: text('endpoint').notNull(),
    /** Browser's public key and secret, in base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Server key that the browser subscribed with, the only one it accepts. */
    vapidKey: text('vapid_key').notNull(),
    createdAt: time('created_at').notNull(),
    commentsPushedAt: time('comments_pushed_at'),
  },
  (subscription) => [
    uniqueIndex('push_subscriptions_endpoint_key').on(subscription.endpoint),
    index('push_subscriptions_of_agent').on(subscription.agentId),
  ],
);

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
