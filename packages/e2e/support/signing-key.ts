import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSigningKey } from '@naija/releases';

export async function signingKey(folder: string) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const file = path.join(folder, 'registry.pem');
  await writeFile(file, pem);
  return { file, key: readSigningKey(pem) };
}
