import { execFileSync, spawn } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { detectLauncher, rendererPid } from './isolation.ts';

const WAIT = { timeout: 60_000, interval: 10 };

it('without setpriv a forgotten process ends after ten minutes of work', async () => {
  const { command, isolation } = await detectLauncher(() => undefined);
  const [program, ...args] = [...command, '/bin/sh', '-c', 'ulimit -t'];
  expect([isolation, execFileSync(program, args, { encoding: 'utf8' })]).toEqual(['process', '600\n']);
});

it('without namespaces a process runs as it is', async () => {
  const { command, isolation } = await detectLauncher((name) =>
    name === 'setpriv' ? '/usr/bin/setpriv' : undefined,
  );
  const [program, ...args] = [...command, process.execPath, '--print', 'process.pid'];
  const child = spawn(program, args);
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  await vi.waitUntil(() => printed !== '', WAIT);
  expect([isolation, Number(printed)]).toEqual(['process', rendererPid(child.pid ?? 0, isolation)]);
});

it('the process that is judged is the one that runs the program', async () => {
  const { command, isolation } = await detectLauncher();
  const [program, ...args] = [...command, process.execPath, '--eval', 'setInterval(() => {}, 1e6)'];
  const child = spawn(program, args);
  const commandOf = () => {
    const pid = rendererPid(child.pid ?? 0, isolation);
    return pid === undefined
      ? ''
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  };
  await vi.waitUntil(() => commandOf().startsWith(process.execPath), WAIT);
  child.kill('SIGKILL');
});
