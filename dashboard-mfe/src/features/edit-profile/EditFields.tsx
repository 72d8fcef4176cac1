import { LIMITS } from '@naija/contracts/domain/limits';
import type { Agent } from '@naija/contracts/http/agents';
import { PhoneField, Photo, StateSelect, TextArea, TextField, TextLink } from '@naija/ui';
import { EDIT_FIELDS } from '../../agent/edit-fields.ts';
import { CHANGE_EMAIL_PART, tabPath } from '../../dashboard/tabs.ts';
import { PortraitField } from '../../photo/PortraitField.tsx';
import { PropertyFields } from '../../profile-fields/PropertyFields.tsx';
import { Columns, Section } from '../../profile-fields/Section.tsx';

/** The sections of an agent's profile. `agent` is the record as it is stored. */
export function EditFields({ agent }: { readonly agent: Agent }) {
  return (
    <>
      <Section title={EDIT_FIELDS.image}>
        <PortraitField
          name="image"
          label="Display picture"
          hint="Upload a professional image as your display picture. At most 5 MB."
          required={false}
          current={
            agent.image !== null && <Photo image={agent.image} name={agent.name} size={320} sizes="7rem" />
          }
        />
      </Section>
      <Section title="Details">
        <Columns>
          <TextField name="name" label="Full name" readOnly />
          <TextField name="address" label={EDIT_FIELDS.address} autoComplete="street-address" />
          <TextField
            name="email"
            label={EDIT_FIELDS.email}
            readOnly
            aside={<TextLink to={tabPath('dashboard', CHANGE_EMAIL_PART)}>Change email</TextLink>}
          />
          <PhoneField name="phone" label={EDIT_FIELDS.phone} />
          <TextField
            name="instagram"
            label={EDIT_FIELDS.instagram}
            placeholder="Enter your full instagram url"
            type="url"
            inputMode="url"
            autoCapitalize="none"
            required={false}
          />
        </Columns>
      </Section>
      <Section title={EDIT_FIELDS.bio}>
        <TextArea name="bio" label="About" min={LIMITS.bioMin} max={LIMITS.bioMax} />
      </Section>
      <Section title="Property Details">
        <Columns>
          <PropertyFields required={false}>
            <StateSelect name="state" label={EDIT_FIELDS.state} />
          </PropertyFields>
        </Columns>
      </Section>
    </>
  );
}
