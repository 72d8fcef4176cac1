import type { PushMessage } from '@naija/contracts/http/notifications';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import type { PushSubscriptionRow } from '../../database/schema.ts';
import { isLoopback } from '../../platform/http/request-target.ts';
import { isAllowedEndpoint, isPublicAddress, publicLookup, vapidKeys, type PushOptions } from './endpoint.ts';
const TIMEOUT_MS = 10_000;

export interface PushRequest {
  subscription: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;
  message: PushMessage;
  /** Seconds for which the service tries to reach the device. */
  ttlS: number;
}

/**
 * Sends a message to the push service of a device, encrypted for it (RFC 8291), and returns the status of the response, whose
 * body is not read. A later message of the same kind replaces one that has not arrived. Rejects without a response in time.
 */
export async function sendPush(
  options: PushOptions,
  { subscription: { endpoint, p256dh, auth }, message, ttlS }: PushRequest,
  signal: AbortSignal,
): Promise<number> {
  // The list may have become shorter since the device subscribed.
  if (!isAllowedEndpoint(endpoint, options)) throw new Error('the push service is not among PUSH_SERVICES');
  const { body, headers, method } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: options.subject, ...vapidKeys(options) },
      TTL: ttlS,
      urgency: 'normal',
      topic: message.kind,
    },
  );
  const response = await post(new URL(endpoint), body, options, {
    method,
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  response.destroy();
  return response.statusCode ?? 0;
}

/** Follows no redirects, and connects only to public addresses. */
function post(
  url: URL,
  body: Buffer | null,
  { allowsLoopback }: PushOptions,
  options: RequestOptions,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { hostname } = url;
    // Node.js does not call `lookup` for an address.
    const address = hostname.replace(/^\[|\]$/g, '');
    if (isIP(address) !== 0 && !isPublicAddress(address) && !(allowsLoopback && isLoopback(hostname)))
      throw new Error('the push service has an address that is not public');
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    // A kept connection could outlive a change of addresses.
    send(url, { ...options, agent: false, lookup: publicLookup({ allowsLoopback }) }, resolve)
      .on('error', reject)
      .end(body);
  });
}
