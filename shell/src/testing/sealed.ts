import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';

/** An operator's key, and the public half as the page carries it. */
export interface Operator {
  publicKey: string;
  seal: (serial: number, ...entries: RegistryEntry[]) => Promise<RegistryEntry[]>;
}

export async function operator(): Promise<Operator> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  return {
    publicKey: base64(await crypto.subtle.exportKey('raw', pair.publicKey)),
    async seal(serial, ...entries) {
      const unsigned = sealed(serial, ...entries);
      const text = new TextEncoder().encode(signedText('sample', unsigned));
      const signature = base64(await crypto.subtle.sign('Ed25519', pair.privateKey, text));
      return withSeal({ serial, signature }, unsigned);
    },
  };
}

/** A list as it leaves an operator without a key. */
export function sealed(serial: number, ...entries: RegistryEntry[]): RegistryEntry[] {
  return withSeal({ serial }, entries);
}

function withSeal(
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
