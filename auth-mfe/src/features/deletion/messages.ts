import { LIMITS } from '@naija/contracts/domain/limits';
import { words } from '@naija/runtime';

export const DELETION_MESSAGES = words('auth.deletion', {
  title: 'Keep your account',
  intro: 'Your account is about to be deleted. Keep it, and your profile is public again as it was.',
  submit: 'Keep my account',
  busy: 'One moment…',
  kept: 'Your account stays',
  dead: 'Logging in with your password offers to keep the account as well, as long as it is not deleted yet.',
  deleted: 'Account deleted',
  gone: 'Your profile is no longer public, and all you had on this device is removed.',
  grace: `We delete everything in ${String(LIMITS.deletionGraceDays)} days. Until then you can keep your account: open the link in our email, or log in.`,
  toHome: 'Back to the home page',
});
