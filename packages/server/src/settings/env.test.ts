import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './env.ts';
import { tempFolder } from '../../test/temp-folder.ts';

const folder = tempFolder();

function problemsOf(env: Record<string, string>): string {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message;
  }
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://agents.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
};

describe('settings', () => {
  it('need nothing in development', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'development',
      port: 3000,
      host: 'localhost',
      dataDir: resolve('.data'),
      remotesDir: resolve('.data/remotes'),
      shellDir: expect.stringMatching(/shell[/\\]dist$/) as string,
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'NaijaAgents <no-reply@localhost>',
      demoData: true,
      rateLimits: true,
      trustedProxies: [],
      remoteOrigins: [],
      registryKeys: {},
      publishKeys: [],
    });
  });

  it('count an empty value as none', () => {
    expect(readSettings({ PORT: '', HOST: ' ' })).toMatchObject({ port: 3000, host: 'localhost' });
  });

  it.each([
    ['1', 1],
    ['64', 64],
    ['auto', availableParallelism()],
  ])('WORKERS=%s are so many processes', (text, workers) => {
    expect(readSettings({ WORKERS: text, DATABASE_URL: 'postgres://localhost/naija' }).workers).toBe(workers);
  });

  it.each(['0', '65', '-1', 'many', '1.5'])('refuse WORKERS=%s', (text) => {
    expect(problemsOf({ WORKERS: text })).toContain('expected auto, or a number from 1 to 64');
  });

  it('allow 16 workers at most with the embedded database', () => {
    expect(problemsOf({ WORKERS: '17' })).toContain('set DATABASE_URL for more');
    expect(problemsOf({ WORKERS: '16' })).toBe('');
  });

  it('use DATABASE_URL for requests only where DATABASE_DIRECT_URL is the way past a pooler', () => {
    const [direct, pooler] = ['postgres://db:5432/naija', 'postgres://db:6432/naija'];
    expect(readSettings({ DATABASE_URL: direct })).toMatchObject({
      databaseUrl: direct,
      databasePoolerUrl: undefined,
    });
    expect(readSettings({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct })).toMatchObject({
      databaseUrl: direct,
      databasePoolerUrl: pooler,
    });
    expect(problemsOf({ DATABASE_DIRECT_URL: direct })).toContain('DATABASE_URL is not set');
  });

  it('listen to every interface and bring no demo data in production', () => {
    expect(readSettings(production)).toMatchObject({ host: '0.0.0.0', demoData: false });
  });

  it('keep releases in the data folder by default', () => {
    expect(readSettings({ DATA_DIR: '/srv/data' }).remotesDir).toBe(resolve('/srv/data/remotes'));
    expect(readSettings({ DATA_DIR: '/srv/data', REMOTES_DIR: '/srv/r' }).remotesDir).toBe(resolve('/srv/r'));
  });

  it.each(['mailto:security@agents.example', 'https://agents.example/security'])(
    'take %s as the place to report vulnerabilities',
    (contact) => {
      expect(readSettings({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
    },
  );

  it.each(['security@agents.example', 'mailto:nobody', 'http://agents.example', 'mailto:a@b.example\nX: y'])(
    'reject %j as the place to report vulnerabilities',
    (contact) => {
      expect(problemsOf({ SECURITY_CONTACT: contact })).toContain('SECURITY_CONTACT=');
    },
  );

  it('reject a public host in development, where all mail is shown, and name the override', () => {
    for (const env of [{}, { NODE_ENV: 'test' }])
      for (const HOST of ['0.0.0.0', '::', '192.168.0.7', 'agents.example', 'localhost.example']) {
        expect(problemsOf({ ...env, HOST })).toMatch(
          /\n {2}HOST=\S+: expected localhost, .*\/dev\/mailbox; .*ALLOW_REMOTE_DEVELOPMENT=on$/,
        );
        const open = { ...env, HOST, ALLOW_REMOTE_DEVELOPMENT: 'on' };
        expect(readSettings(open)).toMatchObject({ host: HOST, remoteDevelopment: true });
      }
  });

  it.each(['localhost', 'LOCALHOST', 'naija.localhost', '127.0.0.1', '127.0.0.2', '::1'])(
    'accept %s as a loopback host',
    (HOST) => {
      expect(readSettings({ HOST })).toMatchObject({ host: HOST, remoteDevelopment: false });
    },
  );

  it('reject ALLOW_REMOTE_DEVELOPMENT in production', () => {
    expect(problemsOf({ ...production, ALLOW_REMOTE_DEVELOPMENT: 'on' })).toContain(
      'ALLOW_REMOTE_DEVELOPMENT=on: expected off, for NODE_ENV is production',
    );
  });

  it('reject a public URL without https in production', () => {
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://agents.example' })).toContain(
      'PUBLIC_URL=http://agents.example: expected an address with https, for NODE_ENV is production',
    );
    expect(readSettings({ PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
  });

  it('take single addresses and ranges as proxies', () => {
    expect(readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
    ]);
  });

  it('list all problems at once, with the given and the expected value', () => {
    const lines = problemsOf({ PORT: '80000', NODE_ENV: 'prod', DATABASE_URL: 'mysql://x' }).split('\n');
    expect(lines).toEqual([
      'These settings cannot be used:',
      '  NODE_ENV=prod: expected one of development, test, production',
      '  PORT=80000: expected a port from 0 to 65535',
      '  DATABASE_URL=mysql://x: expected an address such as postgres://user:password@host:5432/name',
    ]);
  });

  it('reject demo data in production', () => {
    expect(problemsOf({ ...production, DEMO_DATA: 'on' })).toContain('DEMO_DATA=on');
  });

  it('allow rate limits to be off for load tests, and never in production', () => {
    expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
    expect(problemsOf({ ...production, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS=off');
  });

  it('send mail from an address of the site by default', () => {
    const from = (env: Record<string, string>) => readSettings({ ...production, ...env }).mailFrom;
    expect([
      from({}),
      from({ MAIL_FROM: 'hello@mail.example' }),
      from({ MAIL_FROM: 'Ada <a@b.example>' }),
    ]).toEqual(['NaijaAgents <no-reply@agents.example>', 'hello@mail.example', 'Ada <a@b.example>']);
  });

  it('require SMTP_URL and PUBLIC_URL in production, and say why', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).split('\n')).toEqual([
      'These settings cannot be used:',
      expect.stringMatching(/^ {2}PUBLIC_URL is not set, and NODE_ENV is production: links in mail/),
      expect.stringMatching(/^ {2}SMTP_URL is not set, and NODE_ENV is production: nobody could sign up/),
    ]);
  });

  it('are shown without passwords', () => {
    const problem = problemsOf({ SMTP_URL: 'http://user:sec@ret@mail.example' });
    expect(problem).toContain('SMTP_URL=http://***@mail.example: expected');
  });

  it('allow remotes from a developer’s machine, and never in production', () => {
    const allowed = [{}, { NODE_ENV: 'test' }, production].map((env) => readSettings(env).remoteOverrides);
    expect(allowed).toEqual([true, true, false]);
  });

  it('take other origins of releases', () => {
    const { remoteOrigins } = readSettings({ REMOTE_ORIGINS: 'https://cdn.example/, http://localhost:4001' });
    expect(remoteOrigins).toEqual(['https://cdn.example', 'http://localhost:4001']);
  });

  it('take publish keys by their hashes, several of a remote too', () => {
    const [one, two] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const { publishKeys } = readSettings({ PUBLISH_KEYS: `directory:${one},directory:${two}, auth:${one}` });
    expect(publishKeys.map(({ remote, sha256 }) => [remote, sha256.toString('hex')])).toEqual([
      ['directory', one],
      ['directory', two],
      ['auth', one],
    ]);
  });

  it('never show an invalid publish key', () => {
    const problem = problemsOf({ PUBLISH_KEYS: 'directory:the-key-itself' });
    expect(problem).toMatch(/\n {2}PUBLISH_KEYS=\*\*\*: expected remotes with the SHA-256/);
  });

  it('demand provenance of all remotes only with a file of trusted builds, whose faults are named', () => {
    expect(problemsOf({ PROVENANCE: 'required' })).toContain('expected PROVENANCE_FILE beside it');
    const file = join(folder, 'provenance.json');
    writeFileSync(file, '{"remotes":{}}');
    expect(problemsOf({ PROVENANCE_FILE: file })).toContain(
      `PROVENANCE_FILE=${file}: trustedRoot is not a name of a file`,
    );
  });

  it('read the signing key of the registry from a file', () => {
    const file = join(folder, 'registry.pem');
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(readSettings({ REGISTRY_KEY_FILE: file }).registryKeys.key?.equals(privateKey)).toBe(true);
  });

  describe('in files', () => {
    const secret = (name: string, text: string) => {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    };

    it('hold what the variables would, without the end of the line', () => {
      const url = 'postgres://user:password@host:5432/name';
      expect(
        readSettings({
          NODE_ENV: 'production',
          PUBLIC_URL: 'https://agents.example',
          SMTP_URL_FILE: secret('smtp', 'smtps://user:secret@mail.example\n'),
          DATABASE_URL_FILE: secret('database', `${url}\r\n`),
          DATABASE_READ_URL_FILE: secret('replica', url),
          SMS_TOKEN_FILE: secret('sms', 'token\n'),
          AWS_ACCESS_KEY_ID_FILE: secret('id', 'id\n'),
          AWS_SECRET_ACCESS_KEY_FILE: secret('key', 'key\n'),
          STORAGE_URL: 's3://bucket',
        }),
      ).toMatchObject({
        smtpUrl: 'smtps://user:secret@mail.example',
        databaseUrl: url,
        databaseReadUrl: url,
        sms: { token: 'token' },
        storage: { credentials: { accessKeyId: 'id', secretAccessKey: 'key' } },
      });
    });

    it.each([
      [
        'that is missing',
        () => ({ SMTP_URL_FILE: '/no/such/file' }),
        '/no/such/file: expected a file that can be read (ENOENT)',
      ],
      [
        'that is a folder',
        () => ({ SMTP_URL_FILE: folder }),
        `${folder}: expected a file that can be read (EISDIR)`,
      ],
      [
        'that is empty',
        () => ({ SMTP_URL_FILE: secret('empty', '\n') }),
        'empty: expected a file that is not empty',
      ],
      [
        'beside the variable',
        () => ({ SMTP_URL_FILE: secret('smtp', 'smtp://mail'), SMTP_URL: 'smtp://secret' }),
        'smtp: expected either SMTP_URL or SMTP_URL_FILE, not both',
      ],
    ])('are refused in one line for a file %s', (_, env, problem) => {
      const problems = problemsOf({ ...production, SMTP_URL: '', ...env() })
        .split('\n')
        .slice(1);
      expect(problems).toEqual([expect.stringMatching(/^ {2}SMTP_URL_FILE=/)]);
      expect(problems[0]).toContain(problem);
    });

    it('are never shown, also where they are wrong', () => {
      const problems = problemsOf({
        SMTP_URL_FILE: secret('wrong', 'my-secret'),
        SMS_TOKEN_FILE: secret('token', 'my secret'),
      });
      expect(problems).toMatch(/\n {2}SMTP_URL_FILE=.*wrong: expected an address such as smtps:/);
      expect(problems).not.toMatch(/my.secret/);
    });

    it('do not stand in for settings that are files themselves', () => {
      expect(readSettings({ REGISTRY_KEY_FILE_FILE: '/no/such/file' }).registryKeys).toEqual({});
    });
  });

  it('read the public keys that browsers accept beside it, each with the end of its last day', () => {
    const file = join(folder, 'registry.pem');
    const other = '3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
    const others = (text: string) => ({ REGISTRY_KEY_FILE: file, REGISTRY_OTHER_KEYS: text });
    const { otherKeys = [] } = readSettings(others(`${other}, ${other}@2026-12-31`)).registryKeys;
    expect(otherKeys.map(({ until }) => until)).toEqual([undefined, Date.parse('2026-12-31T23:59:59.999Z')]);
    for (const wrong of ['9kD=', `${other}@31.12.2026`, `${other}@2026-13-01`, `${other}@`])
      expect(problemsOf(others(wrong))).toContain(
        `REGISTRY_OTHER_KEYS=${wrong}: expected public Ed25519 keys`,
      );
    expect(problemsOf({ REGISTRY_OTHER_KEYS: other })).toContain('expected REGISTRY_KEY_FILE beside it');
  });

  it('reject a key of another type, and a file without a key', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const files = { 'other.pem': privateKey.export({ type: 'pkcs8', format: 'pem' }), 'none.pem': 'key' };
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, name);
      writeFileSync(file, text);
      expect(problemsOf({ REGISTRY_KEY_FILE: file })).toContain(`REGISTRY_KEY_FILE=${file}: expected a file`);
    }
  });

  it('read the key that pushes are signed with from a file, and reject a key on another curve', () => {
    const files = ['P-256', 'P-384'].map((namedCurve) => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve });
      const file = join(folder, `${namedCurve}.pem`);
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
      return { file, privateKey };
    });
    const [right, wrong] = files;
    const { pushKey } = readSettings({ PUSH_KEY_FILE: right?.file });
    expect(right && pushKey?.equals(right.privateKey)).toBe(true);
    expect(problemsOf({ PUSH_KEY_FILE: wrong?.file ?? '' })).toContain('a private key on P-256');
  });

  it.each([
    { PORT: '-1' },
    { PUSH_SERVICES: 'https://push.example' },
    { PUSH_SERVICES: '*' },
    { PUSH_SERVICES: '*.example,*.*.example' },
    { PORT: '3e3' },
    { HOST: 'a b' },
    { HOST: '999.1.2.3' },
    { HOST: '1.2.3' },
    { HOST: 'fe80:::1' },
    { METRICS_HOST: '256.0.0.1' },
    { SHELL_DIR: '/nonexistent' },
    { SHELL_DIR: import.meta.dirname },
    { PUBLIC_URL: 'agents.example' },
    { PUBLIC_URL: 'https://agents.example/path' },
    { PUBLIC_URL: 'ftp://agents.example' },
    { DATABASE_URL: 'postgres' },
    { SMTP_URL: 'mail.example' },
    { SMTP_URL: 'http://mail.example' },
    { SMTP_URL: 'smtp://' },
    { MAIL_FROM: 'Agents' },
    { OPERATOR_MAIL: 'Ops <ops@b.example>' },
    { MAIL_FROM: 'Agents <a@b.example>, Eve <eve@evil.example>' },
    { MAIL_FROM: 'Agents\r\nBcc: eve@evil.example <a@b.example>' },
    { DEMO_DATA: 'yes' },
    { ALLOW_REMOTE_DEVELOPMENT: 'yes' },
    { RATE_LIMITS: 'some' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    { TRUSTED_PROXIES: 'everybody' },
    { LOG_LEVEL: 'loud' },
    { ALLOW_UNFIT_REMOTES: 'yes' },
    { REMOTE_ORIGINS: 'https://cdn.example/remotes' },
    { REMOTE_ORIGINS: 'https://cdn.example,' },
    { REMOTE_ORIGINS: 'https://*.example' },
    { REMOTE_ORIGINS: "https://cdn.example;script-src'none'" },
    { REGISTRY_KEY_FILE: '/no/such/file' },
  ])('reject %o', (env: Record<string, string>) => {
    const [[name, value] = []] = Object.entries(env);
    expect(problemsOf(env)).toContain(`\n  ${String(name)}=${String(value)}: expected `);
  });

  it.each(['http://hooks.example/secret', 'file:///etc/secret', 'https://ops:secret@hooks.example'])(
    'reject %s as OPERATOR_WEBHOOK without repeating it',
    (address) => {
      const problems = problemsOf({ OPERATOR_WEBHOOK: address });
      expect(problems).toContain('\n  OPERATOR_WEBHOOK=***: expected ');
      expect(problems).not.toContain('secret');
    },
  );
});
