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
    'Gives the list of a remote, or of all, the next serial and a new signature, where browsers refuse the one it has or the key is replaced; visitors get what they got.',
    'reseal directory --above 1790000000000',
  )
    .option('--to <folder>', 'folder of releases; those of the local server if none')
    .option(
      '--above <serial>',
      'serial that browsers know, where it is higher than any that is noted here',
      serial,
    )
    .addOption(
      new Option('--anew', 'begin at the time of this clock, under a new REGISTRY_KEY_FILE alone').conflicts(
        'above',
      ),
    )
    .action(
      withResult(io, async (name: string | undefined, { to, above, anew }: ResealOptions) => {
        const place = to === undefined ? undefined : placeOf(to, io);
        if (place !== undefined && isAddress(place))
          throw new Refusal('A new seal goes with a folder: it is for whoever runs the site');
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
            `✓ ${remote}: its list has serial ${String(serial)}, and visitors get what they got`,
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
