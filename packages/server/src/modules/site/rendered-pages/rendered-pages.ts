import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import type { ContentChanges } from '../../../platform/content-changes/content-changes.ts';
import { computeETag } from '../../../platform/http/etag.ts';
import { createPrebuiltBody } from '../../../platform/http/prebuilt-body.ts';
import { POLICY_HEADER, policyWith } from '../../../platform/plugins/content-security-policy.ts';
import type { PrebuiltReads } from '../../../platform/plugins/prebuilt-reads.ts';
import { pageVersion } from '../pages/resolve-page.ts';
import { composePage } from './compose-page.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import type { PageTarget } from './page-target.ts';
import { createRenderSlots } from './render-slots.ts';
import type { FetchPublic, RenderedContent, Rendering } from '../../rendering/index.ts';

export interface PageHead {
  html: string;
  /** Markup in place of `html` once the page is rendered; absent for a page that the server knows by itself. */
  complete?: (content: RenderedContent) => string;
  topics: readonly string[];
  /** Position before the head was made. */
  position: number;
}

export interface RenderedPagesOptions {
  rendering: Pick<Rendering, 'render'>;
  fetchPublic: FetchPublic;
  reads: Pick<PrebuiltReads, 'find'>;
  changes: ContentChanges;
  clock: () => Date;
  workers?: number | undefined;
}

/** Quality 4 turns 131 kB of HTML into 19.6 kB in 1.2 ms, 6 into 18.1 kB in 1.4 ms, and 11 into 16.5 kB in 91 ms */
const BROTLI_QUALITY = 6;

/** Creates the store of rendered pages, each rendered once for its content. */
export function createRenderedPages(options: RenderedPagesOptions) {
  const { rendering, fetchPublic, reads, changes, clock, workers } = options;
  const pages = createPageCache(clock, workers);
  const inSlot = createRenderSlots<RenderedPage | undefined>();

  function isCurrentAt(page: RenderedPage, position: number | undefined): boolean {
    if (position === undefined || changes.changedSince(page.topics, page.position)) return false;
    page.position = position;
    return true;
  }

  async function isCurrent(page: RenderedPage): Promise<boolean> {
    return isCurrentAt(page, await changes.sync());
  }

  /** Undefined if something has changed up to a position that was just read. */
  function findCurrent({ key }: PageTarget, position: number | undefined): RenderedPage | undefined {
    const page = pages.get(key);
    return page && isCurrentAt(page, position) ? page : undefined;
  }

  /** Undefined if the page cannot be rendered, or only after too many others. */
  async function make(target: PageTarget, head: PageHead, policy: string): Promise<RenderedPage | undefined> {
    if (pages.hasFailed(target.key)) return undefined;
    const slot = inSlot(
      target.key,
      async () => (await revalidate(target, head)) ?? (await render(target, head, policy)),
    );
    const page = await slot?.result;
    // A page begun for another visitor may lack what this one has just written.
    return page && (slot?.isShared === false || (await isCurrent(page))) ? page : undefined;
  }

  /** Checks if the API still returns the responses behind the page. */
  async function revalidate({ key }: PageTarget, head: PageHead): Promise<RenderedPage | undefined> {
    const page = pages.get(key);
    if (page?.head !== head.html) return undefined;
    const responses = await Promise.all([...page.calls].map(([path, etag]) => fetchPublic(path, etag)));
    if (!responses.every(({ status }) => status === 304)) return undefined;
    page.position = head.position;
    return page;
  }

  async function render(
    target: PageTarget,
    head: PageHead,
    policy: string,
  ): Promise<RenderedPage | undefined> {
    const { key, remote, release, location, origin, lite, language, registryAddress } = target;
    const content = await rendering.render({ remote, release, location, origin, lite, language });
    const made = content && (await madeFrom(content.calls));
    if (!content || !made) {
      pages.fail(key);
      return undefined;
    }
    const { html, inline } = composePage({
      template: target.build.template,
      language,
      bootScript: target.build.bootScript,
      head: head.complete?.(content) ?? head.html,
      releaseId: target.releaseId,
      registryAddress,
      route: target.route,
      content,
    });
    const body = createPrebuiltBody(html, BROTLI_QUALITY);
    const page: RenderedPage = {
      body,
      etag: computeETag(html),
      headers: {
        [RENDERED_PAGE.releaseHeader]: target.releaseId,
        [RENDERED_PAGE.pageVersionHeader]: pageVersion(target.build.shell, policy),
        [POLICY_HEADER]: policyWith(policy, inline),
      },
      size: body.size + head.html.length + 2_000,
      head: head.html,
      calls: made.calls,
      topics: [...new Set([...head.topics, ...made.topics])],
      position: head.position,
    };
    // Otherwise the page may mix content from before and after a change.
    if (await isCurrent(page)) pages.set(key, page);
    return page;
  }

  /** Undefined if the API does not report what a response depends on. */
  async function madeFrom(paths: readonly string[]) {
    const calls = new Map<string, string>();
    const topics: string[] = [];
    for (const path of paths) {
      const { etag } = await fetchPublic(path);
      const read = reads.find(path);
      if (!read) return undefined;
      calls.set(path, etag);
      topics.push(...read.topics);
    }
    return { calls, topics };
  }

  return { findCurrent, isCurrentAt, make };
}
