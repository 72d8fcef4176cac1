import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { entityTag } from '../../../platform/http/entity-tag.ts';
import type { Template } from '../pages/template.ts';
import { PERMISSIONS_POLICY } from '../../../platform/plugins/page-headers.ts';
import { packedSender } from './packed-sender.ts';
import { sendNotFound } from '../../../platform/http/send-file.ts';

/**
 * Gives out the service worker with the version of the page it keeps: that the page is another one with other settings
 * of the server, or goes out with another policy, the build could not know, and browsers look at the worker alone.
 * @param file the worker as it was built
 */
export function workerFile(file: string, readTemplate: () => Promise<Template | undefined>) {
  const send = packedSender();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const template = await readTemplate();
    const built = await readFile(file, 'utf8').catch(() => undefined);
    if (!template || built === undefined) return sendNotFound(reply);
    const policy = String(reply.getHeader('content-security-policy'));
    const version = entityTag(template.plain + policy + PERMISSIONS_POLICY);
    const script = `self.PAGE_VERSION=${JSON.stringify(version)};\n${built}`;
    return send(request, reply.type('text/javascript; charset=utf-8'), script);
  };
}
