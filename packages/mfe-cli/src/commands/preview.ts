import type { Command } from 'commander';
import { addressOfChosen } from '@naija/contracts/remote/chosen-releases';
import type { PreviewResponse } from '@naija/contracts/http/releases';
import type { ReleaseRoute } from '@naija/contracts/remote/release';
import { checkRemote, reportText } from '../checks/check-remote.ts';
import { withResult, command, type CommandResult } from '../command.ts';
import type { Io } from '../io.ts';
import { chosenRemote } from '../remotes.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';
import { withShell, provenanceFile } from './options.ts';

interface PreviewArguments {
  to?: string;
  shell?: string;
  label?: string;
  provenance?: string;
  withdraw?: string;
}

/** Origin of links for a folder, whose site is not known. */
const UNKNOWN_SITE = 'https://your-site.example';

export function previewCommand(io: Io): Command {
  const preview = command(
    io,
    'preview [name]',
    'Compiles, builds and checks a remote, and serves it at an address of its own in the site. No page links to it, but anyone may open it.',
    'preview directory --label pr-12 --to https://agents.example',
  )
    .option('--label <label>', 'purpose of the preview, such as pr-12; replaces the preview with that label')
    .option('--provenance <bundle>', 'as for publish, if the site requires it')
    .option('--withdraw <version>', 'ends a preview at once, by its version or label');
  return withShell(withTarget(preview)).action(
    withResult(io, async (named: string | undefined, { withdraw, ...options }: PreviewArguments) => {
      const name = chosenRemote(named, io);
      return withdraw === undefined ? make(name, options, io) : end(name, withdraw, options, io);
    }),
  );
}

async function make(name: string, options: PreviewArguments, io: Io): Promise<CommandResult> {
  const { to, shell, label } = options;
  const target = openTarget(to, io);
  const { remote, report } = await checkRemote(name, target.registry, { to, shell }, io);
  if (!report.passed) return { json: report, text: reportText(report), refused: true };
  const provenance = await provenanceFile(options.provenance, io);
  const made = await target.preview(remote, { ...(label !== undefined && { label }), ...provenance });
  const page = new URL(firstPage(remote.release.routes), target.site ?? UNKNOWN_SITE);
  const address = addressOfChosen(page, new Map([[name, made.version]]));
  return { json: { ...made, address }, text: messageOf(made, address) };
}

async function end(name: string, withdraw: string, { to }: PreviewArguments, io: Io): Promise<CommandResult> {
  const withdrawn = await openTarget(to, io).withdrawPreview(name, withdraw);
  return {
    json: withdrawn,
    text: `✓ ${name}: ${withdrawn.versions.join(', ')} cannot be previewed any more`,
  };
}

function messageOf({ remote, version, until }: PreviewResponse, address: string): string {
  const what =
    until === null
      ? `${remote}: ${version} is listed, so that its address needs no preview`
      : `${remote}: ${version} can be previewed until ${until}, by anyone with this address`;
  return `✓ ${what}\n  ${address}`;
}

/** The first page whose address is complete. */
function firstPage(routes: readonly ReleaseRoute[]): string {
  return routes.map(({ path }) => path).find((path) => !path.includes(':')) ?? '/';
}
