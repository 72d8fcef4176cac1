import type { RendererStatus } from '@naija/contracts/http/release-status';
import { moment, table, UNKNOWN } from './table.ts';

const HEAD = [
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
  return table(HEAD, rows);
}

function stateOf({ state, suspendedUntil }: Pick<RendererStatus, 'state' | 'suspendedUntil'>): string {
  return suspendedUntil === null ? state : `suspended until ${moment(suspendedUntil)}`;
}

function faultOf({ lastFault }: Pick<RendererStatus, 'lastFault'>): string {
  return lastFault ? `${moment(lastFault.at)} ${lastFault.reason}` : UNKNOWN;
}
