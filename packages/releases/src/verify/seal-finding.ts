import type { KeyObject } from 'node:crypto';
import type { Registry } from '@naija/contracts/remote/registry';
import { sealedText } from '@naija/contracts/remote/seal';
import { rawList, signatureIn } from '../seal.ts';
import { isSignedBy } from '../signing.ts';

/**
 * What is wrong with the seal on a remote's list.
 * @param raw the registry as it was parsed
 */
export function sealFinding(
  raw: unknown,
  registry: Registry,
  remote: string,
  key: KeyObject,
): string | undefined {
  const signature = signatureIn(registry, remote);
  if (signature === undefined) return 'the list has no signature';
  return isSignedBy(key, sealedText(remote, rawList(raw, remote)), signature)
    ? undefined
    : 'the list was changed after it was signed, or signed with another key';
}
