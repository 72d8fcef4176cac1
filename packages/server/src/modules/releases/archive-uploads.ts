import { RELEASE_ARCHIVE } from '@naija/contracts/http/releases';
import type { FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.ts';
import type { App } from '../../platform/http/app-type.ts';
import { badRequest } from '../../platform/http/http-error.ts';
import { unpackBody } from './unpack-archive.ts';
import { withUploadFolder } from './upload-folder.ts';

const MAX_CONCURRENT_UPLOADS = 2;

/** Limits the number of archives at once. @param name name of the folder */
export type UnpackUpload = <T>(
  request: FastifyRequest,
  name: string,
  work: (folder: string) => Promise<T>,
) => Promise<T>;

/** Makes the routes of this scope accept only archives, unparsed. */
export function acceptArchives(app: App, remotesDir: string): UnpackUpload {
  const limitConcurrency = createConcurrencyLimit({
    maxConcurrent: MAX_CONCURRENT_UPLOADS,
    maxQueued: 0,
    message: 'Other releases are being published. Please try again shortly.',
    retryAfter: 5,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(RELEASE_ARCHIVE, (_request, payload, done) => {
    done(null, payload);
  });
  return async (request, name, work) => {
    if (!request.body) throw badRequest(`Please send an archive as ${RELEASE_ARCHIVE}`);
    return limitConcurrency(() =>
      withUploadFolder(remotesDir, name, async (folder) => {
        await unpackBody(request, folder);
        return work(folder);
      }),
    );
  };
}
