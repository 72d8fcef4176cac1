import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';

/** Signs lists; the public key is in the page's format. */
export interface Operator {
  publicKey: string;
  sign: (serial: number, ...entries: RegistryEntry[]) => Promise<RegistryEntry[]>;
  signAs: (name: string, serial: number, ...entries: RegistryEntry[]) => Promise<RegistryEntry[]>;
}

export async function createOperator(): Promise<Operator> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const signAs: Operator['signAs'] = async (name, serial, ...entries) => {
    const unsigned = withSerial(serial, ...entries);
    const text = new TextEncoder().encode(signedText(name, unsigned));
    const signature = base64(await crypto.subtle.sign('Ed25519', pair.privateKey, text));
    return withSignature({ serial, signature }, unsigned);
  };
  return {
    publicKey: base64(await crypto.subtle.exportKey('raw', pair.publicKey)),
    sign: (serial, ...entries) => signAs('sample', serial, ...entries),
    signAs,
  };
}

/** A list as it is published without a key. */
export function withSerial(serial: number, ...entries: RegistryEntry[]): RegistryEntry[] {
  return withSignature({ serial }, entries);
}

/** A signed list for pages without a key, which do not check the signature. */
export function withSeal(serial: number, ...entries: RegistryEntry[]): RegistryEntry[] {
  return withSignature({ serial, signature: 'unchecked' }, entries);
}

function withSignature(
  seal: NonNullable<RegistryEntry['extras']['seal']>,
  entries: readonly RegistryEntry[],
): RegistryEntry[] {
  return entries.map((entry, index) =>
    index === 0 ? { ...entry, extras: { ...entry.extras, seal } } : entry,
  );
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
