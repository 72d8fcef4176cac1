import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../test/setting-names.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { readSettings } from './env.ts';

interface Service {
  environment?: Record<string, string | number>;
  logging?: { options?: Record<string, string> };
  volumes?: string[];
  secrets?: string[];
  command?: string[];
  profiles?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const folder = tempFolder();
const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const { services, volumes, secrets } = parse(read('compose.yaml'), { merge: true }) as Compose;
const servers = ['app-1', 'app-2', 'app-3'].map((name) => services[name]);

describe('compose.yaml', () => {
  it('passes every setting of the server, itself or as a file, and no other', () => {
    for (const server of servers) {
      const passed = Object.keys(server?.environment ?? {});
      const known = settingNames();
      expect(known.filter((name) => !passed.includes(name) && !passed.includes(`${name}_FILE`))).toEqual([]);
      const isKnown = (name: string) => known.includes(name) || known.includes(name.replace(/_FILE$/, ''));
      expect(passed.filter((name) => !isKnown(name))).toEqual([]);
    }
  });

  it('reads each setting from a variable of its name, or sets it', () => {
    const taken = Object.entries(servers[0]?.environment ?? {}).filter(([, value]) =>
      String(value).includes('$'),
    );
    expect(taken.length).toBeGreaterThan(30);
    for (const [name, value] of taken) expect([`\${${name}:-}`, `\${${name}:?}`]).toContain(value);
  });

  it('holds no secret, and mounts the files that hold them', () => {
    const mounted = new Set<string>();
    for (const [name, service] of Object.entries(services)) {
      const used = [...JSON.stringify(service).matchAll(/\/run\/secrets\/(\w+)/g)].map(
        ([, secret = '']) => secret,
      );
      expect([...new Set(used)].sort(), name).toEqual([...(service.secrets ?? [])].sort());
      for (const secret of used) mounted.add(secret);
      expect(JSON.stringify(service), name).not.toMatch(/:[^:/@"]+@/);
    }
    expect([...mounted].sort()).toEqual(Object.keys(secrets).sort());
  });

  it.skipIf(spawnSync('openssl', ['version']).error)(
    'gets its secrets by the commands of the documents',
    () => {
      const containers = read('docs/operations/install.md').split('\n## Containers\n')[1] ?? '';
      const commands = /```sh\n(install -d[\s\S]*?)```/.exec(containers)?.[1] ?? 'false';
      execFileSync('bash', ['-euc', commands], { cwd: folder });
      const made = readdirSync(join(folder, 'secrets'));
      expect(made.sort()).toEqual(Object.keys(secrets).sort());
      for (const [name, { file }] of Object.entries(secrets))
        expect(file).toBe(`\${SECRETS_DIR:-./secrets}/${name}`);
      const files = Object.entries(servers[0]?.environment ?? {}).filter(([, value]) =>
        String(value).startsWith('/run/secrets/'),
      );
      const env = files.map(([name, value]) => [name, String(value).replace('/run', folder)]);
      expect(readSettings(Object.fromEntries(env) as Record<string, string>)).toMatchObject({
        smtpUrl: 'smtps://user:password@mail.example',
        databaseUrl: expect.stringMatching(
          /^postgres:\/\/naija:[0-9a-f]{48}@database:5432\/naija$/,
        ) as string,
        databaseReadUrl: expect.stringMatching(/@replica:5432\/naija$/) as string,
      });
    },
  );

  it('limits what each service prints', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect(logging?.options, name).toEqual({ 'max-size': '20m', 'max-file': '5' });
  });

  it('keeps the data of each service in a volume of its own', () => {
    const used = Object.values(services).flatMap((service) =>
      (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''),
    );
    const named = used.filter((volume) => /^[a-z]/.test(volume));
    expect(named.sort()).toEqual(Object.keys(volumes).sort());
    for (const server of servers) expect(server?.volumes?.[0]).toMatch(/^data-\d:\/data$/);
  });

  it('makes its proxy of the example for one machine', () => {
    const file = join(folder, 'naija.conf');
    writeFileSync(file, read('docs/deploy/nginx.conf'));
    const [shell = '', option = '', script = ''] = services['proxy']?.command ?? [];
    const made = script.replace('/naija.conf', file).replace(/ > .*/, '').replaceAll('$$', '$');
    const config = execFileSync(shell, [option, made], { encoding: 'utf8' });
    expect([...config.matchAll(/^ *server ([^ ;{]+)/gm)].map(([, server]) => server)).toEqual(
      [1, 2].flatMap(() => [1, 2, 3].map((number) => `app-${String(number)}:3000`)),
    );
    expect(config).toContain('ssl_certificate_key /etc/ssl/naija/agents.key;');
    expect(config).toContain('access_log /dev/stdout naija;');
  });

  it.each(['create-roles.sh', 'replica.sh'])('starts its databases by %s, which bash can parse', (script) => {
    execFileSync('bash', ['-n'], { input: read(`docs/deploy/compose/${script}`) });
    expect(JSON.stringify(services)).toContain(`docs/deploy/compose/${script}`);
  });

  it('bounds what a replica that is gone and metrics may take of the disk', () => {
    expect(services['database']?.command).toContain('max_slot_wal_keep_size=4GB');
    expect(JSON.stringify(services['prometheus'])).toContain(' --storage.tsdb.retention.size=5GB');
  });
});
