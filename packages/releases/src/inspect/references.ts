import type { Release } from '@naija/contracts/remote/release';
import { SHARED_PACKAGES } from '@naija/contracts/remote/remote';

/** What release.json speaks of without having it, and what it has to say and does not. */
export function missingReferences({ entry, assets, routes, requires }: Release): string[] {
  const known = new Set(assets.map(({ url }) => url));
  const lost = routes.flatMap(({ path, js, css }) =>
    [...js, ...css]
      .filter((url) => !known.has(url))
      .map((url) => `the page ${path} needs ${url}, which is not in the release`),
  );
  return [
    ...(known.has(entry) ? [] : [`the entry ${entry} is not in the release`]),
    ...lost,
    ...SHARED_PACKAGES.filter((name) => requires[name] === undefined).map(
      (name) => `${name} is not among the shared packages that the release requires`,
    ),
  ];
}
