import { SHARE_TARGET_PATH, shareOutcomePath } from '@naija/contracts/pwa/share-target';
import type { App } from '../../../platform/http/app-type.ts';
import { MOST_BYTES } from '../form/limits.ts';

const SEE_OTHER = 303;

/**
 * Answers a photo that a phone shares with the app while no service worker is there to take it: Edit Profile opens and
 * asks for the photo again. What was sent is not looked at, and nothing changes here, whoever sends it.
 */
export async function sharingRoutes(app: App): Promise<void> {
  await app.register((site: App, _options, done) => {
    site.removeAllContentTypeParsers();
    // Read and dropped: a browser that is still sending would not see the answer.
    site.addContentTypeParser('*', (_request, body, parsed) => {
      body.resume();
      parsed(null);
    });
    site.post(SHARE_TARGET_PATH, { schema: { hide: true } }, (request, reply) => {
      const tooLarge = Number(request.headers['content-length']) > MOST_BYTES;
      if (tooLarge) reply.header('connection', 'close');
      return reply
        .header('cache-control', 'no-store')
        .redirect(shareOutcomePath(tooLarge ? 'too-large' : 'again'), SEE_OTHER);
    });
    done();
  });
}
