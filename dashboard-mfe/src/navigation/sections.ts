import { words } from '@naija/runtime';

export interface DashboardSectionInfo {
  /** The hash that links to the section. */
  readonly id: string;
  readonly title: string;
}

const TITLES = words('dashboard.sections', {
  details: 'Agent Details',
  preview: 'Your public profile',
  checks: 'What we have checked',
  figures: 'Your last 12 weeks',
  credentials: 'Login and security',
  notifications: 'Notifications',
  sessions: "Where you're logged in",
  yourData: 'Your data',
});

/** The sections of the Dashboard tab and of Settings that have a heading of their own. */
export const SECTIONS = {
  details: section('agent-details', 'details'),
  preview: section('public-profile', 'preview'),
  checks: section('checks', 'checks'),
  figures: section('weekly-figures', 'figures'),
  credentials: section('login-and-security', 'credentials'),
  notifications: section('notifications', 'notifications'),
  sessions: section('sessions', 'sessions'),
  yourData: section('your-data', 'yourData'),
} as const satisfies Readonly<Record<string, DashboardSectionInfo>>;

/** An action that requires the current password. A link to `id` opens its form. */
export interface GuardedActionInfo {
  readonly id: string;
  readonly title: string;
  /** Text of its button. */
  readonly action: string;
}

const ACTIONS = words('dashboard.actions', {
  email: { title: 'Email', action: 'Change email' },
  password: { title: 'Password', action: 'Change password' },
  download: { title: 'A copy of your data', action: 'Download my data' },
  deletion: { title: 'Delete your account', action: 'Delete my account' },
});

/** The credentials of an agent. A link to `id` opens the form that changes it. */
export const CREDENTIALS = {
  email: guardedAction('change-email', 'email'),
  password: guardedAction('change-password', 'password'),
} as const;

export const DATA_ACTIONS = {
  download: guardedAction('download-data', 'download'),
  deletion: guardedAction('delete-account', 'deletion'),
} as const satisfies Readonly<Record<string, GuardedActionInfo>>;

const SETTINGS = [
  SECTIONS.checks,
  SECTIONS.credentials,
  SECTIONS.notifications,
  SECTIONS.sessions,
  SECTIONS.yourData,
  ...Object.values(CREDENTIALS),
  ...Object.values(DATA_ACTIONS),
];

/** True for the id of a section in Settings, or of an action in one. */
export function isInSettings(id: string): boolean {
  return SETTINGS.some((part) => part.id === id);
}

export type CredentialName = keyof typeof CREDENTIALS;

// Getters, because texts must be read while the page is rendered, in its language.
function section(id: string, name: keyof typeof TITLES): DashboardSectionInfo {
  return {
    id,
    get title() {
      return TITLES[name];
    },
  };
}

function guardedAction(id: string, name: keyof typeof ACTIONS): GuardedActionInfo {
  return {
    id,
    get title() {
      return ACTIONS[name].title;
    },
    get action() {
      return ACTIONS[name].action;
    },
  };
}
