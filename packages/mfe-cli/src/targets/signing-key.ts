import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readOtherKeys, readSigningKey, type RegistryKeys } from '@naija/releases';
import type { Io } from '../io.ts';
import { Refusal } from '../errors.ts';

/**
 * The private key in REGISTRY_KEY_FILE, and the public ones in REGISTRY_OTHER_KEYS, if set.
 * @throws Refusal for an invalid Ed25519 key
 */
export async function registryKeys(io: Io): Promise<RegistryKeys> {
  const key = await signingKey(io);
  const inFile = io.env['REGISTRY_OTHER_KEYS_FILE']?.trim();
  // As on the server, REGISTRY_OTHER_KEYS_FILE names a file with the value of REGISTRY_OTHER_KEYS.
  const others = inFile
    ? (await readFile(path.resolve(io.root, inFile), 'utf8')).trim()
    : io.env['REGISTRY_OTHER_KEYS']?.trim();
  if (!others) return { ...(key && { key }) };
  try {
    return { ...(key && { key }), otherKeys: readOtherKeys(others) };
  } catch (error) {
    throw new Refusal(`REGISTRY_OTHER_KEYS=${others}: ${(error as Error).message}`);
  }
}

async function signingKey({ env, root }: Io): Promise<KeyObject | undefined> {
  const file = env['REGISTRY_KEY_FILE']?.trim();
  if (!file) return undefined;
  try {
    return readSigningKey(await readFile(path.resolve(root, file), 'utf8'));
  } catch (error) {
    throw new Refusal(
      `REGISTRY_KEY_FILE=${file} is not the PEM file of an Ed25519 private key: ${(error as Error).message}`,
    );
  }
}
