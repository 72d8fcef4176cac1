import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSigningKey } from '@naija/releases';
import type { Io } from '../io.ts';
import { Refusal } from '../errors.ts';

/**
 * The private key in REGISTRY_KEY_FILE, if set.
 * @throws Refusal for a file that is no Ed25519 key
 */
export async function signingKey({ env, root }: Io): Promise<KeyObject | undefined> {
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
