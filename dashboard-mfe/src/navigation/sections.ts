export interface DashboardSectionInfo {
  /** The hash that links to the section. */
  readonly id: string;
  readonly title: string;
}

/** The sections of the Dashboard tab that have a heading of their own. */
export const SECTIONS = {
  details: { id: 'agent-details', title: 'Agent Details' },
  preview: { id: 'public-profile', title: 'Your public profile' },
  checks: { id: 'checks', title: 'What we have checked' },
  credentials: { id: 'login-and-security', title: 'Login and security' },
  sessions: { id: 'sessions', title: "Where you're logged in" },
  yourData: { id: 'your-data', title: 'Your data' },
} as const satisfies Readonly<Record<string, DashboardSectionInfo>>;

/** What needs the current password; a link to `id` opens its form. */
export interface GuardedActionInfo {
  readonly id: string;
  readonly title: string;
  /** On its button. */
  readonly action: string;
}

/** What an agent logs in with; a link to `id` opens the form that changes it. */
export const CREDENTIALS = {
  email: { id: 'change-email', title: 'Email', action: 'Change email' },
  password: { id: 'change-password', title: 'Password', action: 'Change password' },
} as const;

export const DATA_ACTIONS = {
  download: { id: 'download-data', title: 'A copy of your data', action: 'Download my data' },
  deletion: { id: 'delete-account', title: 'Delete your account', action: 'Delete my account' },
} as const satisfies Readonly<Record<string, GuardedActionInfo>>;

export type CredentialName = keyof typeof CREDENTIALS;
