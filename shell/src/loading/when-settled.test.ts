import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setDataPending, trackCode } from './pending-loads.ts';
import { whenSettled } from './when-idle.ts';

const run = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback();
  });
  run.mockReset();
});
afterEach(() => {
  setDataPending(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('nothing starts while the page waits for its code, or then for its data', async () => {
  let arrive: () => void = () => undefined;
  void trackCode(new Promise<void>((resolve) => (arrive = resolve)));
  whenSettled(run);
  await pass(10);
  setDataPending(true);
  arrive();
  await pass(10);
  expect(run).not.toHaveBeenCalled();
  setDataPending(false);
  await pass(1);
  expect(run).toHaveBeenCalledOnce();
});

test('a pause between code and data is not the end of loading', async () => {
  setDataPending(true);
  whenSettled(run);
  setDataPending(false);
  await pass(0.9);
  setDataPending(true);
  await pass(10);
  expect(run).not.toHaveBeenCalled();
  setDataPending(false);
  await pass(1);
  expect(run).toHaveBeenCalledOnce();
});

test('a load that hangs is waited for 30 seconds', async () => {
  setDataPending(true);
  whenSettled(run);
  await pass(29.9);
  expect(run).not.toHaveBeenCalled();
  await pass(0.1);
  expect(run).toHaveBeenCalledOnce();
  setDataPending(false);
  await pass(10);
  expect(run).toHaveBeenCalledOnce();
});

test('later loads start nothing a second time', async () => {
  whenSettled(run);
  await pass(1);
  setDataPending(true);
  setDataPending(false);
  await pass(30);
  expect(run).toHaveBeenCalledOnce();
});
