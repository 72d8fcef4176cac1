import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  {
    path: '/dashboard',
    page: () => import('./dashboard/DashboardPage.tsx'),
    title: 'Dashboard',
    clientOnly: true,
  },
  {
    path: '/agentform',
    page: () => import('./features/agent-form/AgentFormPage.tsx'),
    title: 'Agent Form',
    clientOnly: true,
  },
];
