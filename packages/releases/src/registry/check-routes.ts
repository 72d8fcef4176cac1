import { routeConflictsIn } from '@naija/contracts/remote/route-conflicts';
import type { Registry } from '@naija/contracts/remote/registry';
import type { Release } from '@naija/contracts/remote/release';
import { ReleaseError } from '../release-error.ts';

/** @throws ReleaseError 'conflict' if a release claims a page of another remote */
export function checkRoutes(registry: Registry, { name, version, routes }: Release): void {
  const stolen = routeConflictsIn(registry)(
    name,
    routes.map(({ path }) => path),
  );
  if (stolen.length > 0)
    throw new ReleaseError(
      'conflict',
      `${name}@${version} ${stolen.join(', and ')}: give the page another address, or have its owner give it up first`,
    );
}
