import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../test/temp-folder.ts';
import { readSettings } from './env.ts';

const folder = tempFolder();
const read = (file: string) => readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');
const has = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined;
const hasSystemd = has('systemd-analyze', '--version');
const hasLogrotate = has('logrotate', '--version');
const status = (isInstalled: boolean) => (isInstalled ? 'installed' : 'NOT INSTALLED: skipped');

const one = read('deploy/naija-agents.service');
const several = read('deploy/naija-agents@.service');
/** Ports that nginx passes requests to. */
const ports = [
  ...(/^upstream naija \{[^}]*/m.exec(read('deploy/nginx.conf'))?.[0] ?? '').matchAll(/127\.0\.0\.1:(\d+)/g),
].map(([, port = '']) => port);

/** Settings of a unit's process, which override those of the file. */
function settingsOf(unit: string, file: Record<string, string>) {
  const assigned = (text = ''): Record<string, string> =>
    Object.fromEntries(
      text.split(' ').flatMap((word) => {
        const [name = '', value] = word.split('=');
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const own = assigned(/^Environment=(.*)$/m.exec(unit)?.[1]);
  const last = assigned(/^ExecStart=\/usr\/bin\/env (.*)$/m.exec(unit)?.[1]);
  return readSettings({ ...own, ...file, ...last });
}

const required = { PUBLIC_URL: 'https://agents.example', SMTP_URL: 'smtp://mail.example' };

describe('the units of systemd', () => {
  it('listen on the loopback interface, on the ports that nginx passes to, whatever PORT the settings have', () => {
    expect(settingsOf(one, required)).toMatchObject({ mode: 'production', host: '127.0.0.1', port: 3000 });
    expect(ports).toHaveLength(3);
    for (const port of ports)
      expect(settingsOf(several.replaceAll('%i', port), { ...required, PORT: '3000' })).toMatchObject({
        mode: 'production',
        host: '127.0.0.1',
        port: Number(port),
        metrics: { host: '127.0.0.1', port: Number(`1${port}`) },
        dataDir: '/var/lib/naija-agents',
      });
  });

  it('are started by the documents on all of these ports', () => {
    const documents = read('operations/install.md');
    expect(documents).toContain(
      `systemctl enable --now ${ports.map((port) => `naija-agents@${port}`).join(' ')}`,
    );
    expect(documents).toContain(`for port in ${ports.join(' ')}; do`);
  });

  it('are the same, but for the port', () => {
    const rules = (unit: string) =>
      unit
        .replace(/^ExecStart=\/usr\/bin\/env .* (?=\/usr\/bin\/node)/m, 'ExecStart=')
        .replace(' on port %i', '')
        .split('\n')
        .filter((line) => /^[[A-Z]/.test(line));
    expect(rules(several)).toEqual(rules(one));
  });

  it.skipIf(!hasSystemd)(`are understood by systemd-analyze (${status(hasSystemd)})`, () => {
    const units = { 'naija-agents.service': one, 'naija-agents@3001.service': several };
    for (const [name, unit] of Object.entries(units)) {
      const file = join(folder, name);
      writeFileSync(file, unit.replaceAll('/usr/bin/node', process.execPath));
      const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
        encoding: 'utf8',
      });
      const lines = `${stdout}${stderr}`.split('\n');
      // Other units of this machine may be wrong, and a container may lack `kill`.
      const own = lines.filter((line) => line.includes(name) && !line.includes('is not executable'));
      expect(own, name).toEqual([]);
    }
  });

  it('log into a namespace of their own, which keeps 30 days and is bounded', () => {
    const namespace = /^LogNamespace=(.+)$/m.exec(one)?.[1] ?? '';
    const rules = read(`deploy/journald@${namespace}.conf`)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(rules).toEqual(expect.arrayContaining(['[Journal]', 'MaxRetentionSec=30day', 'SystemMaxUse=1G']));
    expect(rules.filter((line) => !/^\[Journal\]$|^[A-Z][A-Za-z]+=\S+$/.test(line))).toEqual([]);
  });
});

describe(`logrotate.conf (logrotate: ${status(hasLogrotate)})`, () => {
  it.skipIf(!hasLogrotate)('rotates a log that PostgreSQL goes on writing to, and keeps a week of it', () => {
    const { username, gid } = userInfo();
    const log = join(folder, 'postgres.log');
    const rules = join(folder, 'logrotate.conf');
    const shipped = read('deploy/logrotate.conf');
    expect(shipped).toContain('/var/lib/naija-agents/postgres/postgres.log {');
    writeFileSync(
      rules,
      shipped
        .replace('/var/lib/naija-agents/postgres/postgres.log', log)
        .replace('su naija-agents naija-agents', `su ${username} ${String(gid)}`),
      { mode: 0o644 },
    );
    const open = openSync(log, 'a', 0o600);
    for (let day = 1; day <= 9; day += 1) {
      writeSync(open, `day ${String(day)}\n`);
      const { status: code, stderr } = spawnSync(
        'logrotate',
        ['--force', '--state', join(folder, 'state'), rules],
        { encoding: 'utf8' },
      );
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(statSync(log).size).toBe(0);
    }
    closeSync(open);
    expect(readdirSync(folder).filter((name) => name.startsWith('postgres.log.'))).toHaveLength(7);
  });
});
