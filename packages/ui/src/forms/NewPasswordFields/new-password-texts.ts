import { words } from '@naija/runtime';

export const NEW_PASSWORD_TEXTS = words('ui.newPassword', {
  /** The rules for a new password, shown before anything is typed. */
  hint: 'At least 8 characters, with a capital letter, a number and a symbol such as ! - _ or #. Avoid common passwords, and names or places on their own',
  label: 'New password',
  confirm: 'Confirm password',
});
