import type {
  PublishResponse,
  ReleasesStatus,
  RollbackResponse,
  SwitchResponse,
} from '@naija/contracts/http/releases';
import type { Registry } from '@naija/contracts/remote/registry';
import type { BuiltRemote } from '../remotes.ts';

/** Options of publishing into a folder; a server takes no `at`. */
export interface Publishing {
  /** Origin of the files, if not the site's own. */
  at?: string;
  /** Percentage of visitors in a canary; all without one. */
  percent?: number;
  /** Begins as a canary that the server raises by itself; not into a folder. */
  auto?: true;
}

/** Where releases are published: a folder that a server serves, or a server. */
export interface Target {
  registry: () => Promise<Registry>;
  status: () => Promise<ReleasesStatus>;
  publish: (remote: BuiltRemote, how: Publishing) => Promise<PublishResponse>;
  /** @param from the release to roll back; the current one without it */
  rollBack: (remote: string, from: string | undefined) => Promise<RollbackResponse>;
  startCanary: (remote: string, version: string, percent: number) => Promise<SwitchResponse>;
}
