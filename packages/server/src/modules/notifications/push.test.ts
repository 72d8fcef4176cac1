import { authPaths } from '@naija/contracts/http/auth';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { createSession } from '../../../test/identity.ts';
import { readVapid, testDevice, usePushService } from '../../../test/push-service.ts';
import { useNotifications } from '../../../test/use-notifications.ts';
import { jobs, pushSubscriptions } from '../../database/schema.ts';
import { MAX_SUBSCRIPTIONS } from './repository.ts';

const site = useNotifications();
const service = usePushService();

/** An agent whose device has subscribed, and who gets no mail. */
async function subscribed() {
  const { agent, token } = await site.loggedIn();
  await site.turn(token, 'comment', 'mail', false);
  const device = service.device();
  expect((await site.subscribe(token, device)).status).toBe(204);
  return { agent, token, device };
}

describe('a comment', () => {
  it('is told at once on the device of the agent, encrypted for it and signed by the server', async () => {
    const { agent, device } = await subscribed();
    await site.comment(agent.id);
    const [push] = await service.receivedOnce(1);
    expect(JSON.parse(device.decrypt(push?.body ?? Buffer.alloc(0)))).toEqual({ kind: 'comment', count: 1 });
    expect(device.endpoint).toBe(service.origin() + (push?.path ?? ''));
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      topic: 'comment',
      ttl: String(24 * 60 * 60),
    });
    const { claims, key } = readVapid(push?.headers.authorization);
    expect(key).toBe(site.publicKey);
    expect(claims).toMatchObject({ aud: service.origin(), sub: 'mailto:ops@agents.example' });
    expect(Number(claims['exp'])).toBeLessThanOrEqual(Date.now() / 1_000 + 24 * 60 * 60);
  });

  it('is told once a minute, with how many the agent has not seen', async () => {
    const { agent, token, device } = await subscribed();
    await site.comment(agent.id);
    await service.receivedOnce(1);
    await site.done();
    await site.comment(agent.id);
    await site.comment(agent.id);
    expect(await site.waiting()).toHaveLength(1);
    await site.makeDue();
    const [, second] = await service.receivedOnce(2);
    expect(JSON.parse(device.decrypt(second?.body ?? Buffer.alloc(0)))).toEqual({
      kind: 'comment',
      count: 3,
    });
    expect((await site.own(token)).newComments).toBe(3);
    await site.done();
  });

  it('that the agent has seen meanwhile is told no more', async () => {
    const { agent, token } = await subscribed();
    await site.comment(agent.id);
    await service.receivedOnce(1);
    await site.done();
    await site.comment(agent.id);
    await site.send('POST', notificationPaths.commentsSeen, token);
    await site.makeDue();
    await site.done();
    expect(service.received()).toHaveLength(1);
    expect((await site.own(token)).newComments).toBe(0);
  });

  it('is told on no device of an agent who has switched that off', async () => {
    const { agent, token } = await subscribed();
    await site.turn(token, 'comment', 'push', false);
    await site.comment(agent.id);
    expect(await site.waiting()).toEqual([]);
    expect((await site.own(token)).settings.comment).toEqual({ mail: false, push: false });
  });

  it('is told on no device whose session has run out', async () => {
    const { agent } = await subscribed();
    site.advance(25 * 60 * 60);
    await site.comment(agent.id);
    await site.done();
    expect(service.received()).toEqual([]);
  });

  it('is told again after the push service has failed', async () => {
    const { agent } = await subscribed();
    service.answer(503, 429, 201);
    await site.comment(agent.id);
    await service.receivedOnce(1);
    for (const count of [2, 3]) {
      await site.retried();
      await site.makeDue();
      await service.receivedOnce(count);
    }
    await site.done();
    expect(await site.subscriptions()).toHaveLength(1);
  });
});

