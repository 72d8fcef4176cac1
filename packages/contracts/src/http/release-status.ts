import type { Vital } from './page-loads.ts';
import type { BuildSource, SwitchAction } from './releases.ts';
import type { FailureKind } from './reports.ts';

/** `traffic` is a percentage of visitors, `since` ISO 8601 in UTC; a folder has no `failures`, only a server. */
export interface ListedRelease {
  version: string;
  traffic: number;
  default: boolean;
  since: string | null;
  failures?: Partial<Record<FailureKind, number>>;
  /** Of the last seven days; absent without any. */
  figures?: LoadFigures;
  /** Where its provenance was verified. */
  source?: BuildSource;
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

/** What page loads of the last seven days say of a page; `page` is its pattern, '' where it is not known. */
export interface PageStatus {
  remote: string;
  version: string;
  page: string;
  figures: LoadFigures;
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
  /** Null where the remote was retired. */
  to: string | null;
  percent?: number;
  /** Serial of the list after the change; absent in old lines. */
  serial?: number;
  /** True where a server published its own checkout as it started. */
  onStart?: boolean;
  /** Why a server changed or withdrew a canary by itself. */
  reason?: string;
  /** Of a release whose provenance was verified. */
  source?: BuildSource;
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

/** A publish key, without the key itself. Times are ISO 8601 in UTC. */
export interface PublishKeyStatus {
  /** What people call it. */
  id: string;
  remote: string;
  /** Null, as is `createdAt`, for a key of the server's settings, whose uses are not recorded. */
  label: string | null;
  createdAt: string | null;
  /** Null where it never expires. */
  expiresAt: string | null;
  /** Behind by up to a minute; null where it was never used. */
  lastUsedAt: string | null;
}

export interface ReleasesStatus {
  remotes: RemoteStatus[];
  audit: AuditEntry[];
  /** Absent where the server renders no pages. */
  renderers?: RendererStatus[];
  /** Only of a server. */
  canaries?: CanaryStatus[];
  /** Of the remotes that the key of the request publishes; only of a server. */
  keys?: PublishKeyStatus[];
  /** Only of a server that is asked for them, those with most loads first. */
  pages?: PageStatus[];
}
