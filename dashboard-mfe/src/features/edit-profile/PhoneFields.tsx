import { PasswordField, PhoneField, useFieldValue } from '@naija/ui';
import { loginEmail, type OwnRecord } from '../../api/agent-api.ts';
import { CREDENTIAL_MESSAGES, DASHBOARD_MESSAGES } from '../../messages.ts';
import { useIsOffline } from '../../network/use-is-offline.ts';
import { PROFILE_FIELDS } from '../../profile-form/profile-fields.ts';
import { needsPassword } from './new-phone.ts';

const MESSAGES = DASHBOARD_MESSAGES.edit;

/** The phone number, and the current password once it is another one. @param record the one that the edit is based on */
export function PhoneFields({ record }: { readonly record: OwnRecord }) {
  const isAsked = needsPassword(record.data, useFieldValue('phone'));
  const isOffline = useIsOffline();
  const hint = isAsked && isOffline ? MESSAGES.passwordLater : undefined;
  return (
    <>
      <PhoneField name="phone" label={PROFILE_FIELDS.phone} hint={hint} />
      {isAsked && !isOffline && (
        <>
          <input type="email" autoComplete="username" value={loginEmail(record)} readOnly hidden />
          <PasswordField
            name="currentPassword"
            label={CREDENTIAL_MESSAGES.currentPassword}
            hint={MESSAGES.passwordHint}
          />
        </>
      )}
    </>
  );
}
