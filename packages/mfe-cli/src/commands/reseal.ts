import { InvalidArgumentError, Option, type Command } from 'commander';
import { remoteNames } from '@naija/contracts/remote/registry';
import { readRegistryFile, reSign, type NewSerial } from '@naija/releases';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { Refusal } from '../errors.ts';
import { localOptions } from '../targets/folder-target.ts';
import { placeOf } from '../targets/sites.ts';
import { localReleases } from '../targets/local-releases.ts';
import { isAddress } from '../targets/site-target.ts';

interface ResealOptions {
  to?: string;
  above?: number;
  anew?: true;
}

export function resealCommand(io: Io): Command {
  return command(
    io,
    'reseal [name]',
    'Signs the list of a remote, or of all, again with the next serial, if browsers refuse the current one or the key is replaced. Visitors keep their releases.',
    'reseal directory --above 1790000000000',
  )
    .option('--to <folder>', 'folder of releases; those of the local server if none')
    .option('--above <serial>', 'serial that browsers know, if it is higher than all recorded here', serial)
    .addOption(
      new Option('--anew', 'start at the time of this clock; only with a new REGISTRY_KEY_FILE').conflicts(
        'above',
      ),
    )
    .action(
      withResult(io, async (name: string | undefined, { to, above, anew }: ResealOptions) => {
        const place = to === undefined ? undefined : placeOf(to, io);
        if (place !== undefined && isAddress(place))
          throw new Refusal('Only a folder can be resealed, by the operator of the site');
        const wanted: NewSerial | undefined = anew ? 'anew' : above === undefined ? undefined : { above };
        const options = { ...(await localOptions(io)), serial: wanted };
        const all = await localReleases(place, io).change(async (dir) => {
          const names = name === undefined ? remoteNames(await readRegistryFile(dir)) : [name];
          const reSigned = [];
          for (const remote of names) reSigned.push(await reSign(dir, remote, options));
          return reSigned;
        });
        const text = all.map(
          ({ remote, serial }) =>
            `✓ ${remote}: its list has serial ${String(serial)}, and visitors keep their releases`,
        );
        return {
          json: name === undefined ? all : all[0],
          text: text.join('\n') || 'No remote has been published here.',
        };
      }),
    );
}

function serial(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a whole number, as browsers name it.');
}
