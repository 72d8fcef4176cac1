import { LIMITS } from './limits.ts';

/** Messages of the server about codes for a phone number. */
export const PHONE_MESSAGES = {
  sent: `We've sent you a code. It works for ${String(LIMITS.phoneCodeMinutes)} minutes.`,
  confirmed: 'Your phone number is confirmed.',
  already: 'This number is confirmed already.',
  unavailable: "This site doesn't send text messages, so it can't confirm phone numbers.",
  unsupported: 'We only send codes to Nigerian mobile numbers. You can change yours under Edit Profile.',
  emailFirst: 'Please verify your email first.',
  changed: 'Your phone number has changed since this code was sent. Please ask for a new one.',
  shared: `This number is confirmed by ${String(LIMITS.phoneAgentsMax)} other agents, which is as many as we allow.`,
  passwordNeeded: 'Your number changes only with your current password.',
  restored: 'Your old phone number is back, and everyone is logged out.',
  usedUp: 'We have sent as many codes as we can today. Please try again tomorrow.',
} as const;
