import { API_PREFIX } from './paths.ts';

/** `reseal` signs a remote's list again with a new serial; visitors keep what they have. `retire` takes it off the site. */
export const SWITCH_ACTIONS = ['publish', 'rollback', 'canary', 'reseal', 'retire'] as const;
export type SwitchAction = (typeof SWITCH_ACTIONS)[number];

/** Releases that visitors get from now on: `current` is the default release, `before` the previous one, `trial` the canary. */
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
  /** Git reference, such as 'refs/heads/main'. */
  ref: string;
  workflow: string;
}

export interface PublishResponse extends SwitchResponse {
  added: boolean;
  /** ISO 8601 in UTC; only where the publish key expires soon. */
  keyExpiresAt?: string;
  /** True if the site demands provenance. */
  source?: BuildSource;
}

/** A release that only its address shows. */
export interface PreviewResponse {
  remote: string;
  version: string;
  label: string | null;
  /** Expiry, ISO 8601 in UTC; null for a listed release, which the address shows as long as it is listed. */
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
  /** Release that the next rollback would restore; null if none is left. Absent from servers before 1.1. */
  earlier?: string | null;
}

/** A remote that is off the site, and the release that visitors got `before`; null if none could be read. */
export interface RetireResponse {
  remote: string;
  before: string | null;
}

/** Source map of a script as JSON, version 3, without the contents of sources. */
export interface SourceMapResponse {
  map: string;
}

export interface CanaryRequest {
  version: string;
  percent: number;
}

export const RELEASE_ARCHIVE = 'application/x-tar';

/** File of an archive that does not belong to the release: a Sigstore bundle with the build provenance of its release.json. */
export const PROVENANCE_FILE = 'provenance.sigstore.json';
/** GitHub's bundle of sigstore-js 2.2.0 has 11,068. */
export const PROVENANCE_MAX_BYTES = 100_000;

const base = `${API_PREFIX}/releases`;

export const releasePaths = {
  status: base,
  statusWithPages: `${base}?pages=true`,
  /** Status of one remote, whether or not it is on the site. */
  statusOf: (remote: string, pages = false) =>
    `${base}?remote=${encodeURIComponent(remote)}${pages ? '&pages=true' : ''}`,
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
  /** Address to which an archive of all source maps is sent. */
  sourceMaps: (remote: string, version: string, script?: string) =>
    `${base}/${encodeURIComponent(remote)}/${encodeURIComponent(version)}/source-maps${script === undefined ? '' : `?script=${encodeURIComponent(script)}`}`,
  canary: (remote: string) => `${base}/${encodeURIComponent(remote)}/canary`,
} as const;

function queryOf(share: number | 'auto' | undefined): string {
  if (share === undefined) return '';
  return share === 'auto' ? '?auto=true' : `?percent=${String(share)}`;
}
