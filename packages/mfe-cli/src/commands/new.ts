import path from 'node:path';
import type { Command } from 'commander';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { routeFindings } from '../checks/routes.ts';
import { Refusal } from '../errors.ts';
import { otherReleases, siteFolder } from '../remotes.ts';
import { checkFree, checkName } from '../scaffold/remote-name.ts';
import { writeTemplate } from '../scaffold/template.ts';
import { openTarget } from '../targets/open-target.ts';
import { readWorkspaces, versionsInUse } from '../scaffold/workspaces.ts';

export function newCommand(io: Io): Command {
  return command(
    io,
    'new <name>',
    'Creates a remote with one page at /<name>, ready to build, test and publish.',
    'new saved-homes',
  )
    .option('--no-install', 'do not change the lockfile; run "npm install" yourself before anything else')
    .action(
      withResult(io, async (name: string, { install }: { install: boolean }) => {
        const workspaces = await readWorkspaces(io.root);
        checkName(name);
        checkFree(name, io.root, workspaces);
        await checkPage(name, io);
        const folder = siteFolder(name);
        const dir = path.join(io.root, folder);
        const files = await writeTemplate('workspace', dir, { name, versions: versionsInUse(workspaces) });
        if (install) await io.install(io.root);
        return {
          json: { remote: name, folder, files, installed: install },
          text: nextSteps(name, install, io),
        };
      }),
    );
}

/** Refuses a name whose first page belongs to a remote that is built here. */
async function checkPage(name: string, io: Io): Promise<void> {
  const registry = await openTarget(undefined, io).registry();
  const [taken] = routeFindings(name, [`/${name}`], registry, await otherReleases(name, io.root));
  if (taken) throw new Refusal(`A remote ${name} ${taken.message}; choose another name`);
}

function nextSteps(name: string, installed: boolean, { program }: Io): string {
  const steps = [
    ...(installed ? [] : ['npm install']),
    `npm run dev -w ${siteFolder(name)}`,
    `${program} publish ${name}`,
  ];
  return [`✓ ${siteFolder(name)} has a page at /${name}. Next:`, ...steps.map((step) => `  ${step}`)].join(
    '\n',
  );
}
