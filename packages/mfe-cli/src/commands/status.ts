import type { Command } from 'commander';
import type {
  AuditEntry,
  ListedRelease,
  ReleasesStatus,
  PublishKeyStatus,
} from '@naija/contracts/http/release-status';
import { withoutInvisible } from '@naija/contracts/remote/untrusted-text';
import { runningShells } from '../checks/shells.ts';
import { withResult, command } from '../command.ts';
import type { Io } from '../io.ts';
import { openTarget, withTarget } from '../targets/open-target.ts';
import { figuresTables, pagesTable } from './figures-tables.ts';
import { failuresText, translateFailures } from './recent-failures.ts';
import { moment, table, UNKNOWN, sourceText, renderersTable, fitsOf, fitsTables } from './output.ts';

interface StatusOptions {
  to?: string;
  audit?: true;
  pages?: true;
}

export function statusCommand(io: Io): Command {
  const status = command(
    io,
    'status [name]',
    'Shows which releases visitors get, since when and by whom, how often they failed, how fast their pages are, and whether they fit the shell.',
    'status --to https://agents.example --audit',
  )
    .option('--pages', 'list the figures of single pages as well')
    .option('--audit', 'list the latest switches as well');
  return withTarget(status).action(
    withResult(io, async (name: string | undefined, { to, audit, pages }: StatusOptions) => {
      const target = openTarget(to, io);
      const answer = await target.status({ remote: name, pages });
      const isAsked = ({ remote }: { remote: string }) => name === undefined || remote === name;
      const fits = fitsOf((await target.manifests()).filter(isAsked), await runningShells(to, io));
      const { failures, missing } = await translateFailures(answer.recentFailures ?? [], target, io);
      const tables = [
        name !== undefined && answer.remotes.length === 0
          ? absentText(name, answer.audit, io)
          : releasesTable(answer),
        ...(failures.length > 0 ? [failuresText(failures)] : []),
        ...figuresTables(answer),
        ...fitsTables(fits),
        ...(answer.renderers?.length ? [renderersTable(answer.renderers)] : []),
        ...(answer.keys?.length ? [keysTable(answer.keys)] : []),
        ...(pages ? [pagesTable(answer.pages ?? [])] : []),
        ...(audit ? [auditTable(answer.audit)] : []),
      ];
      for (const message of missing) io.stderr(`! ${withoutInvisible(message)}\n`);
      const translated = answer.recentFailures && { recentFailures: failures };
      return { json: { ...answer, ...translated, fits }, text: tables.join('\n\n') };
    }),
  );
}

/** Why a remote has no release on the site. */
function absentText(name: string, audit: readonly AuditEntry[], { program }: Io): string {
  const last = audit.find(({ remote, action }) => remote === name && action !== 'reseal');
  if (last?.action !== 'retire') return `${name} is not on this site: no release of it has been published.`;
  return `${name} is not on this site: ${whoOf(last)} retired it at ${moment(last.at)} UTC. "${program} publish ${name}" restores it.`;
}

function releasesTable({ remotes, audit }: ReleasesStatus): string {
  const isProven = remotes.some(({ releases }) => releases.some(({ source }) => source));
  const rows = remotes.flatMap(({ remote, releases }) =>
    releases.map((release) => [
      remote,
      release.version,
      share(release),
      moment(release.since),
      whoOf(audit.find((line) => line.remote === remote && line.to === release.version)),
      failures(release),
      ...(isProven ? [release.source ? sourceText(release.source) : UNKNOWN] : []),
    ]),
  );
  if (rows.length === 0) return 'No remote has been published here.';
  return table(
    ['REMOTE', 'VERSION', 'SHARE', 'SINCE (UTC)', 'WHO', 'FAILURES', ...(isProven ? ['BUILT FROM'] : [])],
    rows,
  );
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
      to ?? UNKNOWN,
      line.reason ?? (line.source ? `built from ${sourceText(line.source)}` : ''),
    ]),
  );
}

/** Author of a switch, with a note if it was made by a server's start. */
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

/** Table of the publish keys of all remotes that the key of the request may publish. */
function keysTable(keys: readonly PublishKeyStatus[]): string {
  const rows = keys.map(({ id, remote, label, createdAt, expiresAt, lastUsedAt }) => [
    id,
    remote,
    label ?? 'in the settings',
    moment(createdAt),
    expiresAt === null ? 'never' : moment(expiresAt),
    label === null ? UNKNOWN : lastUsedAt === null ? 'never' : moment(lastUsedAt),
  ]);
  return table(['KEY', 'REMOTE', 'LABEL', 'MADE (UTC)', 'EXPIRES (UTC)', 'LAST USED (UTC)'], rows);
}
