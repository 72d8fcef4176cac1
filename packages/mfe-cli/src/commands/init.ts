import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { command, withResult } from '../command.ts';
import { Refusal } from '../errors.ts';
import type { Io } from '../io.ts';
import { kitVersions, publishRegistry } from '../scaffold/workspaces.ts';
import { checkName } from '../scaffold/remote-name.ts';
import { writeTemplate } from '../scaffold/template.ts';
import { isAddress } from '../targets/site-target.ts';

interface InitOptions {
  shell?: string;
  registry?: string;
  stories?: boolean;
  install: boolean;
}

export function initCommand(io: Io): Command {
  return command(
    io,
    'init <name>',
    'Creates a repository for a remote with one page at /<name>, with tests and a workflow that ships it.',
    'init saved-homes --shell https://agents.example',
  )
    .option('--shell <address>', 'site that the remote is for; check and publish read it from package.json')
    .option(
      '--registry <address>',
      'npm registry with the packages of the kit, if not the one that npm has for them',
    )
    .option('--stories', 'add a Storybook, which the main one can show')
    .option('--no-install', 'only write files; run "npm install" yourself')
    .action(
      withResult(io, async (name: string, { shell, registry, stories = false, install }: InitOptions) => {
        checkName(name);
        if (shell !== undefined && !isAddress(shell))
          throw new Refusal(`--shell ${shell}: expected an address such as https://agents.example`);
        const dir = path.resolve(io.cwd, name);
        if (existsSync(dir)) throw new Refusal(`${dir} exists already; choose another name or remove it`);
        const files = await writeTemplate('repository', dir, {
          name,
          versions: kitVersions(),
          shell,
          stories,
        });
        // By default, npm asks its public registry, where the names may belong to someone else.
        const from = registry ?? (await io.kitRegistry?.()) ?? publishRegistry();
        await writeFile(path.join(dir, '.npmrc'), `@naija:registry=${from}\n`);
        if (install) await io.install(dir);
        return {
          json: { remote: name, folder: dir, files, installed: install },
          text: nextSteps(name, install),
        };
      }),
    );
}

function nextSteps(name: string, installed: boolean): string {
  const steps = [
    `cd ${name}`,
    ...(installed ? [] : ['npm install']),
    'npm run dev',
    'npm test',
    "MFE_PUBLISH_KEY='…' npx mfe publish",
  ];
  return [`✓ ${name} has a page at /${name}. Next:`, ...steps.map((step) => `  ${step}`)].join('\n');
}
