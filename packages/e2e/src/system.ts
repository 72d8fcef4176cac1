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
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

const READY = /ready on (http:\/\/\S+)/;

/** Publishes the built remotes into a new folder and starts the built server there, with demo data. */
export async function startSystem(): Promise<System> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'naija-e2e-'));
  const remotesDir = path.join(dataDir, 'remotes');
  await publishAll(remotesDir);
  const server = spawn(process.execPath, [path.join(ROOT, 'packages/server/dist/main.js')], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'on' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit');
  const url = await readyAddress(server);
  return {
    url,
    remotesDir,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
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
