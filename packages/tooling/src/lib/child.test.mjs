import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startChild } from './child.mjs';

const FOREVER = `process.on('SIGTERM', () => setTimeout(process.exit, 200)); setInterval(() => {}, 1_000); console.log('started');`;

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(['SIGINT', 'SIGTERM'])('%s ends what a command has started, before the command', async (signal) => {
  const command = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startChild, stopChildren } from '${path.join(import.meta.dirname, 'child.mjs')}';
      import { closeOnSignal } from '${path.join(import.meta.dirname, 'shutdown.mjs')}';
      closeOnSignal(stopChildren, 1);
      const { output, pid } = startChild(['--eval', ${JSON.stringify(FOREVER)}]);
      output.once('data', () => console.log(pid));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [pid] = await once(command.stdout, 'data');
  command.kill(/** @type {NodeJS.Signals} */ (signal));
  const [code] = await once(command, 'exit');
  expect([code, isRunning(Number(pid))]).toEqual([1, false]);
});

test('a program that is stopped twice gets one signal', async () => {
  const program = `let signals = 0;
    process.on('SIGTERM', () => { signals += 1; setTimeout(() => { console.log(signals); process.exit(); }, 200); });
    setInterval(() => {}, 1_000);
    console.log('started');`;
  const { output, stop } = startChild(['--eval', program]);
  await once(output, 'data');
  const [[signals]] = await Promise.all([once(output, 'data'), stop(), stop()]);
  expect(String(signals).trim()).toBe('1');
});
