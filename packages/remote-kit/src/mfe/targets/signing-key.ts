import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSigningKey } from '@naija/releases';
import type { Io } from '../io.ts';
import { Refusal } from '../refusal.ts';

/**
 * The operator's key, where REGISTRY_KEY_FILE names one.
 * @throws Refusal when it cannot be read or is of another kind
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
