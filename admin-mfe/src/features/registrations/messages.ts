import type { RegistrationState } from '@naija/contracts/http/registrations';
import { words } from '@naija/runtime';

export const REGISTRATION_MESSAGES = words('admin.registrations', {
  title: 'Registrations',
  intro: 'Look each number up in the register itself, and compare the name there with that of the profile.',
  pending: 'To check',
  decided: 'Decided',
  none: 'No number is waiting.',
  noneDecided: 'Nothing has been decided yet.',
  entered: 'entered',
  toProfile: 'Open the public profile',
  lookUp: (register: string) => `Open the register of ${register}`,
  others: (count: number) =>
    count === 1
      ? '1 other agent has entered this number.'
      : `${String(count)} other agents have entered this number.`,
  decision: 'Decision',
  choices: {
    none: 'Choose after looking it up',
    confirm: 'Confirm: the register has it, and it is theirs',
    refuse: 'Refuse',
  },
  confirm: (entry: string) => `Confirm ${entry}`,
  refuse: (entry: string) => `Refuse ${entry}`,
  checkedOn: 'Checked on',
  validUntil: 'Valid until',
  validUntilHint:
    'The end of the licence; without one, a year after the check. After it the number has to be entered again.',
  noteHint: 'The agent reads it, and the audit keeps it.',
  revoke: 'Revoke',
  revokeAction: (entry: string) => `Revoke ${entry}`,
  revokeTitle: (entry: string) => `Revoke ${entry}?`,
  saved: 'Decided. The agent is told by email.',
  checked: (checkedOn: string, validUntil: string) => `Checked on ${checkedOn}, valid until ${validUntil}`,
});

export const REGISTRATION_STATE_WORDS: Readonly<Record<RegistrationState, string>> = words(
  'admin.registrationStates',
  {
    pending: 'To check',
    confirmed: 'Confirmed',
    refused: 'Refused',
    revoked: 'Revoked',
    expired: 'Expired',
  },
);
