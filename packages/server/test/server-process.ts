import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, vi } from 'vitest';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const READY_TIMEOUT_MS = 90_000;

export interface ServerProcess {
  pid: number;
  stdout: () => string;
  stderr: () => string;
  /** The URL that it prints when it is ready; rejects if it exits earlier. */
  ready: (timeoutMs?: number) => Promise<string>;
  signal: (name: NodeJS.Signals) => void;
  /** Its exit code; null if a signal ended it. */
  ended: () => Promise<number | null>;
}

/** Starts a server. @param launcher command that runs the one which follows it, in the same process */
export type StartServer = (env: Record<string, string>, launcher?: readonly string[]) => ServerProcess;

/** Compiles the server; returns a function that starts it. Processes are killed after each test. */
export function serverProcesses(): StartServer {
  const started: ServerProcess[] = [];
  beforeAll(() => void compileServer());
  afterEach(async () => {
    for (const server of started.splice(0)) {
      server.signal('SIGKILL');
      await server.ended();
    }
  });
  return (env, launcher) => {
    const server = start(env, launcher);
    started.push(server);
    return server;
  };
}

/** Compiles the server; returns the output folder. */
export function compileServer(): string {
  const compiler = dirname(createRequire(import.meta.url).resolve('typescript-7/package.json'));
  execFileSync(process.execPath, [`${compiler}/bin/tsc`, '-b', PACKAGE], { stdio: 'inherit' });
  return `${PACKAGE}/dist`;
}

function start(env: Record<string, string>, launcher: readonly string[] = []): ServerProcess {
  const [command, ...args] = [...launcher, process.execPath, `${PACKAGE}/dist/main.js`];
  const child = spawn(command, args, {
    // A busy machine would reach the limits; production requires them.
    env: {
      PATH: process.env['PATH'] ?? '',
      DEMO_DATA: 'off',
      PORT: '0',
      ...(env['NODE_ENV'] !== 'production' && { RATE_LIMITS: 'off' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text));
  const closed = once(child, 'close');
  return {
    pid: child.pid ?? 0,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    signal: (name) => void child.kill(name),
    ended: async () => {
      await closed;
      return child.exitCode;
    },
    ready: (timeout = READY_TIMEOUT_MS) =>
      vi.waitUntil(
        () => {
          if (child.exitCode !== null) throw new Error(`the server ended: ${output.stderr}`);
          return /^NaijaAgents is ready on (\S+)\n/.exec(output.stdout)?.[1];
        },
        { timeout, interval: 10 },
      ),
  };
}
