import type { FastifyBaseLogger } from 'fastify';
import type { RegistryKeys } from '@naija/releases';
import type { Queryable } from './database/database.ts';
import type { Dependency } from './modules/health/index.ts';
import type { SmsOptions } from './modules/identity/index.ts';
import type { MailLinks } from './modules/mail/index.ts';
import type { PushOptions } from './modules/notifications/index.ts';
import type { UploadLocks } from './modules/photos/index.ts';
import type { ReleaseStore } from './modules/releases/index.ts';
import type { Rendering } from './modules/rendering/index.ts';
import type { HostingFolders } from './modules/site/index.ts';
import type { ContentChanges } from './platform/content-changes/content-changes.ts';
import type { ObjectStore } from './platform/storage/object-store.ts';
import type { DiskSpace } from './platform/disk/disk-space.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { SecurityLog } from './platform/security-log/security-log.ts';
import type { StartSpan } from './tracing/spans.ts';
import type { PublishKey } from './settings/parsers.ts';
import type { ProvenancePolicy } from './settings/provenance-policy.ts';

/** Absolute folders that the application works in. */
export interface AppFolders extends HostingFolders {
  photos: string;
  /** Unfinished resumable uploads; never served. */
  uploads: string;
  /** The shell as the server runs it; without it, pages are rendered in the browser alone. */
  shellServer?: string | undefined;
}

/** What `createApp` takes from the process it runs in. */
export interface AppOptions {
  db: Queryable;
  /** A replica of the database, for public reads. */
  replica?: Queryable | undefined;
  folders: AppFolders;
  /** Holds photos and uploads in the place of folders. */
  objects?: ObjectStore | undefined;
  /** By default those of this process, which then may share uploads with no other. */
  uploadLocks?: UploadLocks;
  /** Origin that visitors use, where it is known. */
  publicUrl?: string | undefined;
  /** URLs in mail; below `publicUrl` by default. */
  links?: MailLinks;
  /** Serves the development mailbox. */
  mailbox?: boolean;
  trustedProxies?: string[];
  /** Other origins that releases are served from. */
  remoteOrigins?: string[];
  /** Allows remotes from a developer's machine. */
  remoteOverrides?: boolean;
  /** Rejects requests under foreign host names. */
  enforceAllowedHosts?: boolean;
  /** The folder of remotes by default. */
  releases?: ReleaseStore;
  registryKeys?: RegistryKeys;
  publishKeys?: PublishKey[];
  /** Builds that may publish; without it, a publish key is enough. */
  provenance?: ProvenancePolicy | undefined;
  /** Where to report a vulnerability: a mailto: or https: URL. */
  securityContact?: string | undefined;
  /** Gets a message where the server withdraws a canary. */
  operatorMail?: string | undefined;
  /** Gets JSON where the server withdraws or raises a canary. */
  operatorWebhook?: string | undefined;
  /** How codes are sent to phones; none are by default. */
  sms?: SmsOptions | undefined;
  /** Sends pushes to the devices of agents. */
  push?: PushOptions | undefined;
  /** On by default. */
  rateLimits?: boolean;
  /** Step to which the duration of account responses is rounded up; 0 turns it off, and each route has a default. */
  timingStepMs?: number | undefined;
  /** Event loop delay in milliseconds above which requests get 503; 0 turns it off. */
  maxEventLoopDelay?: number;
  /** After this long, a page is rendered without what the database would add. */
  pageDatabaseTimeoutMs?: number;
  /** Without it, nothing is served from the cache of public responses. */
  changes?: ContentChanges;
  /** In the place of processes that run the releases. */
  rendering?: Rendering;
  /** How long a visitor waits for a page to be rendered. */
  renderWaitMs?: number;
  /** Processes on this machine that share what memory caches and renderers may use; 1 by default. */
  workers?: number;
  /** Time source of limits and lifetimes. */
  clock?: () => Date;
  logger?: FastifyBaseLogger;
  security?: SecurityLog;
  /** Folders of releases that came with the server; by default those beside it. */
  ownReleases?: readonly string[];
  /** Beside those that the application knows. */
  dependencies?: readonly Dependency[];
  /** Refuses writes while it is full. */
  disk?: DiskSpace | undefined;
  /** Counts requests and what modules do. */
  metrics?: Metrics | undefined;
  /** Records a span for each request. */
  startSpan?: StartSpan | undefined;
}
