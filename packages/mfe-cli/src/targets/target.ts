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
  /** Origin of the files, if not the site's own. */
  at?: string;
  /** Percentage of visitors in a canary; all without one. */
  percent?: number;
  /** Begins as a canary that the server raises by itself; not into a folder. */
  auto?: true;
  /** File with the Sigstore bundle of the build; not into a folder. */
  provenance?: string;
}

export interface Previewing {
  label?: string;
  /** File with a Sigstore bundle. */
  provenance?: string;
}

/** Where releases are published: a folder that a server serves, or a server. */
export interface Target {
  /** Address of the site; a folder has none. */
  site?: string;
  registry: () => Promise<Registry>;
  /** @param pages with figures of single pages, which a folder has not */
  status: (pages?: boolean) => Promise<ReleasesStatus>;
  /** Listed releases with what their release.json says. */
  manifests: () => Promise<ListedManifest[]>;
  publish: (remote: BuiltRemote, how: Publishing) => Promise<PublishResponse>;
  /** Stores source maps in a folder beside a published release. */
  storeSourceMaps: (release: ReleaseName, folder: string) => Promise<void>;
  /** @throws Error where there is none of this script, with the reason */
  sourceMap: (release: ReleaseName, script: string) => Promise<string>;
  retire: (remote: string) => Promise<RetireResponse>;
  /** @param from the release to roll back; the current one without it */
  rollBack: (remote: string, from: string | undefined) => Promise<RollbackResponse>;
  startCanary: (remote: string, version: string, percent: number) => Promise<SwitchResponse>;
  preview: (remote: BuiltRemote, how: Previewing) => Promise<PreviewResponse>;
  /** @param preview version or label */
  withdrawPreview: (remote: string, preview: string) => Promise<WithdrawnPreviews>;
}
