import { createPrivateKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PushOptions } from './endpoint.ts';
import type { Settings } from '../../settings/env.ts';

const OWN_KEY_FILE = 'push-key.pem';

type PushSettings = Pick<
  Settings,
  'mode' | 'dataDir' | 'pushKey' | 'pushServices' | 'publicUrl' | 'securityContact'
>;

/** Undefined in production without a key. Development makes one, and keeps it in DATA_DIR. */
export async function openPush(settings: PushSettings): Promise<PushOptions | undefined> {
  const { mode, dataDir, pushServices: services, publicUrl, securityContact } = settings;
  const allowsLoopback = mode !== 'production';
  const key = settings.pushKey ?? (allowsLoopback ? await ownKey(join(dataDir, OWN_KEY_FILE)) : undefined);
  if (!key) return undefined;
  const site = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:operator@localhost';
  return { key, subject: securityContact ?? site, services, allowsLoopback };
}

/** Several workers get the same key. */
async function ownKey(file: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, pem, { mode: 0o600 });
  // Written atomically, and never over an existing key.
  await link(draft, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return createPrivateKey(await readFile(file));
}
