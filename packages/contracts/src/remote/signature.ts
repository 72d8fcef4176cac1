import { registryName, releasesOf, type Registry, type RegistryEntry } from './registry.ts';

/** Signed data: the name and the list as parsed, so that unknown fields are signed as well. */
export function signedText(remote: string, entries: readonly unknown[]): string {
  const [first, ...others] = entries as readonly UncheckedEntry[];
  return JSON.stringify([registryName(remote), [withoutSignature(first), ...others]]);
}

export function serialOf(registry: Registry, remote: string): number {
  return releasesOf(registry, remote)[0]?.extras.seal?.serial ?? 0;
}

type UncheckedEntry = Partial<Pick<RegistryEntry, 'extras'>> | undefined;

function withoutSignature(entry: UncheckedEntry): UncheckedEntry {
  if (!entry?.extras?.seal) return entry;
  const seal = { ...entry.extras.seal };
  delete seal.signature;
  return { ...entry, extras: { ...entry.extras, seal } };
}
