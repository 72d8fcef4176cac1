import { afterEach, expect, test, vi } from 'vitest';
import { setFavourite } from '@naija/runtime';
import { postFavourites } from './post-to-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('posts the favourites to the worker at the start, on changes, and to a new worker', () => {
  const postMessage = vi.fn();
  const serviceWorker = Object.assign(new EventTarget(), { controller: { postMessage } });
  vi.stubGlobal('navigator', { serviceWorker });
  setFavourite('7', true);
  postFavourites();
  setFavourite('8', true);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(postMessage.mock.calls.map(([message]) => message as unknown)).toEqual([
    { type: 'SAVED_AGENTS', ids: ['7'] },
    { type: 'SAVED_AGENTS', ids: ['8', '7'] },
    { type: 'SAVED_AGENTS', ids: ['8', '7'] },
  ]);
});
