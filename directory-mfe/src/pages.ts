import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  { path: '/', page: () => import('./features/home/HomePage.tsx') },
  { path: '/trending', page: () => import('./features/trending/TrendingPage.tsx') },
  { path: '/about', page: () => import('./features/about/AboutPage.tsx') },
  { path: '/location/:cityName', page: () => import('./features/location/LocationPage.tsx') },
  { path: '/agent/:id', page: () => import('./features/profile/ProfilePage.tsx') },
];
