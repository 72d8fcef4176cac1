import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';

/** Returns what is wrong with the signature. `received` includes unknown fields, which are signed as well. */
export type SignatureCheck = (
  remote: string,
  received: readonly unknown[],
  entries: readonly RegistryEntry[],
) => Promise<string | undefined>;

/**
 * Creates a check, which fails closed in browsers that cannot check.
 * @param keys Ed25519 keys in base64, each optionally with the highest serial of its lists; without keys all lists are
 * accepted
 */
export function signatureCheck(keys: readonly string[]): SignatureCheck {
  const verifiers: Record<string, Promise<Verify>> = {};
  return async (remote, received, [first]) => {
    if (keys.length === 0) return undefined;
    const seal = first?.extras.seal;
    if (seal?.signature === undefined) return 'is not signed';
    try {
      const text = new TextEncoder().encode(signedText(remote, received));
      for (const key of keys) {
        const [base64 = '', until] = key.split(' ');
        if (seal.serial > Number(until)) continue;
        const verify = await (verifiers[base64] ??= verifier(bytesOf(base64)));
        if (await verify(bytesOf(seal.signature), text)) return undefined;
      }
      return 'was signed with another key, or changed afterwards';
    } catch (error) {
      return `cannot be checked by this browser: ${String(error)}`;
    }
  };
}

type Bytes = Uint8Array<ArrayBuffer>;
type Verify = (signature: Bytes, text: Bytes) => Promise<boolean>;

/** Verifies with Web Crypto. Browsers from before 2025 lack Ed25519 and load a library. */
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
