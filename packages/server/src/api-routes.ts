import type { Queryable } from './database/database.ts';
import { agentRoutes } from './modules/agents/index.ts';
import { commentRoutes } from './modules/comments/index.ts';
import { bearerGuards, identityRoutes, type SmsOptions } from './modules/identity/index.ts';
import type { MailLinks } from './modules/mail/index.ts';
import { moderationRoutes } from './modules/moderation/index.ts';
import { notificationRoutes, type Notifications, type PushOptions } from './modules/notifications/index.ts';
import { type PhotoStore, uploadRoutes, type Uploads } from './modules/photos/index.ts';
import { privacyRoutes } from './modules/privacy/index.ts';
import { profileRoutes } from './modules/profile/index.ts';
import { registrationRoutes } from './modules/registrations/index.ts';
import { type PublishingOptions, releaseRoutes } from './modules/releases/index.ts';
import {
  cspReportRoutes,
  failureReportRoutes,
  interestRoutes,
  pageLoadRoutes,
} from './modules/reports/index.ts';
import type { RegistryReader } from './modules/site/index.ts';
import type { App } from './platform/http/app-type.ts';
import { addStrictJsonParser } from './platform/http/json-body.ts';
import { compressResponses } from './platform/plugins/compression.ts';
import type { PrebuiltReads } from './platform/plugins/prebuilt-reads.ts';
import { NON_PAGE_HEADERS } from './platform/plugins/content-security-policy.ts';
import { privateCacheControl } from './platform/plugins/private-cache-control.ts';
import { publicCacheControl } from './platform/plugins/public-cache-control.ts';
import type { PublicReads } from './platform/public-reads/public-reads.ts';
import type { RateLimiter } from './platform/rate-limits/limiter.ts';
import type { SecurityLog } from './platform/security-log/security-log.ts';

export interface ApiContext {
  db: Queryable;
  readPublic: PublicReads;
  photos: PhotoStore;
  uploads: Uploads;
  limit: RateLimiter;
  links: MailLinks;
  clock: () => Date;
  registry: RegistryReader;
  releases: PublishingOptions;
  security: SecurityLog;
  timingStepMs: number | undefined;
  reads: PrebuiltReads;
  sms: SmsOptions | undefined;
  wakeJobs: () => void;
  notifications: Notifications;
  push: PushOptions | undefined;
}

/** Registers the JSON API; `api` is the instance below the API prefix. */
export async function apiRoutes(api: App, context: ApiContext): Promise<void> {
  const { db, readPublic, limit, clock, security, reads } = context;
  // Fastify parses text/plain by default; bodies here are JSON only.
  api.removeContentTypeParser('text/plain');
  addStrictJsonParser(api);
  api.addHook('onRequest', (_request, reply, done) => {
    // The policy of pages is half as long as a list with Brotli.
    reply.headers(NON_PAGE_HEADERS);
    done();
  });
  reads.respond(api);
  await compressResponses(api);
  const guards = bearerGuards(api, db, clock);
  privateCacheControl(api);
  publicCacheControl(api, reads.add);
  agentRoutes(api, { db, readPublic, clock, guards, limit: context.limit });
  commentRoutes(api, { ...context, guards });
  moderationRoutes(api, { ...context, guards });
  registrationRoutes(api, { ...context, guards });
  await identityRoutes(api, { ...context, guards });
  await uploadRoutes(api, { ...context, guards });
  await profileRoutes(api, { ...context, guards });
  notificationRoutes(api, { ...context, guards });
  privacyRoutes(api, { ...context, guards });
  failureReportRoutes(api, context);
  pageLoadRoutes(api, context);
  interestRoutes(api, { db, limit, clock, guards });
  await cspReportRoutes(api, context);
  await releaseRoutes(api, { db, limit, security, clock, ...context.releases });
}
