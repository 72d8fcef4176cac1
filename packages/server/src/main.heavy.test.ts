import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { processesNaming } from '@naija/embedded-postgres/test';
import { put, registryOf } from '../test/hosted-files.ts';
import { serverProcesses } from '../test/server-process.ts';
import { tempFolder } from '../test/temp-folder.ts';
import { useDatabase } from '../test/use-server.ts';

const folder = tempFolder();
const startProcess = serverProcesses();
// An embedded PostgreSQL takes seconds to start, so tests about other subjects share this one.
const database = useDatabase();
const WAIT_OPTIONS = { timeout: 60_000, interval: 5 };
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
});

async function statusOf(url: string): Promise<number> {
  const { status } = await fetch(`${url}/readyz`);
  return status;
}

describe('the server', () => {
  it('serves on a free port with nothing but a folder, and leaves nothing running when stopped', async () => {
    const server = startProcess({ DATA_DIR: dataDir });
    expect(await statusOf(await server.ready())).toBe(200);
    expect(server.stdout()).toMatch(/^NaijaAgents is ready on http:\/\/localhost:\d+\n$/);
    server.signal('SIGTERM');
    expect([await server.ended(), server.stderr()]).toEqual([0, '']);
    expect(processesNaming(dataDir)).toEqual([]);
  });

  it('stops cleanly when interrupted before it is ready', async () => {
    const server = startProcess({ DATA_DIR: dataDir });
    await vi.waitUntil(() => existsSync(join(dataDir, 'postgres')), WAIT_OPTIONS);
    server.signal('SIGINT');
    expect([await server.ended(), server.stdout()]).toEqual([0, '']);
    expect(processesNaming(dataDir)).toEqual([]);
  });

  it('shares its folder with another server, which keeps running when the first has stopped', async () => {
    const first = startProcess({ DATA_DIR: dataDir });
    const firstUrl = await first.ready();
    const second = startProcess({ DATA_DIR: dataDir });
    const secondUrl = await second.ready();
    expect([await statusOf(firstUrl), await statusOf(secondUrl)]).toEqual([200, 200]);
    first.signal('SIGTERM');
    expect(await first.ended()).toBe(0);
    expect(await statusOf(secondUrl)).toBe(200);
    second.signal('SIGTERM');
    expect(await second.ended()).toBe(0);
    expect(processesNaming(dataDir)).toEqual([]);
  });
});

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://agents.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  HOST: 'localhost',
};

describe('the mailbox of development', () => {
  async function statusUnder(host: string, url: string): Promise<number | undefined> {
    const [answer] = (await once(get(`${url}/dev/mailbox`, { headers: { host } }), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    return answer.statusCode;
  }

  it.each([
    ['to nobody under a foreign name', {}, 403],
    ['to others where that is allowed', { ALLOW_REMOTE_DEVELOPMENT: 'on', HOST: '0.0.0.0' }, 200],
  ])('is shown %s', async (_, env: Record<string, string>, status) => {
    const server = startProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...env });
    const url = await server.ready();
    expect(await statusUnder('localhost', url)).toBe(200);
    expect(await statusUnder('evil.example', url)).toBe(status);
  });
});

describe('a shell that is incompatible with every release of a remote', () => {
  let env: Record<string, string>;
  beforeEach(() => {
    const shell = join(dataDir, 'shell');
    put(join(shell, 'index.html'), '<!doctype html><title>x</title>');
    put(join(shell, 'shell.json'), JSON.stringify({ contract: 2, versions: {}, exports: {} }));
    put(join(dataDir, 'remotes/remotes.json'), JSON.stringify(registryOf('/')));
    env = { DATA_DIR: dataDir, SHELL_DIR: shell };
  });

  it('keeps a server in production from starting, and leaves nothing running', async () => {
    const server = startProcess({ ...env, ...production });
    expect([await server.ended(), server.stdout()]).toEqual([1, '']);
    expect(server.stderr()).toMatch(
      /^The shell in .*\n {2}directory: .*contract 1, shell has 2\n.*ALLOW_UNFIT_REMOTES=on/,
    );
    expect(processesNaming(dataDir)).toEqual([]);
  });

  it.each([
    ['development', {}],
    ['production that was told to start', { ...production, ALLOW_UNFIT_REMOTES: 'on' }],
  ])('is logged at the start in %s', async (_, more: Record<string, string>) => {
    const server = startProcess({ ...env, DATABASE_URL: database.url, ...more });
    await server.ready();
    expect(server.stderr()).toContain('directory: visitors would get a failure in its place');
  });
});

describe('code from a developer’s machine', () => {
  it.each([
    ['may run in development', {}, true],
    ['never runs in production', production, false],
  ])('%s', async (_, env: Record<string, string>, isAllowed) => {
    const shell = join(dataDir, 'shell');
    put(join(shell, 'index.html'), '<!doctype html><head><title>x</title></head>');
    const server = startProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SHELL_DIR: shell,
      ...env,
    });
    const url = await server.ready();
    // Load shedding is on in production.
    const answer = await vi.waitUntil(async () => {
      const page = await fetch(`${url}/index.html`);
      return page.ok && page;
    }, WAIT_OPTIONS);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const page = await answer.text();
    expect([policy.includes('localhost'), page.includes(META_SETTINGS.overrides)]).toEqual([
      isAllowed,
      isAllowed,
    ]);
    expect(policy).toContain("script-src 'self'");
  });
});

describe('a server that cannot start says why, in one line for each problem', () => {
  it('when its port is taken', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, 'localhost', resolve));
    const { port } = holder.address() as AddressInfo;
    const server = startProcess({ DATA_DIR: dataDir, PORT: String(port) });
    const code = await server.ended();
    holder.close();
    expect([code, server.stdout(), server.stderr()]).toEqual([
      1,
      '',
      `Port ${String(port)} is already in use. Stop what uses it, or choose another: ` +
        `PORT=${String(port + 1)} npm start\n`,
    ]);
    expect(processesNaming(dataDir)).toEqual([]);
  });

  it('when settings are wrong', async () => {
    const server = startProcess({ DATA_DIR: dataDir, PORT: 'http', LOG_LEVEL: 'loud' });
    expect(await server.ended()).toBe(1);
    expect(server.stderr().trimEnd().split('\n')).toEqual([
      'These settings cannot be used:',
      '  PORT=http: expected a port from 0 to 65535',
      '  LOG_LEVEL=loud: expected one of trace, debug, info, warn, error, fatal, silent',
    ]);
  });

  it('when its database is unreachable', async () => {
    const server = startProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/naija',
    });
    expect(await server.ended()).toBe(1);
    expect(server.stderr()).toMatch(
      /^DATABASE_URL: the database at 127\.0\.0\.1:1\/naija cannot be used: .*ECONNREFUSED.*\n$/,
    );
    expect(server.stderr()).not.toContain('secret');
  });
});
