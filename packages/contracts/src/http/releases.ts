import type { FailureKind } from './reports.ts';
import { API_PREFIX } from './paths.ts';

/** What changes a remote's list; a reseal changes its serial and signature alone. */
export const SWITCH_ACTIONS = ['publish', 'rollback', 'canary', 'reseal'] as const;
export type SwitchAction = (typeof SWITCH_ACTIONS)[number];

/** Answer of every call that switches: what visitors get from now on. */
export interface Switched {
  remote: string;
  /** The default release. */
  current: string;
  /** The default release before. */
  before: string | null;
  /** A release on trial and its share of visitors in per cent. */
  trial: { version: string; percent: number } | null;
}

/** Answer of a publishing; `added` is false where this very release was there already. */
export interface PublishedAnswer extends Switched {
  added: boolean;
}

/** Body of a rollback, which may have none. */
export interface RollbackRequest {
  /** The release that is to go; another one is not rolled back. */
  from?: string;
}

/** Answer of a rollback. */
export interface RolledBack extends Switched {
  /** The release that went: the one on trial where there was one, otherwise the default one. */
  rolledBack: string;
}

/** A release that visitors can get, now or after a failure or a rollback. */
export interface KeptRelease {
  version: string;
  /** Share of visitors in per cent. */
  traffic: number;
  default: boolean;
  /** ISO 8601, UTC. */
  since: string | null;
  /** Reported failures by kind; absent where nobody collects them, as in a folder. */
  failures?: Partial<Record<FailureKind, number>>;
}

export interface RemoteStatus {
  remote: string;
  releases: KeptRelease[];
}

/** One line of the list of all switches. */
export interface AuditLine {
  /** ISO 8601, UTC. */
  at: string;
  /** Who did it: a user of a machine, or the key of a remote's team. */
  who: string;
  action: SwitchAction;
  remote: string;
  from: string | null;
  to: string;
  /** Of a canary. */
  percent?: number;
  /** Serial of the list since then; absent in lines from before serials were noted. */
  serial?: number;
  /** True where no person asked for it: the start of a server published its own checkout. */
  onStart?: boolean;
}

/** `GET /api/v1/releases`, for holders of a publish key. */
export interface ReleasesStatus {
  remotes: RemoteStatus[];
  /** The latest ones, newest first. */
  audit: AuditLine[];
}

/** Body of `POST /api/v1/releases/{remote}/canary`. */
export interface CanaryRequest {
  version: string;
  /** 1 to 100; at 100 the release becomes the default one. */
  percent: number;
}

/** Media type of a release that is sent: a tar archive of its folder. */
export const RELEASE_ARCHIVE = 'application/x-tar';

const base = `${API_PREFIX}/releases`;

export const releasePaths = {
  status: base,
  /** @param percent share of visitors to try it on first; without one all get it */
  publish: (remote: string, version: string, percent?: number) =>
    `${base}/${encodeURIComponent(remote)}/${encodeURIComponent(version)}${percent === undefined ? '' : `?percent=${String(percent)}`}`,
  rollback: (remote: string) => `${base}/${encodeURIComponent(remote)}/rollback`,
  canary: (remote: string) => `${base}/${encodeURIComponent(remote)}/canary`,
} as const;
