import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LICENCES_PATH } from '@naija/contracts/domain/pages';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { LICENCES_FILE, WORKER_LICENCES_FILE } from '@naija/contracts/remote/release';
import { releasesOf, remoteNames, type Registry } from '@naija/contracts/remote/registry';
import type { App } from '../../platform/http/app-type.ts';
import { escapeMarkup } from '../../platform/http/escaping.ts';
import { sendPlainPage } from '../../platform/http/plain-page.ts';
import type { HostingFolders } from './hosting/routes.ts';
import type { RegistryReader } from './hosting/registry-reader.ts';

interface LicenceFile {
  of: string;
  href: string;
}

/** Lists the files with the licence texts of the shell and of each release that visitors get. */
export function licencesRoute(app: App, folders: HostingFolders, readRegistry: RegistryReader): void {
  let listed: Registry | undefined;
  let content = '';
  app.get(LICENCES_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const registry = await readRegistry();
    // Looks for the files of up to 2,000 remotes once, not for each visitor.
    if (content === '' || registry !== listed)
      content = listOf([...filesOfShell(folders), ...(registry ? filesOfReleases(folders, registry) : [])]);
    listed = registry;
    return sendPlainPage(reply.header('cache-control', 'no-cache'), 'Open-source licences', content);
  });
}

function filesOfShell({ shell }: HostingFolders): LicenceFile[] {
  return [
    { of: 'every page', file: LICENCES_FILE },
    { of: 'the service worker', file: WORKER_LICENCES_FILE },
  ].flatMap(({ of, file }) => (existsSync(join(shell, file)) ? [{ of, href: `/${file}` }] : []));
}

/** Releases that were built before such files existed have none. */
function filesOfReleases({ remotes }: HostingFolders, registry: Registry): LicenceFile[] {
  return remoteNames(registry).flatMap((remote) =>
    releasesOf(registry, remote).flatMap(({ metadata: { version }, extras: { manifest } }) =>
      existsSync(join(remotes, remote, version, LICENCES_FILE))
        ? [
            {
              of: `${remote} ${version}`,
              href: manifest.slice(0, manifest.lastIndexOf('/') + 1) + LICENCES_FILE,
            },
          ]
        : [],
    ),
  );
}

function listOf(files: readonly LicenceFile[]): string {
  const items = files.map(
    ({ of, href }) => `<li><a href="${escapeMarkup(href)}">Licences of ${escapeMarkup(of)}</a></li>`,
  );
  return `<p>${PRODUCT_NAME} is built with software, fonts and data of others. These files contain their licences:</p>
<ul>
${items.join('\n')}
</ul>`;
}
