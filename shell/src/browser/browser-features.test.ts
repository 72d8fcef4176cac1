import { afterEach, expect, test, vi } from 'vitest';
import { addJsonResponses, addTimeouts, removeRefused } from './browser-features.ts';

const refuse = (): never => {
  throw new DOMException('Access is denied', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(document, 'cookie');
});

test('an API that throws on access is removed, and working ones stay', () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, get: refuse });
  removeRefused();
  expect('locks' in navigator).toBe(false);
  expect('localStorage' in globalThis).toBe(true);
});

test('requests time out in a browser without AbortSignal.timeout', async () => {
  const original = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {};
  Reflect.deleteProperty(AbortSignal, 'timeout');
  addTimeouts();
  const signal = AbortSignal.timeout(1);
  await vi.waitFor(() => {
    expect(signal.aborted).toBe(true);
  });
  Object.defineProperty(AbortSignal, 'timeout', original);
});

test('a worker answers with JSON in a browser without Response.json', async () => {
  const original = Object.getOwnPropertyDescriptor(Response, 'json') ?? {};
  Reflect.deleteProperty(Response, 'json');
  addJsonResponses();
  const response = Response.json({ n: 1 }, { status: 201, headers: { 'x-a': 'b' } });
  expect([response.status, response.headers.get('x-a'), response.headers.get('content-type')]).toEqual([
    201,
    'b',
    'application/json',
  ]);
  expect(await response.json()).toEqual({ n: 1 });
  Object.defineProperty(Response, 'json', original);
});

test('if reading cookies throws, there are none and writing one does nothing', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  removeRefused();
  document.cookie = 'token=1';
  expect(document.cookie).toBe('');
});
