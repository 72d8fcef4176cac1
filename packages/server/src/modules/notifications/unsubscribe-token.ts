import { NOTIFICATION_KINDS, type NotificationKind } from '@naija/contracts/http/notifications';

const TOKEN = /^([a-z]{1,20})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The token of a link that switches off mail of a kind, for the agent whose secret it is. */
export function unsubscribeToken(kind: NotificationKind, secret: string): string {
  return `${kind}-${secret}`;
}

/** Kind and secret of a token; undefined for any other text. */
export function readUnsubscribeToken(token: string): { kind: NotificationKind; secret: string } | undefined {
  const [, named, secret] = TOKEN.exec(token) ?? [];
  const kind = NOTIFICATION_KINDS.find((known) => known === named);
  return kind && secret !== undefined ? { kind, secret } : undefined;
}
