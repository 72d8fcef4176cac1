import { addJsonResponses, addTimeouts } from '../browser-features.ts';
import { deleteAllPages } from './api-cache/delete-pages.ts';
import { readOfflineContent } from './api-cache/offline-content.ts';
import { serveApi } from './api-cache/routes.ts';
import { handleBackgroundSync } from './background-sync.ts';
import { addDownloaded, countDownloads } from './data-usage/downloaded-bytes.ts';
import { emptyApiCaches, readUsage } from './data-usage/usage.ts';
import { setDataSaver } from './data-saver.ts';
import { setPagesLanguage } from './pages-language.ts';
import { handleMessages } from './messages.ts';
import { handleNotifications } from './notifications/handle.ts';
import { cacheOpenPage } from './pages/cache-open-page.ts';
import { respondToNavigation } from './pages/respond-to-navigation.ts';
import { prefetchFavourites } from './prefetch-favourites.ts';
import { setChosenReleases } from './releases/choice.ts';
import { isDeclaredData } from './releases/declared-data.ts';
import { checkReleases, handleLifecycle } from './releases/lifecycle.ts';
import { followOpened } from './releases/follow-opened.ts';
import { isOfflineReady } from './releases/offline-ready.ts';
import { servePrecache } from './releases/precache.ts';
import { serveReleases } from './releases/routes.ts';
import { followRemoved } from './removed.ts';
import { scope } from './scope.ts';
import { serveShareTarget } from './share-target/routes.ts';

addTimeouts();
addJsonResponses();
// The first matching route responds.
servePrecache(respondToNavigation);
serveReleases();
countDownloads();
followRemoved();
serveApi(isDeclaredData);
serveShareTarget();
handleBackgroundSync();
handleLifecycle();
handleNotifications();
handleMessages({
  SKIP_WAITING: () => scope.skipWaiting(),
  CHECK_RELEASES: checkReleases,
  // The server renders other photos for it.
  FRUGAL: ({ on }) => setDataSaver(on, deleteAllPages),
  CHOSEN_RELEASES: ({ ids }) => setChosenReleases(ids).catch(() => undefined), // Fails on a full device.
  OPENED_REMOTES: ({ names }) => followOpened(names).catch(() => undefined), // Fails on a full device.
  CACHE_PAGE: (_message, { source }) => source && 'url' in source && cacheOpenPage(source.url),
  LANGUAGE: (message) => setPagesLanguage(message).catch(() => undefined), // Fails on a full device.
  SAVED_AGENTS: ({ ids }) => prefetchFavourites(ids),
  RECEIVED: ({ bytes }) => addDownloaded(bytes),
  SAVED_HERE: readOfflineContent,
  USAGE: async () => ({ ...(await readUsage()), offlineReady: await isOfflineReady() }),
  EMPTY_SAVED: emptyApiCaches,
});
