import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishAll } from '@naija/tooling/publish';
import { copyDemoData } from './demo-data.ts';
import { startServer, type Server, type ServerSettings } from './server.ts';

/** The built product, running on a port and a data folder of its own. */
export interface System {
  url: string;
  dataDir: string;
  remotesDir: string;
  /** Ends the server, if it runs; its data stays. This is how a line goes down: nobody answers any more. */
  goDown: () => Promise<void>;
  /** Kills the server with SIGKILL, in the middle of whatever it does. */
  crash: () => Promise<void>;
  /** Starts the server again at the same address, unless it runs. */
  comeBack: () => Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

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
  await copyDemoData(dataDir);
  const env = { DATA_DIR: dataDir, ...settings };
  let server: Server | undefined = await startServer({ ...env, PORT: '0' });
  const { url } = server;
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    await server?.stop(signal);
    server = undefined;
  };
  const goDown = end('SIGTERM');
  return {
    url,
    dataDir,
    remotesDir,
    goDown,
    crash: end('SIGKILL'),
    comeBack: async () => {
      server ??= await startServer({ ...env, PORT: new URL(url).port });
    },
    async stop() {
      await goDown();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
