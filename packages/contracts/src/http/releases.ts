import type { Vital } from './page-loads.ts';
import type { FailureKind } from './reports.ts';
import { API_PREFIX } from './paths.ts';

/** `reseal` signs a remote's list again with a new serial; visitors keep what they have. `retire` takes it off the site. */
export const SWITCH_ACTIONS = ['publish', 'rollback', 'canary', 'reseal', 'retire'] as const;
export type SwitchAction = (typeof SWITCH_ACTIONS)[number];

/** What visitors get from now on: `current` is the default release, `before` the previous one, `trial` the canary. */
export interface SwitchResponse {
  remote: string;
  current: string;
  before: string | null;
  trial: { version: string; percent: number } | null;
}

/** The build of a release, as its verified provenance says: 'https://github.com/acme/directory', and a path in it. */
export interface BuildSource {
  repository: string;
  commit: string;
  /** As 'refs/heads/main'. */
  ref: string;
  workflow: string;
}

export interface PublishResponse extends SwitchResponse {
  added: boolean;
  /** ISO 8601 in UTC; only where the publish key expires soon. */
  keyExpiresAt?: string;
  /** Where the site demands provenance. */
  source?: BuildSource;
}

/** A release that only its address shows. */
export interface PreviewResponse {
  remote: string;
  version: string;
  label: string | null;
  /** When it ends, ISO 8601 in UTC; null for a listed release, which the address shows as long as it is listed. */
  until: string | null;
  added: boolean;
}

export interface WithdrawnPreviews {
  remote: string;
  versions: string[];
}

export interface RollbackRequest {
  from?: string;
}

export interface RollbackResponse extends SwitchResponse {
  /** The canary where there was one, otherwise the default release. */
  rolledBack: string;
}

/** A remote that is off the site, and the release that visitors got `before`; null where none could be read. */
export interface RetireResponse {
  remote: string;
  before: string | null;
}

/** Source map of a script as JSON, version 3, without the contents of sources. */
export interface SourceMapResponse {
  map: string;
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

export interface CanaryRequest {
  version: string;
  percent: number;
}

export const RELEASE_ARCHIVE = 'application/x-tar';

/** File of an archive that is no file of the release: a Sigstore bundle with the build provenance of its release.json. */
export const PROVENANCE_FILE = 'provenance.sigstore.json';
/** GitHub's bundle of sigstore-js 2.2.0 has 11,068. */
export const PROVENANCE_MAX_BYTES = 100_000;

const base = `${API_PREFIX}/releases`;

export const releasePaths = {
  status: base,
  statusWithPages: `${base}?pages=true`,
  /** @param share of visitors for a canary, in per cent, or raised by the server; without one all get the release */
  publish: (remote: string, version: string, share?: number | 'auto') =>
    `${base}/${encodeURIComponent(remote)}/${encodeURIComponent(version)}${queryOf(share)}`,
  preview: (remote: string, version: string, label?: string) =>
    `${base}/${encodeURIComponent(remote)}/previews/${encodeURIComponent(version)}${label === undefined ? '' : `?label=${encodeURIComponent(label)}`}`,
  /** @param named version or label */
  withdrawPreview: (remote: string, named: string) =>
    `${base}/${encodeURIComponent(remote)}/previews?named=${encodeURIComponent(named)}`,
  rollback: (remote: string) => `${base}/${encodeURIComponent(remote)}/rollback`,
  retire: (remote: string) => `${base}/${encodeURIComponent(remote)}`,
  /** Without a script the address to which an archive of all of them is sent. */
  sourceMaps: (remote: string, version: string, script?: string) =>
    `${base}/${encodeURIComponent(remote)}/${encodeURIComponent(version)}/source-maps${script === undefined ? '' : `?script=${encodeURIComponent(script)}`}`,
  canary: (remote: string) => `${base}/${encodeURIComponent(remote)}/canary`,
} as const;

function queryOf(share: number | 'auto' | undefined): string {
  if (share === undefined) return '';
  return share === 'auto' ? '?auto=true' : `?percent=${String(share)}`;
}
