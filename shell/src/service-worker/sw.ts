import { addJsonResponses, addTimeouts } from '../browser/browser-features.ts';
import { deleteAllPages } from './served-pages.ts';
import { readOfflineContent } from './api-cache/offline-search.ts';
import { serveApi } from './api-cache/routes.ts';
import { handleBackgroundSync } from './background-sync.ts';
import { emptyApiCaches, readUsage, addDownloaded, countDownloads } from './data-usage.ts';
import { setDataSaver } from './data-saver.ts';
import { setPagesLanguage } from './pages-language.ts';
import { handleMessages } from './messages.ts';
import { handleNotifications } from './notifications.ts';
import { respondToNavigation, cacheOpenPage } from './pages/respond-to-navigation.ts';
import { prefetchFavourites } from './prefetch-favourites.ts';
import { setChosenReleases } from './releases/choice.ts';
import { checkReleases, handleLifecycle, keepEverything } from './releases/lifecycle.ts';
import { isOfflineReady, isDeclaredData } from './releases/active-registry.ts';
import { servePrecache } from './releases/precache.ts';
import { serveReleases, followOpened, followWanted } from './releases/routes.ts';
import { isCurrentPage } from './page-shells.ts';
import { followRemoved } from './removed.ts';
import { scope } from './scope.ts';
import { serveShareTarget } from './share-target.ts';

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
  IS_CURRENT: (_message, { source }) => source && 'id' in source && isCurrentPage(source.id),
  CHECK_RELEASES: checkReleases,
  // The server renders other photos with data saver.
  FRUGAL: ({ on }) => setDataSaver(on, deleteAllPages),
  CHOSEN_RELEASES: ({ ids }) => setChosenReleases(ids).catch(() => undefined), // Fails on a full device.
  KEEP_EVERYTHING: ({ once }) => keepEverything(once).catch(() => undefined), // Fails on a full device.
  WANTED_REMOTES: ({ names }) => followWanted(names).catch(() => undefined), // Fails on a full device.
  OPENED_REMOTES: ({ names }) => followOpened(names).catch(() => undefined), // Fails on a full device.
  CACHE_PAGE: (_message, { source }) => source && 'url' in source && cacheOpenPage(source.url),
  LANGUAGE: (message) => setPagesLanguage(message).catch(() => undefined), // Fails on a full device.
  SAVED_AGENTS: ({ ids }) => prefetchFavourites(ids),
  RECEIVED: ({ bytes }) => addDownloaded(bytes),
  SAVED_HERE: readOfflineContent,
  USAGE: async () => ({ ...(await readUsage()), offlineReady: await isOfflineReady() }),
  EMPTY_SAVED: emptyApiCaches,
});