describe('a device gets no push any more', () => {
  it.each([404, 410])('once its push service has answered %i', async (status) => {
    const { agent } = await subscribed();
    service.answer(status);
    await site.comment(agent.id);
    await site.done();
    expect(await site.subscriptions()).toEqual([]);
  });

  it('once its agent has logged out there', async () => {
    const { agent, token } = await subscribed();
    await site.send('POST', authPaths.logout, token);
    await site.comment(agent.id);
    expect([await site.subscriptions(), await site.waiting()]).toEqual([[], []]);
  });

  it('once its agent has logged out everywhere else', async () => {
    const { agent } = await subscribed();
    const other = await createSession(site.server.db, agent.id, site.now());
    await site.send('DELETE', authPaths.sessions, other);
    expect(await site.subscriptions()).toEqual([]);
  });

  it('once it says so, as long as it does not subscribe again', async () => {
    const { token, device } = await subscribed();
    expect((await site.own(token)).thisDevice).toBe(true);
    await site.send('DELETE', notificationPaths.pushSubscription, token);
    expect((await site.own(token)).thisDevice).toBe(false);
    await site.subscribe(token, device);
    expect((await site.own(token)).thisDevice).toBe(true);
  });

  it('about an agent whose place another has taken there', async () => {
    const { device } = await subscribed();
    const { agent, token } = await site.loggedIn();
    await site.subscribe(token, device);
    expect(await site.subscriptions()).toMatchObject([{ agentId: agent.id }]);
  });

  it('that it has subscribed to with a key of before', async () => {
    const { agent, token } = await subscribed();
    await site.server.db.update(pushSubscriptions).set({ vapidKey: 'earlier' });
    expect((await site.own(token)).thisDevice).toBe(false);
    await site.comment(agent.id);
    await site.done();
    expect([service.received(), await site.subscriptions()]).toEqual([[], []]);
  });

  it('when it is the oldest of too many', async () => {
    const { agent } = await subscribed();
    for (let count = 0; count < MAX_SUBSCRIPTIONS; count += 1) {
      site.advance(1);
      await site.subscribe(await createSession(site.server.db, agent.id, site.now()), service.device());
    }
    const kept = await site.subscriptions();
    expect(kept).toHaveLength(MAX_SUBSCRIPTIONS);
    expect(Math.min(...kept.map(({ createdAt }) => createdAt.getTime()))).toBe(
      site.now().getTime() - (MAX_SUBSCRIPTIONS - 1) * 1_000,
    );
  });
});

describe('a device cannot subscribe', () => {
  const device = () => testDevice('https://fcm.googleapis.com/fcm/send/abc');

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8080/abc',
    'https://user:password@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://push.apple.com.evil.example/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.7/abc',
    'file:///etc/passwd',
    'no address',
  ])('at %s, which is not a push service', async (endpoint) => {
    const { token } = await site.loggedIn();
    expect((await site.subscribe(token, { ...device(), endpoint })).status).toBe(400);
    expect(await site.subscriptions()).toEqual([]);
  });

  it('with a key that is not a point of the curve', async () => {
    const { token } = await site.loggedIn();
    const keys = { ...device().keys, p256dh: `B${'A'.repeat(86)}` };
    expect((await site.subscribe(token, { ...device(), keys })).status).toBe(400);
  });

  it('with the key of another server, or of before', async () => {
    const { token } = await site.loggedIn();
    const { endpoint, keys } = device();
    const body = { endpoint, keys, pushKey: `B${'A'.repeat(86)}` };
    expect((await site.send('PUT', notificationPaths.pushSubscription, token, body)).status).toBe(409);
  });

  it('without a session', async () => {
    expect((await site.subscribe('none', device())).status).toBe(401);
  });
});

it('nothing is queued for agents who have no device', async () => {
  const { id } = await addAgent(site.server.db);
  await site.comment(id);
  const kinds = (await site.server.db.select().from(jobs)).map(({ kind }) => kind);
  expect(kinds).not.toContain('push');
});
