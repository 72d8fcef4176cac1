import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  { path: '/dashboard', page: () => import('./features/dashboard/DashboardPage.tsx') },
];
