import { expect, it } from 'vitest';
import { testDevice, usePushService } from '../../../test/push-service.ts';
import { pushOptions } from '../../../test/use-notifications.ts';
import { isAllowedEndpoint, isPublicAddress } from './endpoint.ts';
import { sendPush } from './send-push.ts';

const { signal } = new AbortController();
const message = { kind: 'comment', count: 1 } as const;
const subscriptionAt = (endpoint: string) => {
  const { keys } = testDevice(endpoint);
  return { endpoint, ...keys };
};
const service = usePushService();

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://push.apple.com/abc', false],
  ['https://evil-push.apple.com.example/abc', false],
  ['https://localhost/abc', false],
  ['http://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
])('in production, a push to %s is allowed: %s', (endpoint, isAllowed) => {
  expect(isAllowedEndpoint(endpoint, pushOptions({ allowsLoopback: false }))).toBe(isAllowed);
});

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::ffff:10.0.0.1',
  'fc00::1',
  'fe80::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'no address',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2a00:1450:4001:81b::200a'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it('a push service whose name leads to this machine gets no request', async () => {
  // The allowed name now resolves to another address.
  const push = pushOptions({ allowsLoopback: false, services: ['localhost'] });
  const subscription = subscriptionAt('https://localhost/abc');
  await expect(sendPush(push, { subscription, message, ttlS: 60 }, signal)).rejects.toThrow('not public');
});

it('a redirect is not followed, and of an answer nothing is read', async () => {
  service.answer(307);
  const request = { subscription: subscriptionAt(`${service.origin()}/abc`), message, ttlS: 60 };
  expect(await sendPush(pushOptions(), request, signal)).toBe(307);
  expect(service.received()).toHaveLength(1);
});

it('a push service that is not among the allowed ones any more gets no request', async () => {
  const subscription = subscriptionAt(`${service.origin()}/abc`);
  const push = pushOptions({ allowsLoopback: false });
  await expect(sendPush(push, { subscription, message, ttlS: 60 }, signal)).rejects.toThrow('PUSH_SERVICES');
  expect(service.received()).toEqual([]);
});
