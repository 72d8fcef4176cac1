import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import type {
  PreviewResponse,
  PublishResponse,
  RetireResponse,
  RollbackResponse,
  SwitchResponse,
  WithdrawnPreviews,
} from '@naija/contracts/http/releases';
import type { Registry } from '@naija/contracts/remote/registry';
import type { ListedManifest, ReleaseName } from '@naija/releases';
import type { BuiltRemote } from '../remotes.ts';

/** Options of publishing into a folder; a server takes no `at`. */
export interface Publishing {
  /** Origin of the files; the site's own by default. */
  at?: string;
  /** Percentage of visitors for a canary; all visitors by default. */
  percent?: number;
  /** Starts as a canary that the server raises by itself; not for a folder. */
  auto?: true;
  /** File with the Sigstore bundle of the build; not for a folder. */
  provenance?: string;
}

export interface Previewing {
  label?: string;
  /** File with a Sigstore bundle. */
  provenance?: string;
}

export interface AskedStatus {
  /** The only remote; all that are on the site by default. */
  remote?: string | undefined;
  /** True for figures of single pages, which a folder does not have. */
  pages?: boolean | undefined;
}

/** Target that releases are published to: a folder that a server serves, or a server. */
export interface Target {
  /** Address of the site; a folder has none. */
  site?: string;
  registry: () => Promise<Registry>;
  status: (asked?: AskedStatus) => Promise<ReleasesStatus>;
  /** Listed releases with their release.json. */
  manifests: () => Promise<ListedManifest[]>;
  publish: (remote: BuiltRemote, how: Publishing) => Promise<PublishResponse>;
  /** Stores source maps in a folder beside a published release. */
  storeSourceMaps: (release: ReleaseName, folder: string) => Promise<void>;
  /** Reads the source map of a script. @throws Error with the reason if the script has no source map */
  sourceMap: (release: ReleaseName, script: string) => Promise<string>;
  retire: (remote: string) => Promise<RetireResponse>;
  /** @param from release to roll back; the current one by default */
  rollBack: (remote: string, from: string | undefined) => Promise<RollbackResponse>;
  startCanary: (remote: string, version: string, percent: number) => Promise<SwitchResponse>;
  preview: (remote: BuiltRemote, how: Previewing) => Promise<PreviewResponse>;
  /** @param preview version or label */
  withdrawPreview: (remote: string, preview: string) => Promise<WithdrawnPreviews>;
}
