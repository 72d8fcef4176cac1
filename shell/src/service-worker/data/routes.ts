import { registerRoute } from 'workbox-routing';
import { API_PREFIX } from '@naija/contracts/http/paths';
import { answerData } from './answer-data.ts';
import { answerPhoto } from './answer-photo.ts';
import { countReceived } from './received.ts';
import { placeOf } from './shelves.ts';
import { placeByReleases } from './wanted-by-releases.ts';

/** Answers for photos, and for calls that say nothing of who asks. Everything else goes its way. */
export function serveData(): void {
  countReceived();
  registerRoute(
    ({ sameOrigin, url, request }) =>
      sameOrigin &&
      !request.headers.has('authorization') &&
      (url.pathname.startsWith(API_PREFIX) || placeOf(url) !== undefined),
    async ({ event, request, url }) => {
      const place = placeOf(url) ?? (await placeByReleases(url));
      if (!place) return fetch(request);
      const answer = place.shelf === 'photos' ? answerPhoto : answerData;
      return answer(request, place, event);
    },
  );
}
