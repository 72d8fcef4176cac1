import { ADMIN_MESSAGES } from '../messages.ts';

const { menu } = ADMIN_MESSAGES;

/** The parts of the operators' pages, in the order of the menu. */
export const SECTIONS = {
  queue: { label: menu.queue, path: '/admin' },
  appeals: { label: menu.appeals, path: '/admin/appeals' },
  agents: { label: menu.agents, path: '/admin/agents' },
  audit: { label: menu.audit, path: '/admin/audit' },
} as const;

export type Section = keyof typeof SECTIONS;

export const casePath = (id: string) => `/admin/cases/${encodeURIComponent(id)}`;

/** The audit entries about one subject. */
export const auditPath = (subject: string) => `${SECTIONS.audit.path}?subject=${encodeURIComponent(subject)}`;
