import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  { path: '/login', page: () => import('./features/login/LoginPage.tsx') },
];
