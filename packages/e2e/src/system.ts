import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishAll } from '@naija/tooling/publish';
import { ROOT } from '@naija/tooling/workspaces';
import { startProgram } from './program.ts';

/** The built product, running on a port and a data folder of its own. */
export interface System {
  url: string;
  remotesDir: string;
  /** Ends the server, if it runs; its data stays. This is how a line goes down: nobody answers any more. */
  goDown: () => Promise<void>;
  /** Starts the server again at the same address, unless it runs. */
  comeBack: () => Promise<void>;
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
  let server: RunningServer | undefined = await startServer({ ...env, PORT: '0' });
  const { url } = server;
  const goDown = async () => {
    await server?.stop();
    server = undefined;
  };
  return {
    url,
    remotesDir,
    goDown,
    comeBack: async () => {
      server ??= await startServer({ ...env, PORT: new URL(url).port });
    },
    async stop() {
      await goDown();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type RunningServer = Awaited<ReturnType<typeof startServer>>;

async function startServer(env: ServerSettings) {
  const main = path.join(ROOT, 'packages/server/dist/main.js');
  const { said, stop } = await startProgram(process.execPath, [main], READY, env);
  return { url: said, stop };
}
