import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  { path: '/', page: () => import('./features/home/HomePage.tsx') },
  { path: '/agent/:id', page: () => import('./features/profile/ProfilePage.tsx') },
];
