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
  /** Failures of the last seven days; absent if none. */
  figures?: LoadFigures;
  /** Present if its provenance was verified. */
  source?: BuildSource;
}

/** Figures of sampled page loads: their number, the share that failed, and 75th percentiles; null if not measured. */
export interface LoadFigures extends Record<Vital, number | null> {
  loads: number;
  failed: number;
}

/** A failure that browsers reported, with the stack of the latest report that had one. Any client can send reports. */
export interface ReportedFailure {
  remote: string;
  version: string;
  kind: FailureKind;
  message: string;
  count: number;
  /** ISO 8601 in UTC. */
  lastAt: string;
  /** Frames in scripts of the release, '' if unknown. */
  stack: string;
}

/** A release under observation: a canary since it received its share of visitors, or a release in its first hour. */
export interface CanaryStatus {
  remote: string;
  version: string;
  percent: number;
  /** True if the server raises the percentage automatically. */
  isAuto: boolean;
  since: string;
  loads: number;
  /** Loads at which it is compared next. */
  nextLook: number;
  /** End of the first hour, ISO 8601 in UTC; only for the default release. */
  until?: string;
}

/** Page loads of the last seven days, by page; `page` is its pattern, '' if unknown. */
export interface PageStatus {
  remote: string;
  version: string;
  page: string;
  figures: LoadFigures;
}

export interface RemoteStatus {
  remote: string;
  releases: ListedRelease[];
  /** Releases that are no longer listed, with the reports about them. */
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
  /** Null if the remote was retired. */
  to: string | null;
  percent?: number;
  /** Serial of the list after the change; absent in old lines. */
  serial?: number;
  /** True if a server published its own checkout as it started. */
  onStart?: boolean;
  /** Reason why a server changed a canary, or withdrew a release. */
  reason?: string;
  /** Build of a release whose provenance was verified. */
  source?: BuildSource;
}

/** Isolation of a renderer: Linux namespaces for network and processes, or only the options of its process. */
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
  /** Name given by people. */
  id: string;
  remote: string;
  /** Null, as is `createdAt`, for a key of the server's settings, whose uses are not recorded. */
  label: string | null;
  createdAt: string | null;
  /** Null if it never expires. */
  expiresAt: string | null;
  /** Behind by up to a minute; null if it was never used. */
  lastUsedAt: string | null;
}

export interface ReleasesStatus {
  remotes: RemoteStatus[];
  audit: AuditEntry[];
  /** Absent if the server renders no pages. */
  renderers?: RendererStatus[];
  /** Set only by a server. */
  canaries?: CanaryStatus[];
  /** Previews of the remotes that the key of the request publishes; only from a server. */
  keys?: PublishKeyStatus[];
  /** Failures of the last seven days in the remotes that the key of the request publishes, latest first. */
  recentFailures?: ReportedFailure[];
  /** Set only by a server, on request; the pages with most loads first. */
  pages?: PageStatus[];
}
