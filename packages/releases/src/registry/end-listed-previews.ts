import { releasesOf, type Registry } from '@naija/contracts/remote/registry';
import type { SwitchOptions } from '../switch-options.ts';
import { readPreviews, writePreviews } from './previews-file.ts';

/** A release of the registry is no preview any more: its link must not outlive its withdrawal. Requires the lock. */
export async function endListedPreviews(
  remotesDir: string,
  remote: string,
  { before, after }: { before: Registry; after: Registry },
  options: Pick<SwitchOptions, 'key' | 'otherKeys' | 'now'>,
): Promise<void> {
  const listed = [before, after].flatMap((registry) => releasesOf(registry, remote));
  const versions = new Set(listed.map(({ metadata }) => metadata.version));
  const previews = await readPreviews(remotesDir, remote, options);
  const kept = previews.filter(({ metadata }) => !versions.has(metadata.version));
  if (kept.length < previews.length) await writePreviews(remotesDir, remote, kept, options);
}
