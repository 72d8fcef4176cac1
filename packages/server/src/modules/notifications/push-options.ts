import type { KeyObject } from 'node:crypto';

/** What pushes are sent with; without it, none are. */
export interface PushOptions {
  /** Private key on P-256, by which push services know this server (VAPID, RFC 8292). */
  key: KeyObject;
  /** Whom a push service may ask about them: a mailto: or https: URL. */
  subject: string;
  /** Hosts of push services that requests may go to; `*.` in front stands for one label or more. */
  services: readonly string[];
  /** Also loopback, by http as well, where pushes are tried out. */
  allowsLoopback: boolean;
}

/** The VAPID keys in base64url: the uncompressed point, which browsers subscribe with, and the private number. */
export function vapidKeys({ key }: Pick<PushOptions, 'key'>): { publicKey: string; privateKey: string } {
  const { x = '', y = '', d = '' } = key.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
