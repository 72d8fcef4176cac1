import { ADMIN_MESSAGES } from '../messages.ts';

const { menu } = ADMIN_MESSAGES;

/** The parts of the operators' pages, in the order of the menu. */
export const SECTIONS = {
  queue: section('queue', '/admin'),
  appeals: section('appeals', '/admin/appeals'),
  registrations: section('registrations', '/admin/registrations'),
  agents: section('agents', '/admin/agents'),
  audit: section('audit', '/admin/audit'),
} as const;

export type Section = keyof typeof SECTIONS;

export const casePath = (id: string) => `/admin/cases/${encodeURIComponent(id)}`;

/** The audit entries about one subject. */
export const auditPath = (subject: string) => `${SECTIONS.audit.path}?subject=${encodeURIComponent(subject)}`;

function section(name: Exclude<keyof typeof menu, 'label'>, path: string) {
  return {
    // A getter, because texts must be read while the page is rendered, in its language.
    get label() {
      return menu[name];
    },
    path,
  };
}
