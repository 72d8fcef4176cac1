import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { pageVersion } from '../pages/resolve-page.ts';
import type { Template } from '../pages/shell-template.ts';
import { createCompressedSender } from './cached-compression.ts';
import { sendNotFound } from '../../../platform/http/send-file.ts';

/** Adds the page's version to the worker: settings change the page, and browsers check only the worker for updates. */
export function createServiceWorkerHandler(file: string, readTemplate: () => Promise<Template | undefined>) {
  const send = createCompressedSender();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const template = await readTemplate();
    const built = await readFile(file, 'utf8').catch(() => undefined);
    if (!template || built === undefined) return sendNotFound(reply);
    const policy = String(reply.getHeader('content-security-policy'));
    const script = `self.PAGE_VERSION=${JSON.stringify(pageVersion(template, policy))};\n${built}`;
    return send(request, reply.type('text/javascript; charset=utf-8'), script);
  };
}
