import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeKeepAliveConnections } from '../platform/plugins/request-targets.ts';
import { closeGracefully, listenOn } from './listen.ts';

/** A server with one request that waits for `answer`. */
async function busyServer() {
  const app = Fastify();
  closeKeepAliveConnections(app);
  let arrived: () => void;
  let answer: (text: string) => void;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const answered = new Promise<string>((resolve) => (answer = resolve));
  app.get('/', () => {
    arrived();
    return answered;
  });
  const url = await listenOn(app, '127.0.0.1', 0);
  const request = fetch(url).then(
    (response) => response.text(),
    () => 'cut off',
  );
  await arrival;
  return {
    app,
    url,
    request,
    answer: (text: string) => {
      answer(text);
    },
  };
}

function statusOf(url: string): Promise<number | 'refused'> {
  return fetch(url).then(
    ({ status }) => status,
    () => 'refused',
  );
}

it('finishes running requests before the server stops, and accepts no new ones', async () => {
  const { app, url, request, answer } = await busyServer();
  const closed = closeGracefully(app, 60_000);
  await expect.poll(() => statusOf(`${url}/other`)).toBeOneOf(['refused', 503]);
  answer('finished');
  await closed;
  expect(await request).toBe('finished');
});

it('a request that never ends does not block the shutdown', async () => {
  const { app, request } = await busyServer();
  await closeGracefully(app, 10);
  expect(await request).toBe('cut off');
});
