import { releaseFits, type ListedManifest, type ReleaseFit } from '@naija/releases';
import type { NamedShell } from '../checks/shells.ts';
import { misfitLines } from './check-shell.ts';
import { table } from './table.ts';

/** Every listed release with the needs that a shell does not meet. */
export interface ShellFits {
  shell: string;
  releases: ReleaseFit[];
}

export function fitsOf(listed: readonly ListedManifest[], shells: readonly NamedShell[]): ShellFits[] {
  return shells.map(({ name, offer }) => ({ shell: name, releases: releaseFits(listed, offer) }));
}

/** A table of the releases that fit each shell, with the missing needs below; empty if nothing is listed. */
export function fitsTables(fits: readonly ShellFits[]): string[] {
  const [first] = fits;
  if (!first || first.releases.length === 0) return [];
  const head = ['REMOTE', 'VERSION', ...fits.map(({ shell }) => shell.toUpperCase())];
  const rows = first.releases.map(({ remote, version }) => [
    remote,
    version,
    ...fits.map(({ releases }) =>
      verdict(releases.find((release) => release.remote === remote && release.version === version)),
    ),
  ]);
  const missing = fits.flatMap(({ shell, releases }) => {
    const lines = misfitLines(releases);
    return lines.length === 0 ? [] : [`Missing in ${shell}:`, ...lines];
  });
  return [[table(head, rows), ...missing].join('\n')];
}

function verdict(fit: ReleaseFit | undefined): string {
  const missing = fit?.misses.length ?? 0;
  return missing === 0 ? 'fits' : `${String(missing)} missing`;
}
