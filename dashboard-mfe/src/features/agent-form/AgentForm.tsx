import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { Form, showToast, TextArea } from '@naija/ui';
import { PortraitField } from '../../photo/PortraitField.tsx';
import { PropertyFields } from '../../profile-fields/PropertyFields.tsx';
import { Columns, Section } from '../../profile-fields/Section.tsx';
import { SaveBar } from '../../upload/SaveBar.tsx';
import { useUpload } from '../../upload/use-upload.ts';
import { useDashboardCompleteProfileMutation } from './agent-form-api.ts';

const EMPTY = {
  image: null,
  bio: '',
  rentPrice: '',
  sales: '',
  airbnb: '',
  inspectionFee: '',
  totalDeals: '',
  agreement: '',
  commission: '',
};

/** The fields that complete a profile. `onSaved` gets the server's message. */
export function AgentForm({ onSaved }: { readonly onSaved: (message: string) => void }) {
  const [complete] = useDashboardCompleteProfileMutation();
  const { save, ...saving } = useUpload(complete);
  return (
    <Form
      schema={agentFormSchema}
      initialValues={EMPTY}
      onRefused={askForPhoto}
      onSubmit={async ({ image, ...fields }, form) => {
        const answer = await save({ fields, photo: image as File }, form);
        if (!answer) return;
        form.reset();
        onSaved(answer.message);
      }}
    >
      <Section title="Your photo">
        <PortraitField name="image" label="Profile photo" hint="Your face, in daylight. At most 5 MB." />
      </Section>
      <Section title="About you">
        <TextArea name="bio" label="About" min={LIMITS.bioMin} max={LIMITS.bioMax} />
      </Section>
      <Section title="Property Details">
        <Columns>
          <PropertyFields required />
        </Columns>
      </Section>
      <SaveBar {...saving} />
    </Form>
  );
}

function askForPhoto(messages: Readonly<Record<string, unknown>>): void {
  if ('image' in messages) showToast(FIELD_MESSAGES.photoMissing, { kind: 'danger' });
}
