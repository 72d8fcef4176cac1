import { spawn } from 'node:child_process';
import fs from 'node:fs';

import type { Account } from './account.ts';
import type { Cluster } from './cluster.ts';
import { createUsersPipe } from './users-pipe.ts';

// Runs "$@" and interrupts it at the end of standard input, the users' pipe. It asks again until the program is
// gone: a program that has only begun has not set its signal handlers yet. Descriptor 3 is the cluster's lock; the
// guard gives it up, since it may sleep on for a moment after everything else has gone.
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
exit $status
`;

/** A program under the watchdog. */
export interface Watched {
  /** Whether the program or its watchdog still runs, as far as this process has heard. */
  isRunning: () => boolean;
  /** Settles when the program and its watchdog have ended; 128 and more tells of a signal. */
  ended: Promise<number>;
  /** Takes this process off the program's users; with the last one the program is interrupted. */
  release: () => void;
  /** Lets this process end before the program does. */
  unref: () => void;
}

/**
 * Runs a program of the cluster in a session of its own, out of reach of the terminal's Ctrl-C. It lives while
 * a process holds the users' pipe, keeps `lock` for as long as any of its processes lives, and logs to the cluster's
 * log file.
 */
export function spawnWatched(
  cluster: Cluster,
  account: Account,
  env: NodeJS.ProcessEnv,
  lock: number,
  command: string[],
): Watched {
  const log = fs.openSync(cluster.logFile, 'a', 0o600);
  const { reader, writer } = createUsersPipe(cluster.usersPipe);
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
