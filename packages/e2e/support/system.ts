import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishAll } from '@naija/tooling/publish';
import { copyDemoData } from './demo-data.ts';
import { startServer, type Server, type ServerSettings } from './server.ts';

export interface System {
  url: string;
  dataDir: string;
  remotesDir: string;
  /** The last warnings and errors that the server has logged since it was started. */
  serverLog: () => string;
  /** Stops the server if it runs; data stays. */
  stopServer: () => Promise<void>;
  /** Sends SIGKILL. */
  killServer: () => Promise<void>;
  /** Starts the server at the same address, unless it runs. @param changed settings, from then on */
  restartServer: (changed?: ServerSettings) => Promise<void>;
  stop(): Promise<void>;
}

/** Publishes remotes into a new folder and starts the built server with demo data. */
export async function startSystem(
  settings: ServerSettings = {},
  publish: (remotesDir: string) => Promise<void> = publishAll,
): Promise<System> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'naija-e2e-'));
  const remotesDir = path.join(dataDir, 'remotes');
  await publish(remotesDir);
  await copyDemoData(dataDir);
  let env: ServerSettings = { DATA_DIR: dataDir, ...settings };
  let server: Server | undefined = await startServer({ ...env, PORT: '0' });
  const { url } = server;
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    await server?.stop(signal);
    server = undefined;
  };
  const stopServer = end('SIGTERM');
  return {
    url,
    dataDir,
    remotesDir,
    serverLog: () => server?.output() ?? '',
    stopServer,
    killServer: end('SIGKILL'),
    restartServer: async (changed = {}) => {
      env = { ...env, ...changed };
      server ??= await startServer({ ...env, PORT: new URL(url).port });
    },
    async stop() {
      await stopServer();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
