import type { RemotePage } from '@naija/runtime';

export const pages: readonly RemotePage[] = [
  {
    path: '/admin',
    page: () => import('./features/queue/QueuePage.tsx'),
    title: 'Moderation',
    clientOnly: true,
  },
  {
    path: '/admin/cases/:id',
    page: () => import('./features/case/CasePage.tsx'),
    title: 'Case',
    clientOnly: true,
  },
  {
    path: '/admin/appeals',
    page: () => import('./features/appeals/AppealsPage.tsx'),
    title: 'Appeals',
    clientOnly: true,
  },
  {
    path: '/admin/registrations',
    page: () => import('./features/registrations/RegistrationsPage.tsx'),
    title: 'Registrations',
    clientOnly: true,
  },
  {
    path: '/admin/agents',
    page: () => import('./features/agents/AgentsPage.tsx'),
    title: 'Agents',
    clientOnly: true,
  },
  {
    path: '/admin/audit',
    page: () => import('./features/audit/AuditPage.tsx'),
    title: 'Audit',
    clientOnly: true,
  },
];
