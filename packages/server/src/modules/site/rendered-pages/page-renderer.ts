import type { RenderedPage } from './page-cache.ts';
import type { Registry } from '@naija/contracts/remote/registry';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentChanges } from '../../../platform/content-changes/content-changes.ts';
import type { Template } from '../pages/shell-template.ts';
import { createTargetFinder, type PageTarget } from './page-target.ts';
import { createRenderedPages, type PageHead, type RenderedPagesOptions } from './rendered-pages.ts';
import { readVariant } from './request-variant.ts';
import { createShellBuildReader, type ShellBuild } from './shell-build.ts';

export interface PageRenderer {
  readBuild: (template: Template) => Promise<ShellBuild | undefined>;
  findTarget: (
    registry: Registry,
    build: ShellBuild,
    request: FastifyRequest,
    origin: string,
  ) => PageTarget | undefined;
  /** Undefined while the position is unknown. */
  sync: ContentChanges['sync'];
  /** Finds a page that is current at a position that was just read. */
  findCurrent: (target: PageTarget, position: number | undefined) => RenderedPage | undefined;
  isCurrentAt: (page: RenderedPage, position: number | undefined) => boolean;
  /**
   * Renders a page; undefined if that is impossible in time, or the page could not be cached. `position` is that before the
   * head was made, `policy` that of every page.
   */
  render: (
    target: PageTarget,
    head: Omit<PageHead, 'position'>,
    position: number | undefined,
    policy: string,
  ) => Promise<RenderedPage | undefined>;
}

export interface PageRendererOptions extends RenderedPagesOptions {
  shell: string;
  shellServer: string;
  log: FastifyBaseLogger;
  /** Wait for a page that is not in the cache. */
  waitMs?: number | undefined;
}

const WAIT_MS = 500;

export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { shell, shellServer, changes, log, waitMs = WAIT_MS } = options;
  const pages = createRenderedPages(options);
  const findTarget = createTargetFinder();
  return {
    readBuild: createShellBuildReader(shell, shellServer),
    findTarget: (registry, build, request, origin) =>
      findTarget(registry, build, { location: request.url, origin, variant: readVariant(request) }),
    sync: changes.sync,
    findCurrent: pages.findCurrent,
    isCurrentAt: pages.isCurrentAt,
    async render(target, head, position, policy) {
      if (position === undefined) return undefined;
      const rendering = pages.make(target, { ...head, position }, policy).catch((error: unknown) => {
        log.warn(error, 'a page is served unrendered');
        return undefined;
      });
      const timer = new AbortController();
      const timeout = sleep(waitMs, undefined, { signal: timer.signal, ref: false }).catch(() => undefined);
      // A slower page is for the next visitor.
      const page = await Promise.race([rendering, timeout]);
      timer.abort();
      return page;
    },
  };
}
