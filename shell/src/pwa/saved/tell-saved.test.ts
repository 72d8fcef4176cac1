import { afterEach, expect, test, vi } from 'vitest';
import { saveAgent } from '@naija/runtime';
import { tellSaved } from './tell-saved.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the worker knows whom the visitor has saved: at the start, after a change, and when another one takes over', () => {
  const postMessage = vi.fn();
  const serviceWorker = Object.assign(new EventTarget(), { controller: { postMessage } });
  vi.stubGlobal('navigator', { serviceWorker });
  saveAgent('7', true);
  tellSaved();
  saveAgent('8', true);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(postMessage.mock.calls.map(([message]) => message as unknown)).toEqual([
    { type: 'SAVED_AGENTS', ids: ['7'] },
    { type: 'SAVED_AGENTS', ids: ['8', '7'] },
    { type: 'SAVED_AGENTS', ids: ['8', '7'] },
  ]);
});
