import { LIMITS } from '@naija/contracts/domain/limits';
import { words } from '@naija/runtime';
import { countOf } from '../messages.ts';

export const FACTOR_MESSAGES = words('admin.secondFactor', {
  enrolTitle: 'Set up your second factor',
  enrolText:
    'Moderation needs more than a password: a code from an authenticator app on your phone. First confirm your password.',
  password: 'Current password',
  begin: 'Continue',
  scanTitle: 'Scan the code',
  scanText:
    'Scan it with your authenticator app, or enter the key by hand. Then type the 6 digits that the app shows.',
  qr: 'QR code of the key for your authenticator app',
  key: 'Key',
  copyKey: 'Copy key',
  code: 'Code',
  codeHint: '6 digits, from your authenticator app',
  confirm: 'Confirm',
  checking: 'Checking…',
  recoveryTitle: 'Keep your recovery codes',
  recoveryText: `Each works once, when your phone is lost. They are shown only now: store them where your phone is not.`,
  copyCodes: 'Copy codes',
  download: 'Download codes',
  kept: 'I have stored them',
  copied: 'Copied',
  notCopied: "We couldn't copy it. Please select and copy it yourself.",
  passTitle: 'Enter your code',
  passText: `The queue opens for ${String(LIMITS.secondFactorHours)} hours in this session.`,
  passHint: '6 digits from your authenticator app, or a recovery code',
  pass: 'Open the queue',
  lost: 'No phone and no recovery code? An administrator of the server can reset your second factor.',
  fewLeft: (count: number) =>
    count === 0
      ? 'That was your last recovery code.'
      : `${countOf(count, 'recovery code', 'recovery codes')} left.`,
});
