import { CHANGE_EMAIL_PART } from '../../dashboard/tabs.ts';

/** Where a link to what an agent logs in with leads, and what is written above it. */
export const CREDENTIALS_PART = { id: 'login-and-security', title: 'Login and security' } as const;

/** What an agent logs in with; `id` is where a link leads that opens the form. */
export const CREDENTIALS = {
  email: { id: CHANGE_EMAIL_PART, title: 'Email', action: 'Change email' },
  password: { id: 'change-password', title: 'Password', action: 'Change password' },
} as const;

export type CredentialName = keyof typeof CREDENTIALS;
