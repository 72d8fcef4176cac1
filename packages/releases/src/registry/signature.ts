import type { KeyObject } from 'node:crypto';
import { isRecord } from '@naija/contracts/remote/json-readers';
import {
  registryName,
  releasesOf,
  type ListSignature,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';
import { ReleaseError } from '../release-error.ts';
import type { RegistryKeys } from '../switch-options.ts';
import { isTrusted, signatureOf } from './signing-key.ts';

/** Adds fallback URLs, the serial and, with a key, the signature to the list of a remote. */
export function signList(
  remote: string,
  releases: readonly RegistryEntry[],
  serial: number,
  key: KeyObject | undefined,
): RegistryEntry[] {
  const [first, ...others] = releases.map((entry, index) => withFallback(entry, releases[index + 1]));
  if (!first) return [];
  const withSignature = (signature?: string): RegistryEntry[] => [
    {
      ...first,
      extras: { ...first.extras, seal: { serial, ...(signature === undefined ? {} : { signature }) } },
    },
    ...others,
  ];
  return withSignature(key && signatureOf(signedText(remote, withSignature()), key));
}

export function unsignedEntry(entry: RegistryEntry): RegistryEntry {
  const bare = structuredClone(entry);
  delete bare.fallbackUrl;
  delete bare.extras.seal;
  return bare;
}

function withFallback(entry: RegistryEntry, next: RegistryEntry | undefined): RegistryEntry {
  return { ...unsignedEntry(entry), ...(next ? { fallbackUrl: next.url } : {}) };
}

export function sealIn(registry: Registry, remote: string): ListSignature | undefined {
  return releasesOf(registry, remote)[0]?.extras.seal;
}

export function rawList(registry: unknown, remote: string): readonly unknown[] {
  const lists = isRecord(registry) ? registry['microFrontends'] : undefined;
  const list = isRecord(lists) ? lists[registryName(remote)] : undefined;
  return Array.isArray(list) ? list : [];
}

/** Throws unless the list is intact and can be signed. A signed list is never replaced by an unsigned one. */
export function checkSignature(
  remote: string,
  list: readonly unknown[],
  seal: ListSignature | undefined,
  keys: RegistryKeys,
): void {
  if (seal?.signature === undefined) return;
  if (!keys.key)
    throw new ReleaseError(
      'conflict',
      `The releases of ${remote} are listed with a signature: set REGISTRY_KEY_FILE to the operator's key`,
    );
  if (!isTrusted(keys, signedText(remote, list), seal))
    throw new ReleaseError(
      'conflict',
      `The list of ${remote} was changed after it was signed, or signed with another key. Look into that first; ` +
        `if the key was replaced on purpose, set REGISTRY_OTHER_KEYS to the public key of the one before, or, if ` +
        `that one has leaked: npm run mfe -- reseal ${remote} --anew`,
    );
}

/** Throws unless the key that signed the list is no longer accepted. Only then do browsers forget the highest serial. */
export function checkKeyIsNew(
  remote: string,
  list: readonly unknown[],
  seal: ListSignature | undefined,
  keys: RegistryKeys,
): void {
  if (!keys.key)
    throw new ReleaseError(
      'conflict',
      `Serials of ${remote} start again only under a new key: set REGISTRY_KEY_FILE to it`,
    );
  if (seal && isTrusted(keys, signedText(remote, list), seal))
    throw new ReleaseError(
      'conflict',
      `The list of ${remote} is signed with this key or one of REGISTRY_OTHER_KEYS, and browsers that know it would refuse a list that is older. Replace the key first`,
    );
}
