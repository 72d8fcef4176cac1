import type { Module } from '../../platform/module.ts';
import { profileData } from './personal-data.ts';
import { profileRoutes } from './routes.ts';

export const profileModule = {
  name: 'profile',
  routes: profileRoutes,
  personalData: [profileData],
  limits: {
    profileChange: { burst: 30, refillS: 10, keyedBy: 'account', maxBrowsers: 1 },
  },
} satisfies Module;
