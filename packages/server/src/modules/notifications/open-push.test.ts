import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../test/temp-folder.ts';
import { openPush } from './open-push.ts';
import { vapidKeys } from './endpoint.ts';

const settings = {
  mode: 'development' as const,
  pushKey: undefined,
  pushServices: ['push.example'],
  publicUrl: undefined,
  securityContact: undefined,
};
const folder = tempFolder();
const newFolder = (name: string) => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  return dataDir;
};

describe('without a key in the settings', () => {
  it('a development server makes one, which is kept and readable only for its user', async () => {
    const dataDir = newFolder('developer');
    const opened = await Promise.all([1, 2, 3].map(() => openPush({ ...settings, dataDir })));
    const again = await openPush({ ...settings, dataDir });
    const keys = [...opened, again].map((push) => push && vapidKeys(push).publicKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^B[\w-]{86}$/);
    expect(statSync(join(dataDir, 'push-key.pem')).mode & 0o077).toBe(0);
  });

  it('a server in production sends no pushes, and makes none', async () => {
    const dataDir = newFolder('production');
    expect(await openPush({ ...settings, dataDir, mode: 'production' })).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

it('push services may write to the contact for security, and without one to the site', async () => {
  const { privateKey: pushKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const production = { ...settings, mode: 'production' as const, dataDir: newFolder('contact'), pushKey };
  const publicUrl = 'https://agents.example';
  expect(await openPush({ ...production, publicUrl })).toMatchObject({
    subject: publicUrl,
    allowsLoopback: false,
  });
  const securityContact = 'mailto:security@agents.example';
  expect(await openPush({ ...production, publicUrl, securityContact })).toMatchObject({
    subject: securityContact,
  });
});
