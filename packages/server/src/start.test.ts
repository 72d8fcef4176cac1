import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { clusterIn, processesNaming } from '@naija/embedded-postgres/test';
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
          'NaijaAgents does not start beside them. Remove them with: naija db remove-demo\n',
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

describe('a start that the operating system refuses is one line that says why, as of', () => {
  const file = join(folder, 'a-file');
  beforeEach(() => {
    writeFileSync(file, '');
  });

  it.each([
    [
      'a name that no address is known for',
      { HOST: 'nowhere.invalid' },
      /^HOST=nowhere\.invalid: no address is known/,
    ],
    [
      'an address of another machine',
      { HOST: '192.0.2.1' },
      /^HOST=192\.0\.2\.1: this machine has no such address/,
    ],
    ['a folder for data that is a file', { DATA_DIR: file }, /^NaijaAgents could not start: .*a-file/],
  ])('%s', async (_, env: Record<string, string>, line) => {
    const server = startProcess({
      DATA_DIR: dataDir,
      ALLOW_REMOTE_DEVELOPMENT: 'on',
      NODE_ENV: 'test',
      ...env,
    });
    expect([await server.ended(), server.stdout()]).toEqual([1, '']);
    const [said = '', ...others] = server
      .stderr()
      .split('\n')
      .filter((text) => !text.startsWith('{'));
    expect(said).toMatch(line);
    expect(others).toEqual(['']);
    expect(processesNaming(dataDir)).toEqual([]);
  });
});
