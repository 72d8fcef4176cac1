import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  {
    path: '/__name__',
    page: () => import('./features/start/StartPage.tsx'),
    title: '__title__',
  },
];
