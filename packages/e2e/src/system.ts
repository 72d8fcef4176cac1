import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishAll } from '@naija/tooling/publish';
import { ROOT } from '@naija/tooling/workspaces';

/** The built product, running on a port and a data folder of its own. */
export interface System {
  url: string;
  remotesDir: string;
  /** Ends the server; its data stays. This is how a line goes down: nobody answers any more. */
  goDown(): Promise<void>;
  /** Starts the server again, at the same address. */
  comeBack(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

const READY = /ready on (http:\/\/\S+)/;

export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Publishes remotes into a new folder and starts the built server there, with demo data.
 * @param publish puts releases into a folder; the built remotes unless told
 */
export async function startSystem(
  settings: ServerSettings = {},
  publish: (remotesDir: string) => Promise<void> = publishAll,
): Promise<System> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'naija-e2e-'));
  const remotesDir = path.join(dataDir, 'remotes');
  await publish(remotesDir);
  // All visitors of a test come from one address; limits are for tests of their own.
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, DEMO_DATA: 'on', RATE_LIMITS: 'off', ...settings };
  let server = await startServer({ ...env, PORT: '0' });
  const { url } = server;
  return {
    url,
    remotesDir,
    goDown: () => server.stop(),
    async comeBack() {
      server = await startServer({ ...env, PORT: new URL(url).port });
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startServer(env: ServerSettings) {
  const server = spawn(process.execPath, [path.join(ROOT, 'packages/server/dist/main.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit');
  return {
    url: await readyAddress(server),
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

function readyAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      const address = READY.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => {
      reject(new Error(`The server ended with ${String(code)} before it was ready:\n${output}`));
    });
  });
}
