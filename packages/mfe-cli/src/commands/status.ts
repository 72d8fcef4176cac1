import type { Command } from 'commander';
import type { AuditEntry, ListedRelease, ReleasesStatus } from '@naija/contracts/http/releases';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';
import { figuresTables } from './figures-tables.ts';
import { renderersTable } from './renderers-table.ts';
import { moment, table, UNKNOWN } from './table.ts';

export function statusCommand(io: Io): Command {
  const status = command(
    io,
    'status',
    'Shows which releases visitors get, since when and by whom, how often they failed, and how fast their pages are.',
    'status --to https://agents.example --audit',
  ).option('--audit', 'list the latest switches as well');
  return withTarget(status).action(
    withResult(io, async ({ to, audit }: { to?: string; audit?: true }) => {
      const answer = await openTarget(to, io).status();
      const tables = [
        releasesTable(answer),
        ...figuresTables(answer),
        ...(answer.renderers?.length ? [renderersTable(answer.renderers)] : []),
        ...(audit ? [auditTable(answer.audit)] : []),
      ];
      return { json: answer, text: tables.join('\n\n') };
    }),
  );
}

function releasesTable({ remotes, audit }: ReleasesStatus): string {
  const rows = remotes.flatMap(({ remote, releases }) =>
    releases.map((release) => [
      remote,
      release.version,
      share(release),
      moment(release.since),
      whoOf(audit.find((line) => line.remote === remote && line.to === release.version)),
      failures(release),
    ]),
  );
  if (rows.length === 0) return 'No remote has been published here.';
  return table(['REMOTE', 'VERSION', 'SHARE', 'SINCE (UTC)', 'WHO', 'FAILURES'], rows);
}

function auditTable(audit: readonly AuditEntry[]): string {
  if (audit.length === 0) return 'Nothing has been switched yet.';
  return table(
    ['WHEN (UTC)', 'WHO', 'WHAT', 'REMOTE', 'FROM', 'TO', 'WHY'],
    audit.map(({ action, percent, remote, from, to, ...line }) => [
      moment(line.at),
      whoOf(line),
      percent === undefined ? action : `${action} ${String(percent)} %`,
      remote,
      from ?? UNKNOWN,
      to,
      line.reason ?? '',
    ]),
  );
}

/** Switches by a server's start, as opposed to a person. */
function whoOf(line: Pick<AuditEntry, 'who' | 'onStart'> | undefined): string {
  if (!line) return UNKNOWN;
  return line.onStart ? `${line.who}, by a start` : line.who;
}

function share({ traffic, default: current }: ListedRelease): string {
  if (current) return `${String(traffic)} %`;
  return traffic > 0 ? `${String(traffic)} % canary` : 'kept';
}

function failures({ failures: counted }: ListedRelease): string {
  if (!counted) return UNKNOWN;
  const kinds = Object.entries(counted).map(([kind, count]) => `${kind} ${String(count)}`);
  return kinds.length === 0 ? 'none' : kinds.join(', ');
}
