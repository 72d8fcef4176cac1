import { live } from './app/lifecycle.ts';
import { appMessages } from './app/messages.ts';
import { servePrecache } from './app/precache.ts';
import { serveReleases } from './app/routes.ts';
import { dataMessages } from './data/messages.ts';
import { serveData } from './data/routes.ts';
import { handleMessages } from './messages.ts';

// The first route that fits answers.
servePrecache();
serveReleases();
serveData();
live();
handleMessages({ ...appMessages, ...dataMessages });
