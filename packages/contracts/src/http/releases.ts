import type { Vital } from './page-loads.ts';
import type { FailureKind } from './reports.ts';
import { API_PREFIX } from './paths.ts';

/** `reseal` signs a remote's list again with a new serial; visitors keep what they have. */
export const SWITCH_ACTIONS = ['publish', 'rollback', 'canary', 'reseal'] as const;
export type SwitchAction = (typeof SWITCH_ACTIONS)[number];

/** What visitors get from now on: `current` is the default release, `before` the previous one, `trial` the canary. */
export interface SwitchResponse {
  remote: string;
  current: string;
  before: string | null;
  trial: { version: string; percent: number } | null;
}

export interface PublishResponse extends SwitchResponse {
  added: boolean;
}

export interface RollbackRequest {
  from?: string;
}

export interface RollbackResponse extends SwitchResponse {
  /** The canary where there was one, otherwise the default release. */
  rolledBack: string;
}

/** `traffic` is a percentage of visitors, `since` ISO 8601 in UTC; a folder has no `failures`, only a server. */
export interface ListedRelease {
  version: string;
  traffic: number;
  default: boolean;
  since: string | null;
  failures?: Partial<Record<FailureKind, number>>;
  /** Of the last seven days; absent without any. */
  figures?: LoadFigures;
}

/** Of sampled page loads: how many, the share that failed, and 75th percentiles; null where none was measured. */
export interface LoadFigures extends Record<Vital, number | null> {
  loads: number;
  failed: number;
}

/** A canary as the server watches it, from the time on that it has its share of visitors. */
export interface CanaryStatus {
  remote: string;
  version: string;
  percent: number;
  /** The server raises it by itself. */
  isAuto: boolean;
  since: string;
  loads: number;
  /** Loads at which it is compared next. */
  nextLook: number;
}

export interface RemoteStatus {
  remote: string;
  releases: ListedRelease[];
  /** Releases that are not listed any more, with what was reported of them. */
  withdrawn?: { version: string; figures: LoadFigures }[];
}

/** Author of switches that a server makes by itself. */
export const SERVER = 'server';

export interface AuditEntry {
  at: string;
  /** A user of a machine, the key of a remote's team, or `SERVER`. */
  who: string;
  action: SwitchAction;
  remote: string;
  from: string | null;
  to: string;
  percent?: number;
  /** Serial of the list after the change; absent in old lines. */
  serial?: number;
  /** True where a server published its own checkout as it started. */
  onStart?: boolean;
  /** Why a server changed or withdrew a canary by itself. */
  reason?: string;
}

/** What a renderer is isolated by: namespaces of Linux for network and processes, or the options of its process alone. */
export const RENDERER_ISOLATIONS = ['namespaces', 'process'] as const;
export type RendererIsolation = (typeof RENDERER_ISOLATIONS)[number];

/** `suspended`: its pages are served unrendered for a while, after repeated faults. */
export const RENDERER_STATES = ['stopped', 'idle', 'working', 'suspended'] as const;

/** The process that renders pages of a release, on the server that responds. Times are ISO 8601 in UTC. */
export interface RendererStatus {
  remote: string;
  version: string;
  state: (typeof RENDERER_STATES)[number];
  restarts: number;
  /** Pages since the server was started. */
  rendered: number;
  failed: number;
  lastFault: { at: string; reason: string } | null;
  suspendedUntil: string | null;
  /** Resident bytes; null without a process. */
  memory: number | null;
  isolation: RendererIsolation;
}

export interface ReleasesStatus {
  remotes: RemoteStatus[];
  audit: AuditEntry[];
  /** Absent where the server renders no pages. */
  renderers?: RendererStatus[];
  /** Only of a server. */
  canaries?: CanaryStatus[];
}

export interface CanaryRequest {
  version: string;
  percent: number;
}

export const RELEASE_ARCHIVE = 'application/x-tar';

const base = `${API_PREFIX}/releases`;

export const releasePaths = {
  status: base,
  /** @param share of visitors for a canary, in per cent, or raised by the server; without one all get the release */
  publish: (remote: string, version: string, share?: number | 'auto') =>
    `${base}/${encodeURIComponent(remote)}/${encodeURIComponent(version)}${queryOf(share)}`,
  rollback: (remote: string) => `${base}/${encodeURIComponent(remote)}/rollback`,
  canary: (remote: string) => `${base}/${encodeURIComponent(remote)}/canary`,
} as const;

function queryOf(share: number | 'auto' | undefined): string {
  if (share === undefined) return '';
  return share === 'auto' ? '?auto=true' : `?percent=${String(share)}`;
}
