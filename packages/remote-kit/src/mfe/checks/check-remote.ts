import type { Registry } from '@naija/contracts/remote/registry';
import { inspectRelease } from '@naija/releases';
import type { Io } from '../io.ts';
import { otherReleases, type BuiltRemote } from '../remotes.ts';
import { budgetFindings, weighRoutes, type RouteWeight } from './budget.ts';
import type { Finding } from './finding.ts';
import { routeFindings } from './routes.ts';
import { shellFindings, shellsToFit } from './shells.ts';

/** What there is to say about a build before it is shipped. */
export interface CheckReport {
  remote: string;
  version: string;
  passed: boolean;
  findings: Finding[];
  routes: RouteWeight[];
}

/**
 * Looks at everything that would keep a release from running for visitors; finds all of it, not only the first.
 * @param registry of where the release goes
 * @param shell address or file in the place of the previous shell that the repository remembers
 */
export async function checkRemote(
  remote: BuiltRemote,
  registry: Registry,
  shell: string | undefined,
  io: Io,
): Promise<CheckReport> {
  const { name, folder, release } = remote;
  const files = (await inspectRelease(folder)).map((message): Finding => ({ check: 'files', message }));
  const routes = await weighRoutes(remote);
  const paths = release.routes.map(({ path }) => path);
  const findings = [
    ...files,
    ...shellFindings(release, await shellsToFit(shell, io)),
    ...budgetFindings(routes),
    ...routeFindings(name, paths, registry, await otherReleases(name, io.root)),
  ];
  return { remote: name, version: release.version, passed: findings.length === 0, findings, routes };
}

/** The report for people. */
export function reportWords({ remote, version, passed, findings, routes }: CheckReport): string {
  if (!passed)
    return [
      `${remote} ${version} cannot be shipped:`,
      ...findings.map(({ check, message }) => `  ✗ ${check}: ${message}`),
    ].join('\n');
  const heaviest = Math.max(...routes.map(({ bytes }) => bytes));
  return `✓ ${remote} ${version} can be shipped; its heaviest page loads ${String(heaviest)} bytes at first`;
}
