import { moderationPaths } from '@naija/contracts/http/moderation';
import { operatorPaths } from '@naija/contracts/http/operators';
import { notificationPaths } from '@naija/contracts/http/notifications';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { usePushService } from '../../../test/push-service.ts';
import { useModeration } from '../../../test/use-moderation.ts';
import { pushOptions } from '../../../test/use-notifications.ts';
import { vapidKeys } from './endpoint.ts';

const push = pushOptions();
const site = useModeration({ rateLimits: false, push });
const service = usePushService();
beforeAll(async () => {
  await site.server.app.listen({ port: 0, host: '127.0.0.1' });
});

/** An agent whose device has subscribed and whose profile an operator has hidden. */
async function hidden(settings: { mail?: boolean } = {}) {
  const { token: operator } = await site.operator();
  const agent = await addAgent(site.server.db, { name: 'Ada Obi' });
  const token = await site.sessionOf(agent);
  const device = service.device();
  const { endpoint, keys } = device;
  const payload = { endpoint, keys, pushKey: vapidKeys(push).publicKey };
  const headers = { authorization: `Bearer ${token}` };
  await site.server.app.inject({ method: 'PUT', url: notificationPaths.pushSubscription, headers, payload });
  if (settings.mail === false)
    await site.send('POST', notificationPaths.own, {
      token,
      payload: { kind: 'answer', channel: 'mail', isOn: false },
    });
  const note = 'Asks for money before a viewing';
  await site.send('POST', operatorPaths.block(agent.id), { token: operator, payload: { note } });
  return { operator, agent, token, device };
}

describe('a decision of an operator', () => {
  it('is told at once on the device of the agent, and by mail that can be switched off', async () => {
    const { device, agent } = await hidden();
    const [received] = await service.receivedOnce(1);
    expect(JSON.parse(device.decrypt(received?.body ?? Buffer.alloc(0)))).toEqual({
      kind: 'answer',
      count: 1,
    });
    const [mail] = await site.mailTo(agent.id);
    expect(mail).toMatchObject({
      recipient: agent.email,
      unsubscribeUrl: expect.stringMatching(/\/unsubscribe\?token=answer-/) as string,
    });
  });

  it('is not mailed if the agent has turned that off, and neither is an answer to an appeal', async () => {
    const { operator, agent, token } = await hidden({ mail: false });
    await service.receivedOnce(1);
    const payload = { subject: { kind: 'account', id: agent.id }, text: 'It was paid back.' };
    await site.send('POST', moderationPaths.appeals, { token, payload });
    const { body } = await site.send<{ appeals: { id: string }[] }>('GET', operatorPaths.appeals, {
      token: operator,
    });
    await site.send('POST', operatorPaths.appeal(body.appeals[0]?.id ?? ''), {
      token: operator,
      payload: { decision: 'granted', answer: 'You are right.' },
    });
    const [, answer] = await service.receivedOnce(2);
    expect(answer?.headers['topic']).toBe('answer');
    expect(await site.mailTo(agent.id)).toEqual([]);
  });
});
