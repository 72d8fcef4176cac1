import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  {
    path: '/admin',
    page: () => import('./features/start/StartPage.tsx'),
    title: 'Admin',
  },
];
