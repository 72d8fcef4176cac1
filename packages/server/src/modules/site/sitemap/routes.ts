import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { PublicReads } from '../../../platform/public-reads/public-reads.ts';
import { publicOrigin } from '../pages/page.ts';
import {
  agentEntryBatches,
  indexEntries,
  pageEntries,
  SITEMAP_SIZES,
  sitemapPaths,
  pageList,
  sitemapIndex,
  robotsTxt,
} from './entries.ts';
import type { OwnPages } from './own-pages.ts';

const INDEX_PATH = '/sitemap.xml';
const schema = { hide: true };
const partParams = Type.Object({ part: Type.Integer() });

export function sitemapRoutes(
  app: App,
  readPublic: PublicReads,
  publicUrl: string | undefined,
  readOwnPages: OwnPages,
  sizes = SITEMAP_SIZES,
): void {
  app.get(INDEX_PATH, { schema }, async (request, reply) => {
    const origin = publicOrigin(request, publicUrl);
    const [entries, own] = await Promise.all([
      readPublic(request, (db) => indexEntries(db, origin, sizes.part)),
      // The index names the list the next time.
      readOwnPages().catch((error: unknown) => {
        request.log.warn(error, 'the sitemap lacks the pages of remotes');
        return [];
      }),
    ]);
    const remotes = own.length > 0 ? [{ address: origin + sitemapPaths.remotes }] : [];
    return sendXml(reply, sitemapIndex([...entries, ...remotes]));
  });

  app.get(sitemapPaths.remotes, { schema }, async (request, reply) => {
    const origin = publicOrigin(request, publicUrl);
    const entries = (await readOwnPages()).map((path) => ({ address: origin + path }));
    return sendXml(reply, Readable.from(pageList([entries])));
  });

  app.get(sitemapPaths.pages, { schema }, async (request, reply) => {
    const entries = await readPublic(request, (db) => pageEntries(db, publicOrigin(request, publicUrl)));
    return sendXml(reply, Readable.from(pageList([entries])));
  });

  app.get(
    sitemapPaths.agents(':part([1-9]\\d{0,4})'),
    { schema: { ...schema, params: partParams } },
    async (request, reply) => {
      const origin = publicOrigin(request, publicUrl);
      const batches = await readPublic(request, (db) =>
        agentEntryBatches(db, origin, request.params.part, sizes),
      );
      if (!batches) throw notFound('There is no such part of the sitemap');
      return sendXml(reply, Readable.from(pageList(batches)));
    },
  );

  app.get('/robots.txt', { schema }, (request, reply) =>
    cacheForAnHour(reply, 'text/plain').send(robotsTxt(publicOrigin(request, publicUrl) + INDEX_PATH)),
  );
}

function sendXml(reply: FastifyReply, xml: string | Readable): FastifyReply {
  return cacheForAnHour(reply, 'application/xml').send(xml);
}

function cacheForAnHour(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=3600')
    .header('vary', 'accept-encoding');
}
