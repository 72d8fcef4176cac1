import { commentPaths } from '@naija/contracts/http/comments';
import {
  notificationPaths,
  type NotificationChannel,
  type NotificationKind,
  type OwnNotifications,
} from '@naija/contracts/http/notifications';
import { asc, sql } from 'drizzle-orm';
import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, beforeEach, vi } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import {
  jobs,
  mailOutbox,
  notificationSettings,
  pushSubscriptions,
  type AgentRow,
} from '../src/database/schema.ts';
import { vapidKeys, type PushOptions } from '../src/modules/notifications/endpoint.ts';
import { addAgent } from './agents.ts';
import { createSession } from './identity.ts';
import type { TestDevice } from './push-service.ts';
import { useServer } from './use-server.ts';

export function pushOptions(options: Partial<PushOptions> = {}): PushOptions {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const services = ['fcm.googleapis.com', '*.push.apple.com'];
  return { key, subject: 'mailto:ops@agents.example', services, allowsLoopback: true, ...options };
}

/** An agent who is logged in. */
export interface LoggedIn {
  agent: AgentRow;
  token: string;
}

/** A server that listens, and so runs what waits to be sent, with a clock of its own. */
export function useNotifications(options: Partial<AppOptions> = {}) {
  let now: Date;
  const push = options.push ?? pushOptions();
  const server = useServer({ clock: () => now, rateLimits: false, push, ...options });
  beforeEach(() => {
    now = new Date();
  });
  beforeAll(async () => {
    now = new Date();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    token?: string,
    payload?: object,
  ) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json<unknown>() };
  }
  const { publicKey } = vapidKeys(push);
  const waiting = () =>
    server.db
      .select()
      .from(jobs)
      .where(sql`${jobs.kind} in ('push', 'mail about comments')`);

  const comment = (agentId: string) =>
    send('POST', commentPaths.post(agentId), undefined, { fullname: 'Bola Ade', content: 'Kept her word.' });

  return {
    server,
    push,
    publicKey,
    send,
    now: () => now,
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    async loggedIn(): Promise<LoggedIn> {
      const agent = await addAgent(server.db);
      return { agent, token: await createSession(server.db, agent.id, now) };
    },
    subscribe: (token: string, { endpoint, keys }: Pick<TestDevice, 'endpoint' | 'keys'>) =>
      send('PUT', notificationPaths.pushSubscription, token, { endpoint, keys, pushKey: publicKey }),
    comment,
    turn: (token: string, kind: NotificationKind, channel: NotificationChannel, isOn: boolean) =>
      send('POST', notificationPaths.own, token, { kind, channel, isOn }),
    own: async (token: string) => (await send('GET', notificationPaths.own, token)).body as OwnNotifications,
    subscriptions: () => server.db.select().from(pushSubscriptions),
    mail: () => server.db.select().from(mailOutbox).orderBy(asc(mailOutbox.createdAt)),
    waiting,
    /** Makes due what waits for a pause or a retry to end. */
    async makeDue(): Promise<void> {
      await server.db.update(jobs).set({ dueAt: sql`now()` });
      // A comment wakes the sender even if its agent gets no notification.
      const { id } = await addAgent(server.db);
      await server.db.insert(notificationSettings).values({ agentId: id, commentMail: false });
      await comment(id);
    },
    /** Resolves once an attempt has failed and its end is stored. */
    retried: () =>
      vi.waitUntil(async () => (await waiting()).some(({ run, failures }) => run === null && failures > 0), {
        timeout: 20_000,
        interval: 10,
      }),
    /** Resolves once nothing waits any more. */
    done: () => vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 20_000, interval: 10 }),
  };
}
