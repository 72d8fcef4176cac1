import type { BuildSource, SwitchResponse } from '@naija/contracts/http/releases';
import type { RendererStatus } from '@naija/contracts/http/release-status';
import { withoutInvisible } from '@naija/contracts/remote/untrusted-text';
import { releaseFits, type ListedManifest, type ReleaseFit } from '@naija/releases';
import type { NamedShell } from '../checks/shells.ts';
import { misfitLines } from './check-shell.ts';

const RENDERER_COLUMNS = [
  'REMOTE',
  'VERSION',
  'RENDERER',
  'PAGES',
  'FAILED',
  'RESTARTS',
  'MEMORY',
  'ISOLATION',
  'LAST FAULT',
];

const MB = 1_000_000;

/** Table of the renderers of the server that responds. */
export function renderersTable(renderers: readonly RendererStatus[]): string {
  const rows = renderers.map(({ remote, version, rendered, failed, restarts, ...renderer }) => [
    remote,
    version,
    stateOf(renderer),
    String(rendered),
    String(failed),
    String(restarts),
    renderer.memory === null ? UNKNOWN : `${String(Math.round(renderer.memory / MB))} MB`,
    renderer.isolation,
    faultOf(renderer),
  ]);
  return table(RENDERER_COLUMNS, rows);
}

function stateOf({ state, suspendedUntil }: Pick<RendererStatus, 'state' | 'suspendedUntil'>): string {
  return suspendedUntil === null ? state : `suspended until ${moment(suspendedUntil)}`;
}

function faultOf({ lastFault }: Pick<RendererStatus, 'lastFault'>): string {
  return lastFault ? `${moment(lastFault.at)} ${lastFault.reason}` : UNKNOWN;
}

const SHORT_COMMIT = 7;

/** A build source in one cell, such as 'acme/directory@1a2b3c4 .github/workflows/ship.yml'. */
export function sourceText({ repository, commit, workflow }: BuildSource): string {
  const name = repository.replace(/^https:\/\/github\.com\//, '');
  return `${name}@${commit.slice(0, SHORT_COMMIT)} ${workflow}`;
}

export const UNKNOWN = '–';

export function moment(iso: string | null): string {
  return iso === null ? UNKNOWN : iso.slice(0, 16).replace('T', ' ');
}

/** Formats rows in aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((line) => line.map(withoutInvisible));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) => widths.map((width, column) => (line[column] ?? '').padEnd(width)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

export function switchMessage({ remote, current, before, trial }: SwitchResponse): string {
  const changed = before !== null && before !== current ? `, before it was ${before}` : '';
  const canary = trial ? `; ${trial.version} is a canary for ${String(trial.percent)} % of them` : '';
  return `✓ ${remote}: visitors get ${current}${changed}${canary}`;
}

/** Every listed release with the needs that a shell does not meet. */
interface ShellFits {
  shell: string;
  releases: ReleaseFit[];
}

export function fitsOf(listed: readonly ListedManifest[], shells: readonly NamedShell[]): ShellFits[] {
  return shells.map(({ name, offer }) => ({ shell: name, releases: releaseFits(listed, offer) }));
}

/** A table of the releases that fit each shell, with the missing needs below; empty if nothing is listed. */
export function fitsTables(fits: readonly ShellFits[]): string[] {
  const [first] = fits;
  if (!first || first.releases.length === 0) return [];
  const head = ['REMOTE', 'VERSION', ...fits.map(({ shell }) => shell.toUpperCase())];
  const rows = first.releases.map(({ remote, version }) => [
    remote,
    version,
    ...fits.map(({ releases }) =>
      verdict(releases.find((release) => release.remote === remote && release.version === version)),
    ),
  ]);
  const missing = fits.flatMap(({ shell, releases }) => {
    const lines = misfitLines(releases);
    return lines.length === 0 ? [] : [`Missing in ${shell}:`, ...lines];
  });
  return [[table(head, rows), ...missing].join('\n')];
}

function verdict(fit: ReleaseFit | undefined): string {
  const missing = fit?.misses.length ?? 0;
  return missing === 0 ? 'fits' : `${String(missing)} missing`;
}
