import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import type { PublishResponse } from '@naija/contracts/http/releases';
import { releasesOf } from '@naija/contracts/remote/registry';
import { integrityOf, RELEASE_FILE, SOURCE_MAPS_FOLDER } from '@naija/releases';
import { checkRemote, reportText } from '../checks/check-remote.ts';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { chosenRemote, type BuiltRemote } from '../remotes.ts';
import { moment, sourceText, switchMessage } from './output.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';
import type { Publishing, Target } from '../targets/target.ts';
import { withShell, parsePercent, provenanceFile } from './options.ts';
import { isSameSite, namedSites } from '../targets/sites.ts';

const RAISED =
  '\n  The server raises it by itself, or withdraws it if it is worse: see mfe status. You can close this terminal.';

interface PublishOptions extends Publishing {
  to?: string;
  shell?: string;
}

export function publishCommand(io: Io): Command {
  const publish = command(
    io,
    'publish [name]',
    'Compiles, builds and checks a remote, and serves it to visitors.',
    'publish directory --to https://agents.example',
  )
    .option('--at <origin>', 'origin that serves the files, such as https://cdn.example; with a folder only')
    .option('--percent <share>', 'share of visitors to try it on first', parsePercent)
    .addOption(
      new Option(
        '--auto',
        'starts with 1 % of visitors; the server raises it to 5, 25 and 100 % while it is not worse',
      ).conflicts(['percent', 'at']),
    )
    .option('--provenance <bundle>', 'Sigstore bundle with the build provenance of release.json');
  return withShell(withTarget(publish)).action(
    withResult(io, async (named: string | undefined, { to, shell, ...how }: PublishOptions) => {
      const name = chosenRemote(named, io);
      const target = openTarget(to, io);
      const { remote, report } = await checkRemote(name, target.registry, { to, shell }, io);
      if (!report.passed) return { json: report, text: reportText(report), refused: true };
      const provenance = await provenanceFile(how.provenance, io);
      const published = await target.publish(remote, { ...how, ...provenance });
      await sendSourceMaps(remote, target, io);
      const others = target.site === undefined ? [] : await otherSites(remote, target.site, io);
      const known = published.added ? '' : ' (this release was there already)';
      const raised = how.auto && published.trial ? RAISED : '';
      const built = how.provenance === undefined ? '' : buildNote(published);
      const notes = `${known}${raised}${built}${keyExpiry(published)}`;
      return { json: published, text: [`${switchMessage(published)}${notes}`, ...others].join('\n') };
    }),
  );
}

function buildNote({ source }: PublishResponse): string {
  if (!source) return '\n  The site demands no provenance of it, and has not kept the one that was sent.';
  return `\n  Built from ${sourceText(source)}, as its provenance proves.`;
}

function keyExpiry({ keyExpiresAt }: PublishResponse): string {
  if (keyExpiresAt === undefined) return '';
  return `\n! This publish key expires on ${moment(keyExpiresAt)} UTC. Please ask the operator of the site for a new one.`;
}

/** Reports in one line each if the other sites in package.json list the same bytes as were published at an address. */
async function otherSites(
  { name, release, folder }: BuiltRemote,
  published: string,
  io: Io,
): Promise<string[]> {
  const integrity = integrityOf(await readFile(path.join(folder, RELEASE_FILE)));
  const others = [...namedSites(io)].filter(([, address]) => !isSameSite(address, published));
  return Promise.all(
    others.map(async ([site, address]) => {
      const registry = await openTarget(address, io)
        .registry()
        .catch(() => undefined);
      if (!registry) return `  It is not known if it is on ${site}: ${address} does not answer`;
      const listed = releasesOf(registry, name).some(
        ({ metadata }) => metadata.version === release.version && metadata.integrity === integrity,
      );
      return listed ? `  The same bytes are on ${site}` : `  ${site} does not list this release`;
    }),
  );
}

/**
 * Stores the source maps of a published release. A failure is only reported, because the release is published already.
 */
async function sendSourceMaps({ folder, release }: BuiltRemote, target: Target, io: Io): Promise<void> {
  const maps = path.join(folder, '..', SOURCE_MAPS_FOLDER);
  if (!existsSync(maps)) return;
  await target.storeSourceMaps(release, maps).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    io.stderr(
      `! Its source maps are not stored, so that mfe stack needs this build (publish again to send them): ${reason}\n`,
    );
  });
}
