import { LIMITS } from '@naija/contracts/domain/limits';
import { words } from '@naija/runtime';

export const PASSWORD_MESSAGES = words('auth.password', {
  forgot: 'Forgot Password',
  intro: "Enter your email and we'll send you a reset link.",
  submitEmail: 'Send reset link',
  sent: 'Check your email',
  sentTo: (email: string) =>
    `We sent a reset link to ${email}, if it has an account. The link works once, within ${String(LIMITS.resetLinkHours)} hour.`,
  yourEmail: 'your email',
  otherEmail: 'Use another email',
  title: 'Set a new password',
  checking: 'Checking your link',
  submit: 'Set new password',
  busy: 'Saving…',
  done: 'Password changed',
  doneHint: 'Log in with your new password on all your devices.',
});
