import type { Registry } from '@naija/contracts/remote/registry';
import { inspectRelease } from '@naija/releases';
import type { Io } from '../io.ts';
import { builtRemote, otherReleases, type BuiltRemote, folderOf } from '../remotes.ts';
import { budgetFindings, weighRoutes, type RouteWeight } from './budget.ts';
import type { Finding } from './finding.ts';
import { renderRoutes } from './rendering.ts';
import { routeFindings } from './routes.ts';
import { shellFindings, shellsToFit } from './shells.ts';

/** Maximum number of reported errors: one error in a shared type may be reported in every file. */
const SHOWN = 20;

/** Type errors in a remote and in its dependencies. */
async function typeFindings(name: string, io: Io): Promise<Finding[]> {
  const errors = await io.typeErrors(folderOf(name, io.root));
  const more = errors.length - SHOWN;
  return [...errors.slice(0, SHOWN), ...(more > 0 ? [`and ${String(more)} more`] : [])].map((message) => ({
    check: 'types',
    message,
  }));
}

/** Findings and sizes of a build before it is shipped. */
export interface CheckReport {
  remote: string;
  version: string;
  passed: boolean;
  findings: Finding[];
  routes: RouteWeight[];
  /** Paths of the pages that were rendered as on the server; null if no shell is built that could render them. */
  rendered: string[] | null;
}

/** A built remote and its report. */
export interface CheckedRemote {
  remote: BuiltRemote;
  report: CheckReport;
}

/** Target of the release, and a shell that replaces that of the target. */
export interface CheckOptions {
  to?: string | undefined;
  shell?: string | undefined;
}

/** Compiles, builds and checks a remote. Reports all problems, not only the first one. */
export async function checkRemote(
  name: string,
  registry: () => Promise<Registry>,
  { shell, to }: CheckOptions,
  io: Io,
): Promise<CheckedRemote> {
  const types = await typeFindings(name, io);
  const remote = await builtRemote(name, io);
  const { folder, release } = remote;
  const files = (await inspectRelease(folder)).map((message): Finding => ({ check: 'files', message }));
  const routes = await weighRoutes(remote);
  const paths = release.routes.map(({ path }) => path);
  const shells = await shellsToFit(shell, to, io);
  const rendering = await renderRoutes(remote, io);
  const findings = [
    ...types,
    ...files,
    ...shellFindings(release, shells),
    ...rendering.findings,
    ...budgetFindings(routes),
    ...routeFindings(name, paths, await registry(), await otherReleases(name, io.root)),
  ];
  const { version } = release;
  const { rendered } = rendering;
  const passed = findings.length === 0;
  return { remote, report: { remote: name, version, passed, findings, routes, rendered } };
}

const SERVER_HINT =
  '  Use browser APIs only in effects, or make the page clientOnly: docs/shipping.md, "Pages from the server".';

export function reportText({ remote, version, passed, findings, routes, rendered }: CheckReport): string {
  if (!passed)
    return [
      `${remote} ${version} cannot be shipped:`,
      ...findings.map(({ check, message }) => `  ✗ ${check}: ${message}`),
      ...(findings.some(({ check }) => check === 'server') ? [SERVER_HINT] : []),
    ].join('\n');
  const heaviest = Math.max(...routes.map(({ bytes }) => bytes));
  const shippable = `✓ ${remote} ${version} can be shipped; its heaviest page loads ${String(heaviest)} bytes at first`;
  if (!rendered) return `${shippable}; the server was not tried, because no shell is built: npm run build`;
  return `${shippable}; pages that the server renders: ${String(rendered.length)} of ${String(routes.length)}`;
}
