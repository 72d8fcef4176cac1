import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { clusterIn } from '@naija/embedded-postgres/test';
import { processesNaming } from '@naija/embedded-postgres/test';
import { removeDemoAccounts } from './demo/accounts.ts';
import { addAgent } from '../test/agents.ts';
import { startTestDatabase } from '../test/database.ts';
import { serverProcesses, type ServerProcess } from '../test/server-process.ts';
import { tempFolder } from '../test/temp-folder.ts';

const folder = tempFolder();
const startProcess = serverProcesses();
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
});

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://agents.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  HOST: 'localhost',
};

async function end(server: ServerProcess): Promise<void> {
  server.signal('SIGTERM');
  await server.ended();
}

describe('a server', () => {
  it('does not start in production with demo accounts, names the command that removes them, and starts without them', async () => {
    const database = await startTestDatabase(dataDir);
    await addAgent(database.db, { isDemo: true });
    const refused = startProcess({ DATA_DIR: dataDir, ...PRODUCTION });
    expect([await refused.ended(), refused.stdout(), refused.stderr()]).toEqual([
      1,
      '',
      expect.stringContaining(
        'The database holds a demo account, with a password that is published, and NODE_ENV is production: ' +
          'NaijaAgents does not start beside them. Remove them with: npm run db -- remove-demo\n',
      ),
    ]);
    await removeDemoAccounts(database.db);
    const server = startProcess({ DATA_DIR: dataDir, ...PRODUCTION });
    await server.ready();
    await end(server);
    await database.stop();
  });

  it('starts in development with demo accounts', async () => {
    const database = await startTestDatabase(dataDir);
    await addAgent(database.db, { isDemo: true });
    const server = startProcess({ DATA_DIR: dataDir });
    await server.ready();
    await end(server);
    await database.stop();
  });
});

describe('a server whose DATABASE_URL names', () => {
  it.each([
    ['a superuser warns once', 'superuser', 1],
    ['an ordinary role does not warn', 'connection', 0],
  ] as const)('%s', async (_, name, times) => {
    const database = await startTestDatabase(dataDir);
    const { host, user, database: db } = clusterIn(join(dataDir, 'postgres'))[name];
    const server = startProcess({
      DATA_DIR: join(dataDir, 'server'),
      DATABASE_URL: `postgres://${user}@localhost/${db}?host=${encodeURIComponent(host)}`,
      NODE_ENV: 'test',
    });
    await server.ready();
    await end(server);
    expect(server.stderr().split('its role is a superuser').length - 1).toBe(times);
    await database.stop();
    expect(processesNaming(dataDir)).toEqual([]);
  });
});
