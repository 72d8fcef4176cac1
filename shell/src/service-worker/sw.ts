import { live } from './app/lifecycle.ts';
import { appMessages } from './app/messages.ts';
import { servePrecache } from './app/precache.ts';
import { serveReleases } from './app/routes.ts';
import { dataMessages } from './data/messages.ts';
import { serveData } from './data/routes.ts';
import { handleMessages } from './messages.ts';
import { sendOnSync } from './outbox/send-on-sync.ts';
import { registerShareTarget } from './share/index.ts';

// The first route that fits answers.
servePrecache();
serveReleases();
serveData();
registerShareTarget();
sendOnSync();
live();
handleMessages({ ...appMessages, ...dataMessages });
