import type { Registry } from '@naija/contracts/remote/registry';
import type { HotResponse } from '../../../platform/plugins/hot-responses.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { RenderedPage } from './page-cache.ts';
import type { ShellBuild } from './shell-build.ts';

interface Site {
  registry: Registry | undefined;
  build: ShellBuild | undefined;
}

/** Time for which a switched release or shell may go unnoticed, because looking at the files costs more than the response */
const FILES_UNREAD_MS = 50;

/** Pages that are sent before routing, until content, registry or shell change. */
export function createHotPages(
  { sync, isCurrentAt }: Pick<PageRenderer, 'sync' | 'isCurrentAt'>,
  readSite: () => Promise<Site>,
): (page: RenderedPage, madeOf: Site) => HotResponse {
  let last: Site | undefined;
  let lastRead = -Infinity;
  const read = async () => {
    last = await readSite();
    lastRead = performance.now();
    return last;
  };
  return (page, { registry, build }) => {
    const isFrom = (site: Site) => site.registry === registry && site.build === build;
    const isContentCurrent = () => {
      const position = sync();
      return position instanceof Promise
        ? position.then((known) => isCurrentAt(page, known))
        : isCurrentAt(page, position);
    };
    return {
      etag: page.etag,
      body: page.body,
      isCurrent: () => {
        const site = performance.now() - lastRead < FILES_UNREAD_MS ? last : undefined;
        if (site) return isFrom(site) && isContentCurrent();
        return read().then((fresh) => isFrom(fresh) && isContentCurrent());
      },
    };
  };
}
