import type { Command } from 'commander';
import {
  folderSource,
  publicKeyOf,
  urlSource,
  verifyReleases,
  type ReleaseSource,
  type VerifyFinding,
  type VerifyReport,
} from '@naija/releases';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { placeOf } from '../targets/sites.ts';
import { localReleases } from '../targets/local-releases.ts';
import { registryKeys } from '../targets/signing-key.ts';
import { isAddress } from '../targets/site-target.ts';

export function verifyCommand(io: Io): Command {
  return command(
    io,
    'verify [place]',
    'Verifies the whole chain, from the signature to every file of every listed release, of a folder or a site.',
    'verify https://agents.example --key 9kD…=',
  )
    .option(
      '--key <base64>',
      'public key of the operator; by default those of REGISTRY_KEY_FILE and REGISTRY_OTHER_KEYS',
    )
    .action(
      withResult(io, async (named: string | undefined, { key }: { key?: string }) => {
        const place = named === undefined ? undefined : placeOf(named, io);
        const own = key === undefined ? await registryKeys(io) : {};
        const known = key ?? (own.key && publicKeyOf(own.key));
        const follow = (source: ReleaseSource) => verifyReleases(source, known, own.otherKeys);
        const report =
          place !== undefined && isAddress(place)
            ? await follow(urlSource(place))
            : await localReleases(place, io).read((dir) => follow(folderSource(dir)));
        const sound = report.findings.length === 0;
        const text = sound ? [successText(report)] : report.findings.map((finding) => lineOf('✗', finding));
        const warnings = report.warnings.map((warning) => lineOf('!', warning));
        return { json: report, text: [...text, ...warnings].join('\n'), refused: !sound };
      }),
    );
}

function successText({ remotes, releases, files, signed }: VerifyReport): string {
  const how = signed
    ? 'Signed and unchanged'
    : 'Unchanged (signatures were not checked, because no key is set)';
  return `✓ ${how}. Remotes: ${String(remotes)}, releases: ${String(releases)}, files: ${String(files)}`;
}

function lineOf(mark: string, { remote, version, message }: VerifyFinding): string {
  if (remote === null) return `${mark} ${message}`;
  return `${mark} ${remote}${version === null ? '' : ` ${version}`}: ${message}`;
}
