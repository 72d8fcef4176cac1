import { LIMITS } from '@naija/contracts/domain/limits';
import {
  EmailField,
  Photo,
  StateSelect,
  TextArea,
  TextField,
  TextLink,
  PasswordField,
  PhoneField,
  useFieldValue,
} from '@naija/ui';
import { type OwnRecord, loginEmail } from '../../api/agent-api.ts';
import { DASHBOARD_MESSAGES, CREDENTIAL_MESSAGES } from '../../messages.ts';
import { CREDENTIALS } from '../../navigation/sections.ts';
import { tabPath } from '../../navigation/tabs.ts';
import { useIsOffline } from '../../network/use-is-offline.ts';
import { PortraitField } from '../../photo/CropButton.tsx';
import { FieldColumns, FormSection, PropertyFields } from '../../profile-form/FormSection.tsx';
import { PROFILE_FIELDS } from '../../profile-form/profile-fields.ts';
import { EDIT_MESSAGES } from './messages.ts';
import { needsPassword } from './new-phone.ts';
import { ReachFields } from './ReachFields.tsx';

/** The fields of a profile. `record` is the one that the edit is based on. */
export function EditFields({ record }: { readonly record: OwnRecord }) {
  const agent = record.data;
  return (
    <>
      <FormSection title={PROFILE_FIELDS.image}>
        <PortraitField
          name="image"
          label={EDIT_MESSAGES.photoField}
          hint={EDIT_MESSAGES.photoHint}
          required={false}
          current={
            agent.image !== null && <Photo image={agent.image} name={agent.name} size={320} sizes="7rem" />
          }
        />
      </FormSection>
      <FormSection title={EDIT_MESSAGES.details}>
        <FieldColumns>
          <TextField name="name" label={EDIT_MESSAGES.name} hint={EDIT_MESSAGES.nameHint} readOnly />
          <TextField name="address" label={PROFILE_FIELDS.address} autoComplete="address-line1" />
          <TextField
            name="email"
            label={PROFILE_FIELDS.email}
            readOnly
            aside={
              <TextLink to={tabPath('settings', CREDENTIALS.email.id)}>{CREDENTIALS.email.action}</TextLink>
            }
          />
          <EmailField
            name="publicEmail"
            label={PROFILE_FIELDS.publicEmail}
            hint={EDIT_MESSAGES.publicEmailHint}
            required={false}
          />
          <PhoneFields record={record} />
          <TextField
            name="instagram"
            label={PROFILE_FIELDS.instagram}
            placeholder={EDIT_MESSAGES.instagramExample}
            autoCapitalize="none"
            spellCheck={false}
            required={false}
          />
        </FieldColumns>
      </FormSection>
      <FormSection title={EDIT_MESSAGES.reach}>
        <FieldColumns>
          <ReachFields state={agent.state} />
        </FieldColumns>
      </FormSection>
      <FormSection title={PROFILE_FIELDS.bio}>
        <TextArea name="bio" label={DASHBOARD_MESSAGES.form.about} min={LIMITS.bioMin} max={LIMITS.bioMax} />
      </FormSection>
      <FormSection title={DASHBOARD_MESSAGES.form.property}>
        <FieldColumns>
          <PropertyFields required={false}>
            <StateSelect name="state" label={PROFILE_FIELDS.state} />
          </PropertyFields>
        </FieldColumns>
      </FormSection>
    </>
  );
}

/** The phone number, and the current password if the number was changed. @param record the record that the edit is based on */
function PhoneFields({ record }: { readonly record: OwnRecord }) {
  const isAsked = needsPassword(record.data, useFieldValue('phone'));
  const isOffline = useIsOffline();
  const hint = isAsked && isOffline ? EDIT_MESSAGES.passwordLater : undefined;
  return (
    <>
      <PhoneField name="phone" label={PROFILE_FIELDS.phone} hint={hint} />
      {isAsked && !isOffline && (
        <>
          <input type="email" autoComplete="username" value={loginEmail(record)} readOnly hidden />
          <PasswordField
            name="currentPassword"
            label={CREDENTIAL_MESSAGES.currentPassword}
            hint={EDIT_MESSAGES.passwordHint}
          />
        </>
      )}
    </>
  );
}
