import { LIMITS } from '@naija/contracts/domain/limits';
import { words } from '@naija/runtime';

export const VERIFICATION_MESSAGES = words('auth.verification', {
  title: 'Verify your email',
  created: 'Account created. Now verify your email.',
  sentTo: (email: string) =>
    `We sent a verification link to ${email}. Open it within ${String(LIMITS.verificationLinkHours)} hours, or enter the code from that email here.`,
  yourEmail: 'your email',
  registered: 'Already registered? Look for our other email.',
  replaces: 'The new email replaces the earlier link and code.',
  code: 'Code',
  codeHint: '6 digits, from the same email',
  submit: 'Verify',
  busy: 'Verifying…',
  wrongEmail: 'Wrong email? Sign up again',
  byHand: 'Did you sign up as an agent with this email? One press, and it is verified.',
  submitLink: 'Verify my email',
  verifying: 'Verifying your email',
  spinner: 'Verifying',
  done: 'Email verified',
  failed: 'Email not verified',
  retry: 'Retry',
  newLink: 'Get a new link',
  enterCode: 'Enter the code instead',
  verifiedBefore: 'Already verified? Log in',
  changing: 'Changing your email? Ask again',
  used: 'Email already verified',
  usedHint: "You're all set. Log in to continue.",
});
