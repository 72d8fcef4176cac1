import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationSettingRequest,
  type NotificationSettingResponse,
  type OwnNotifications,
  type PushSubscriptionRequest,
  type UnsubscribeRequest,
} from '@naija/contracts/http/notifications';
import { Type } from 'typebox';
import { nullable, oneOf, typedSchema } from '../../platform/http/schemas.ts';

/** Push services use up to about 800 characters */
const ENDPOINT_MAX = 2_000;
const byChannel = Type.Object({ mail: Type.Boolean(), push: Type.Boolean() });
const base64url = (length: number) =>
  Type.String({ pattern: `^[A-Za-z0-9_-]{${String(length)}}$`, description: 'base64url, without padding' });
/** An uncompressed point of P-256 has 65 octets */
const publicKey = base64url(87);

export const ownNotificationsResponse = typedSchema<OwnNotifications>()(
  Type.Object({
    settings: Type.Object({ comment: byChannel, answer: byChannel }),
    pushKey: nullable(Type.String({ description: 'For `pushManager.subscribe`; null where push is off' })),
    thisDevice: Type.Boolean({ description: 'Whether the device of the session gets pushes' }),
    newComments: Type.Integer({ description: 'Since the agent has last looked at them' }),
  }),
);

export const settingBody = typedSchema<NotificationSettingRequest>()(
  Type.Object({
    kind: oneOf(NOTIFICATION_KINDS),
    channel: oneOf(NOTIFICATION_CHANNELS),
    isOn: Type.Boolean(),
  }),
);
export const messageResponse = typedSchema<NotificationSettingResponse>()(
  Type.Object({ message: Type.String() }),
);

export const subscriptionBody = typedSchema<PushSubscriptionRequest>()(
  Type.Object({
    endpoint: Type.String({ minLength: 1, maxLength: ENDPOINT_MAX }),
    keys: Type.Object({ p256dh: publicKey, auth: base64url(22) }),
    pushKey: publicKey,
  }),
);

export const unsubscribeBody = typedSchema<UnsubscribeRequest>()(
  Type.Object({ token: Type.String({ maxLength: 100 }) }),
);
export const unsubscribeQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 100 })) });
