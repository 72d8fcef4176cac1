import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';

/**
 * Says what is wrong with the seal of a remote's list; nothing when it may be trusted.
 * @param received the list as parsed from JSON, unknown fields included
 * @param entries the same list as it was read
 */
export type SealCheck = (
  remote: string,
  received: readonly unknown[],
  entries: readonly RegistryEntry[],
) => Promise<string | undefined>;

/**
 * Checks signatures with the operator's public key. Where that is not possible the list is refused: a signature that
 * only some visitors' browsers look at would protect nobody who can be made to use another.
 * @param publicKey Ed25519, base64 of 32 bytes; without one, lists need no signature
 */
export function sealCheck(publicKey: string | undefined): SealCheck {
  if (publicKey === undefined) return () => Promise.resolve(undefined);
  let verify: Promise<Verify> | undefined;
  return async (remote, received, [first]) => {
    const signature = first?.extras.seal?.signature;
    if (signature === undefined) return 'is not signed';
    try {
      verify ??= verifier(bytesOf(publicKey));
      const text = new TextEncoder().encode(signedText(remote, received));
      const genuine = await (await verify)(bytesOf(signature), text);
      return genuine ? undefined : 'was signed with another key, or changed afterwards';
    } catch (error) {
      return `cannot be checked by this browser: ${String(error)}`;
    }
  };
}

type Bytes = Uint8Array<ArrayBuffer>;
type Verify = (signature: Bytes, text: Bytes) => Promise<boolean>;

/** By the browser itself; phones whose browser is of before 2025 fetch a library for it. */
async function verifier(publicKey: Bytes): Promise<Verify> {
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
    return (signature, text) => crypto.subtle.verify('Ed25519', key, signature, text);
  } catch {
    const { verifyAsync } = await import('@noble/ed25519');
    return (signature, text) => verifyAsync(signature, text, publicKey);
  }
}

function bytesOf(base64: string): Bytes {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
