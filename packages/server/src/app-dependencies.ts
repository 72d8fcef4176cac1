import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppOptions } from './app-options.ts';
import type { Dependency, ReadinessSources } from './modules/health/index.ts';
import { createDeliveryCheck } from './modules/mail/index.ts';
import { outdatedRemotes } from './modules/releases/index.ts';
import type { App } from './platform/http/app-type.ts';

/** Checks that `/readyz` reports beside the database. */
export function readinessOf(app: App, options: AppOptions): ReadinessSources {
  return {
    dependencies: dependenciesOf(app, options),
    outdatedRemotes: () => outdatedRemotes(options.folders.remotes, options.ownReleases),
  };
}

/** What the server goes on without, beside the database; those of the options replace others of the same name. */
function dependenciesOf(
  app: App,
  { folders: { photos, uploads, remotes }, objects, releases, disk, dependencies = [] }: AppOptions,
): Dependency[] {
  const mail = createDeliveryCheck();
  app.addHook('onClose', (_app, done) => {
    mail.close();
    done();
  });
  const own: Dependency[] = [
    { name: 'storage', check: () => objects?.check() ?? Promise.all([photos, uploads].map(checkWritable)) },
    { name: 'mail', check: mail.check },
    {
      name: 'releases',
      check: async () => {
        const failure = releases?.state().failure ?? null;
        if (failure !== null) throw new Error(failure);
        await checkReadable(join(remotes, 'remotes.json'));
      },
    },
    ...(disk
      ? [
          {
            name: 'disk',
            check: async () => {
              if (await disk.isFull()) throw new Error('the disk has no more than its reserve');
            },
          },
        ]
      : []),
  ];
  return [...own.filter(({ name }) => !dependencies.some((other) => other.name === name)), ...dependencies];
}

/** A folder that is missing is created with its first file. */
function checkWritable(folder: string): Promise<void> {
  return access(folder, constants.W_OK).catch(unlessMissing);
}

/** Where nothing was published yet, there is no list. */
function checkReadable(file: string): Promise<void> {
  return access(file, constants.R_OK).catch(unlessMissing);
}

function unlessMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
