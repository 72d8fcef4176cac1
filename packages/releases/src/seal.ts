import type { KeyObject } from 'node:crypto';
import { isRecord } from '@naija/contracts/remote/read';
import {
  registryName,
  releasesOf,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { sealedText } from '@naija/contracts/remote/seal';
import { ReleaseError } from './release-error.ts';
import { isSignedBy, signatureOf } from './signing.ts';

/**
 * A remote's list with all that follows from its order: addresses to fall back on, and the seal.
 * @param serial higher than that of the list before
 */
export function sealed(
  remote: string,
  releases: readonly RegistryEntry[],
  serial: number,
  key: KeyObject | undefined,
): RegistryEntry[] {
  const [first, ...others] = releases.map((entry, index) => linked(entry, releases[index + 1]));
  if (!first) return [];
  const withSeal = (signature?: string): RegistryEntry[] => [
    {
      ...first,
      extras: { ...first.extras, seal: { serial, ...(signature === undefined ? {} : { signature }) } },
    },
    ...others,
  ];
  return withSeal(key && signatureOf(sealedText(remote, withSeal()), key));
}

/** An entry without all that follows from its place in the list. */
export function unsealed(entry: RegistryEntry): RegistryEntry {
  const bare = structuredClone(entry);
  delete bare.fallbackUrl;
  delete bare.extras.seal;
  return bare;
}

function linked(entry: RegistryEntry, next: RegistryEntry | undefined): RegistryEntry {
  return { ...unsealed(entry), ...(next ? { fallbackUrl: next.url } : {}) };
}

/** The signature under a remote's list, if there is one. */
export function signatureIn(registry: Registry, remote: string): string | undefined {
  return releasesOf(registry, remote)[0]?.extras.seal?.signature;
}

/** A remote's list as it was parsed. */
export function rawList(registry: unknown, remote: string): readonly unknown[] {
  const lists = isRecord(registry) ? registry['microFrontends'] : undefined;
  const list = isRecord(lists) ? lists[registryName(remote)] : undefined;
  return Array.isArray(list) ? list : [];
}

/**
 * Stops a switch that would hide that somebody changed a signed list, or that would leave it unsigned.
 * @param list as it was parsed
 * @throws ReleaseError 'conflict'
 */
export function checkSeal(
  remote: string,
  list: readonly unknown[],
  signature: string | undefined,
  key: KeyObject | undefined,
): void {
  if (signature === undefined) return;
  if (!key)
    throw new ReleaseError(
      'conflict',
      `The releases of ${remote} are listed with a signature: set REGISTRY_KEY_FILE to the operator's key`,
    );
  if (!isSignedBy(key, sealedText(remote, list), signature))
    throw new ReleaseError(
      'conflict',
      `The list of ${remote} was changed after it was signed, or signed with another key. Look into that first; ` +
        `where the key was replaced on purpose: npm run mfe -- reseal ${remote} --anew`,
    );
}

/**
 * Stops a list from beginning anew where browsers would refuse it: they forget what they know only under another key.
 * @param list as it was parsed
 * @throws ReleaseError 'conflict'
 */
export function checkOtherKey(
  remote: string,
  list: readonly unknown[],
  signature: string | undefined,
  key: KeyObject | undefined,
): void {
  if (!key)
    throw new ReleaseError(
      'conflict',
      `Serials of ${remote} begin anew under a new key alone: set REGISTRY_KEY_FILE to it`,
    );
  if (signature !== undefined && isSignedBy(key, sealedText(remote, list), signature))
    throw new ReleaseError(
      'conflict',
      `The list of ${remote} is signed with this very key, and browsers that know it would refuse one that is older. Exchange the key first`,
    );
}
