import type { Command } from 'commander';
import { releaseFits, type ReleaseFit } from '@naija/releases';
import { builtShell, namedShell } from '../checks/shells.ts';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';

export function checkShellCommand(io: Io): Command {
  const checkShell = command(
    io,
    'check-shell [place]',
    'Lists the releases that do not fit a shell that is to be deployed, canaries and earlier releases included.',
    'check-shell shell/dist --to https://agents.example',
  );
  return withTarget(checkShell).action(
    withResult(io, async (place: string | undefined, { to }: { to?: string }) => {
      const { name, offer } = await (place === undefined ? builtShell(io) : namedShell(place, io));
      const fits = releaseFits(await openTarget(to, io).manifests(), offer);
      const unfit = fits.filter(({ misses }) => misses.length > 0);
      const text =
        unfit.length > 0
          ? [`Releases that visitors can get do not fit ${name}:`, ...misfitLines(unfit)].join('\n')
          : `✓ Every listed release fits ${name}: ${String(fits.length)}`;
      return { json: { shell: name, releases: fits }, text, refused: unfit.length > 0 };
    }),
  );
}

/** Returns one line for each need that is not met. */
export function misfitLines(fits: readonly ReleaseFit[]): string[] {
  return fits.flatMap(({ remote, version, misses }) =>
    misses.map((missed) => `  ✗ ${remote} ${version}: ${missed}`),
  );
}
