import { releasesOf, registryName, type Registry, type RegistryEntry } from './registry.ts';

/**
 * The text that a remote's signature is over: its name and the whole list with the seal's signature left out.
 * Made from the list as it was parsed, so that fields this code does not know are signed as well.
 * @param entries the list as parsed from JSON
 */
export function sealedText(remote: string, entries: readonly unknown[]): string {
  const [first, ...others] = entries as readonly Unread[];
  return JSON.stringify([registryName(remote), [withoutSignature(first), ...others]]);
}

/** The serial of a remote's list; 0 where it has no seal. */
export function serialOf(registry: Registry, remote: string): number {
  return releasesOf(registry, remote)[0]?.extras.seal?.serial ?? 0;
}

type Unread = Partial<Pick<RegistryEntry, 'extras'>> | undefined;

function withoutSignature(entry: Unread): Unread {
  if (!entry?.extras?.seal) return entry;
  const seal = { ...entry.extras.seal };
  delete seal.signature;
  return { ...entry, extras: { ...entry.extras, seal } };
}
