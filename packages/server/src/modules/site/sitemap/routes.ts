import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Queryable } from '../../../database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import { originOf } from '../pages/origin.ts';
import { agentBatches, listEntries, listPaths, pageEntries } from './entries.ts';
import { robots } from './robots.ts';
import { pageList, sitemapIndex } from './xml.ts';

const INDEX = '/sitemap.xml';
const schema = { hide: true };
const agentList = Type.Object({ part: Type.Integer() });

/** Adds what search engines read first: which pages there are, and which are none of their business. */
export function sitemapRoutes(app: App, db: Queryable, publicUrl: string | undefined): void {
  app.get(INDEX, { schema }, async (request, reply) =>
    sendXml(reply, sitemapIndex(await listEntries(db, originOf(request, publicUrl)))),
  );

  app.get(listPaths.pages, { schema }, async (request, reply) => {
    const entries = await pageEntries(db, originOf(request, publicUrl));
    return sendXml(reply, Readable.from(pageList([entries])));
  });

  app.get(
    listPaths.agents(':part([1-9]\\d{0,4})'),
    { schema: { ...schema, params: agentList } },
    async (request, reply) => {
      const batches = await agentBatches(db, originOf(request, publicUrl), request.params.part);
      if (!batches) throw notFound('There is no such part of the sitemap');
      return sendXml(reply, Readable.from(pageList(batches)));
    },
  );

  app.get('/robots.txt', { schema }, (request, reply) =>
    forAnHour(reply, 'text/plain').send(robots(originOf(request, publicUrl) + INDEX)),
  );
}

function sendXml(reply: FastifyReply, xml: string | Readable): FastifyReply {
  return forAnHour(reply, 'application/xml').send(xml);
}

function forAnHour(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=3600')
    .header('vary', 'accept-encoding');
}
