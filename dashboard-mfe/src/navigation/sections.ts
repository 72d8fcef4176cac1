export interface DashboardSectionInfo {
  /** The hash that links to the section. */
  readonly id: string;
  readonly title: string;
}

/** The sections of the Dashboard tab that have a heading of their own. */
export const SECTIONS = {
  details: { id: 'agent-details', title: 'Agent Details' },
  preview: { id: 'public-profile', title: 'Your public profile' },
  credentials: { id: 'login-and-security', title: 'Login and security' },
  sessions: { id: 'sessions', title: "Where you're logged in" },
} as const satisfies Readonly<Record<string, DashboardSectionInfo>>;

/** What an agent logs in with; a link to `id` opens the form that changes it. */
export const CREDENTIALS = {
  email: { id: 'change-email', title: 'Email', action: 'Change email' },
  password: { id: 'change-password', title: 'Password', action: 'Change password' },
} as const;

export type CredentialName = keyof typeof CREDENTIALS;
