import { API_PREFIX } from './paths.ts';

/** Kinds of notifications to agents: a comment on the profile, and a decision or an answer of an operator. */
export const NOTIFICATION_KINDS = ['comment', 'answer'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_CHANNELS = ['mail', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type NotificationSettings = Record<NotificationKind, Record<NotificationChannel, boolean>>;

/** `GET /api/v1/user/notifications`. */
export interface OwnNotifications {
  settings: NotificationSettings;
  /** Public key that pushes are signed with, in base64url; null if this server sends none. */
  pushKey: string | null;
  /** True if the device of this session receives pushes. */
  thisDevice: boolean;
  /** Comments since the agent has last looked at them. */
  newComments: number;
}

/** Body of `POST /api/v1/user/notifications`: one switch. */
export interface NotificationSettingRequest {
  kind: NotificationKind;
  channel: NotificationChannel;
  isOn: boolean;
}

export interface NotificationSettingResponse {
  message: string;
}

/** Body of `PUT /api/v1/user/push-subscription`: the push service's endpoint for this device. */
export interface PushSubscriptionRequest {
  endpoint: string;
  /** Keys of the browser, in base64url (RFC 8291). */
  keys: { p256dh: string; auth: string };
  /** The `pushKey` that the browser has subscribed with. */
  pushKey: string;
}

/** Body of `POST /api/v1/unsubscribe`, with the token of a mail. */
export interface UnsubscribeRequest {
  token: string;
}

export interface UnsubscribeResponse {
  message: string;
}

/** Payload of a push; the service worker has the texts. `count` is the number of new items. */
export interface PushMessage {
  kind: NotificationKind;
  count: number;
}

export const notificationPaths = {
  own: `${API_PREFIX}/user/notifications`,
  pushSubscription: `${API_PREFIX}/user/push-subscription`,
  commentsSeen: `${API_PREFIX}/user/comments-seen`,
  unsubscribe: `${API_PREFIX}/unsubscribe`,
} as const;

/** The page that mails link to; mail programs post to it (RFC 8058). */
export const UNSUBSCRIBE_PAGE = '/unsubscribe';
