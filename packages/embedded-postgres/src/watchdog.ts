import { spawn } from 'node:child_process';
import fs from 'node:fs';

import type { Account } from './account.ts';
import type { Cluster } from './cluster.ts';
import { createLivenessPipe } from './liveness-pipe.ts';

// Runs "$@", and interrupts it at the end of standard input, the liveness pipe, repeatedly until it has signal handlers.
// Descriptor 3 is the cluster lock; the guard closes it because it may outlive a watchdog that is killed. If the program
// ends by itself, the guard ends before the watchdog.
const SCRIPT = `
exec 4<&0 0</dev/null
"$@" 4<&- &
program=$!
(
  while read -r line; do :; done <&4
  while kill -INT $program 2>/dev/null; do sleep 0.2; done
) 3<&- >/dev/null 2>&1 &
guard=$!
exec 4<&-
wait $program
status=$?
kill $guard 2>/dev/null
wait $guard 2>/dev/null
exit $status
`;

export interface WatchedProcess {
  isRunning: () => boolean;
  /** Exit status of the program and its watchdog; 128 or more for a signal. */
  ended: Promise<number>;
  /** Closes the liveness pipe of this process; the last one interrupts the program. */
  release: () => void;
  unref: () => void;
}

/**
 * Runs a program while any process holds the liveness pipe, in a session of its own that the terminal's Ctrl-C does not
 * reach. All its processes keep `lock`; output goes to the log file of the cluster.
 */
export function spawnWatched(
  cluster: Cluster,
  account: Account,
  env: NodeJS.ProcessEnv,
  lock: number,
  command: string[],
): WatchedProcess {
  const log = fs.openSync(cluster.logFile, 'a', 0o600);
  const { reader, writer } = createLivenessPipe(cluster.livenessPipe);
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', ...account.prefix, ...command], {
    ...account.owner,
    env,
    cwd: '/',
    detached: true,
    stdio: [reader, log, log, lock],
  });
  fs.closeSync(reader);
  fs.closeSync(log);
  let held = true;
  const release = (): void => {
    if (held) fs.closeSync(writer);
    held = false;
  };
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 128);
    });
  });
  ended.catch(() => undefined);
  return {
    ended,
    release,
    unref: () => {
      child.unref();
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}
