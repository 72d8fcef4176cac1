import type { APIRequestContext } from '@playwright/test';
import { TRENDING_STATE } from '@naija/contracts/domain/states';
import { readRegistry, REGISTRY_PATH, remoteNames, releasesOf } from '@naija/contracts/remote/registry';
import { agentsOf } from '../first-agent.ts';

/** One address for each route of the core remotes, which every device has. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const registry = readRegistry(await (await request.get(`${REGISTRY_PATH}?names=`)).json());
  const [agent] = await agentsOf(request);
  const values: Record<string, string> = { ':id': agent?.id ?? '', ':cityName': TRENDING_STATE };
  return remoteNames(registry).flatMap((remote) =>
    (releasesOf(registry, remote)[0]?.extras.routes ?? []).map(({ path }) =>
      path.replaceAll(/:\w+/g, (parameter) => values[parameter] ?? 'x'),
    ),
  );
}
