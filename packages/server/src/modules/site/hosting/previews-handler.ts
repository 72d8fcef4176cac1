import { isRemoteName } from '@naija/contracts/remote/names';
import { previewsFile } from '@naija/releases';
import type { FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { sendNotFound } from '../../../platform/http/send-file.ts';

/** Sends the previews of a remote as they were signed; an empty list where it has none. */
export function createPreviewsHandler(remotesDir: string) {
  return async (remote: string, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isRemoteName(remote)) return sendNotFound(reply);
    const list = await readFile(previewsFile(remotesDir, remote), 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '[]';
      throw error;
    });
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(list);
  };
}
