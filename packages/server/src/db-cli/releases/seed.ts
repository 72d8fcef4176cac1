import { machineUser, publishRelease } from '@naija/releases';
import { Command } from 'commander';
import { resolve } from 'node:path';
import { ownReleases } from '../../modules/releases/index.ts';
import { readReleaseSettings, withReleases } from './with-releases.ts';
import type { Io } from '../io.ts';

/** This can be repeated, and run on several machines at once. */
export function seedReleasesCommand(io: Io): Command {
  return new Command('seed')
    .description(
      'Publishes built releases of remotes that the site has never had, all or none; leaves the others as they are.',
    )
    .argument(
      '[built...]',
      'folders of built releases, each with its release.json; by default those that came with the server',
    )
    .addHelpText('after', '\nExample:\n  naija releases seed')
    .action(async (built: string[]) => {
      const folders = built.length === 0 ? ownReleases() : built.map((folder) => resolve(io.cwd, folder));
      if (folders.length === 0)
        throw new Error('No release came with this server: build it, or name folders');
      const settings = readReleaseSettings(io.env);
      const options = { who: machineUser(), onStart: { replacesOwn: false }, ...settings.registryKeys };
      const log = (line: string) => {
        io.stderr(`${line}\n`);
      };
      const published = await withReleases(settings, log, (releases) =>
        releases.change(async (dir) => {
          const results = [];
          for (const folder of folders) results.push(await publishRelease(folder, dir, options));
          return results;
        }),
      );
      for (const { remote, current, added } of published)
        io.stdout(
          added ? `${remote} ${current}: published\n` : `${remote}: left as it is${describe(current)}\n`,
        );
    });
}

function describe(current: string): string {
  return current === '' ? ', which is not listed' : `, visitors get ${current}`;
}
