import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import {
  readRegistry,
  REGISTRY_PATH,
  REGISTRY_SCHEMA,
  type Registry,
} from '@naija/contracts/remote/registry';
import { temporaryPath } from '../temporary.ts';

export interface RegistrySnapshot {
  /** Parsed but unchecked, as signatures require. */
  raw: unknown;
  registry: Registry;
}

export async function readSnapshot(remotesDir: string): Promise<RegistrySnapshot> {
  const raw = await readRawRegistry(remotesDir);
  return { raw, registry: readRegistry(raw) };
}

export async function readRegistryFile(remotesDir: string): Promise<Registry> {
  return (await readSnapshot(remotesDir)).registry;
}

/** Reads the registry without checking it, as signatures require. */
export async function readRawRegistry(remotesDir: string): Promise<unknown> {
  const text = await readFile(registryFile(remotesDir), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? { schema: REGISTRY_SCHEMA, microFrontends: {} } : JSON.parse(text);
}

/** Replaces the registry atomically; `beforeSwitch` runs immediately before. */
export async function writeRegistryFile(
  remotesDir: string,
  registry: unknown,
  beforeSwitch: () => Promise<void>,
): Promise<void> {
  const temporary = temporaryPath(remotesDir);
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(JSON.stringify(registry));
    await file.sync();
  } finally {
    await file.close();
  }
  await beforeSwitch();
  await rename(temporary, registryFile(remotesDir));
}

function registryFile(remotesDir: string): string {
  return path.join(remotesDir, REGISTRY_PATH);
}
