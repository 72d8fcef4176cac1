import { pagePaths } from '@naija/contracts/domain/pages';
import { join } from 'node:path';
import { foldersIn } from './app.ts';
import { put, registryOf } from './hosted-files.ts';

/** A shell with all that a built one has in its head. */
export const SHELL = `<!doctype html>
<html lang="en-NG">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="Of the shell" />
    <title>Shell</title>
    <script type="module" crossorigin src="/assets/index-abc.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** Puts a shell and the registry of a site with all public pages, and one that is not, into a folder. */
export function putPages(folder: string): void {
  const { shell, remotes } = foldersIn(folder);
  const { home, trending, about, cost } = pagePaths;
  put(join(shell, 'index.html'), SHELL);
  put(
    join(remotes, 'remotes.json'),
    JSON.stringify(registryOf(home, trending, about, cost, '/location/:cityName', '/agent/:id', '/login')),
  );
}
