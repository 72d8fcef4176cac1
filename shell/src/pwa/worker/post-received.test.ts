import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';
import { stubObserver, type Measure } from '../../testing/measured-entries.ts';
import { postReceived } from './post-to-worker.ts';

const posted: MessageToWorker[] = [];
const controller = { postMessage: (message: MessageToWorker) => posted.push(message) };
let measure: Measure;

/** Opens a page. @returns lets a worker take control */
function open(isControlled: boolean): () => void {
  const serviceWorker = Object.assign(new EventTarget(), { controller: isControlled ? controller : null });
  vi.stubGlobal('navigator', { serviceWorker });
  measure = stubObserver();
  postReceived();
  return () => {
    serviceWorker.controller = controller;
    serviceWorker.dispatchEvent(new Event('controllerchange'));
  };
}

beforeEach(() => {
  posted.length = 0;
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('bytes that a page receives before its first worker are counted once the worker is active', () => {
  const takeOver = open(false);
  measure(1_000, 300);
  measure(50);
  expect(posted).toEqual([]);
  takeOver();
  takeOver();
  expect(posted).toEqual([{ type: 'RECEIVED', bytes: 1_350 }]);
});

test('bytes of a page that was left before it had a worker are counted by a later page', () => {
  open(false);
  measure(1_000);
  open(true);
  expect(posted).toEqual([{ type: 'RECEIVED', bytes: 1_000 }]);
  open(true);
  expect(posted).toHaveLength(1);
});

test('bytes that bypass the worker are counted at once', () => {
  open(true);
  measure(0);
  measure(700);
  expect(posted).toEqual([{ type: 'RECEIVED', bytes: 700 }]);
});
