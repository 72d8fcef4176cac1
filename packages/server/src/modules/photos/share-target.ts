import { SHARE_TARGET_PATH, shareOutcomePath } from '@naija/contracts/pwa/share-target';
import type { App } from '../../platform/http/app-type.ts';
import { MAX_FORM_BYTES } from './multipart/limits.ts';

const SEE_OTHER = 303;

/** Web Share Target without a service worker: redirects to Edit Profile, which asks for the photo again. */
export async function shareTargetRoutes(app: App): Promise<void> {
  await app.register((site: App, _options, done) => {
    site.removeAllContentTypeParsers();
    // Browsers that are still sending would not see the response.
    site.addContentTypeParser('*', (_request, body, parsed) => {
      body.resume();
      parsed(null);
    });
    site.post(SHARE_TARGET_PATH, { schema: { hide: true } }, (request, reply) => {
      const tooLarge = Number(request.headers['content-length']) > MAX_FORM_BYTES;
      if (tooLarge) reply.header('connection', 'close');
      return reply
        .header('cache-control', 'no-store')
        .redirect(shareOutcomePath(tooLarge ? 'too-large' : 'again'), SEE_OTHER);
    });
    done();
  });
}
