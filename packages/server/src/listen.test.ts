import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeWithin, listenOn } from './listen.ts';
import { endConnectionsOnClose } from './platform/plugins/connection-close.ts';

/** A server on which one request has arrived and waits for `answer`. */
async function busyServer() {
  const app = Fastify();
  endConnectionsOnClose(app);
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

it('a request that runs is finished before the server stops, while no new one is taken', async () => {
  const { app, url, request, answer } = await busyServer();
  const closed = closeWithin(app, 60_000);
  await expect.poll(() => statusOf(`${url}/other`)).toBeOneOf(['refused', 503]);
  answer('finished');
  await closed;
  expect(await request).toBe('finished');
});

it('a request that never ends does not keep the server from stopping', async () => {
  const { app, request } = await busyServer();
  await closeWithin(app, 10);
  expect(await request).toBe('cut off');
});
