import { useCallback, useState } from 'react';
import { pagePaths } from '@naija/contracts/domain/pages';
import type { SignupRequest } from '@naija/contracts/http/auth';
import { signupSchema } from '@naija/contracts/schemas/signup';
import type { useDraft } from '@naija/runtime';
import {
  DraftStatus,
  DraftNote,
  EmailField,
  Form,
  NEW_PASSWORD_TEXTS,
  PasswordField,
  PhoneField,
  StateSelect,
  SubmitButton,
  TextField,
  TextLink,
  type FormProps,
} from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Sentence } from '../../panel/Sentence.tsx';

interface SignupFormProps extends Pick<FormProps<SignupRequest>, 'status'> {
  readonly draft: ReturnType<typeof useDraft>;
  readonly onSubmit: FormProps<SignupRequest>['onSubmit'];
}

const TEXT = AUTH_MESSAGES.signup;
const EMPTY_VALUES = { name: '', email: '', phone: '', address: '', state: '', instagram: '', password: '' };

/** The form for a new account. Its values, except the password, are stored as a draft on this device. */
export function SignupForm({ draft, onSubmit, status }: SignupFormProps) {
  const { keep, restored } = draft;
  const [formKey, setFormKey] = useState(0);
  const onValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      const typed = Object.entries(values).filter(([name]) => name !== 'password');
      keep(typed.some(([, value]) => value !== '') ? Object.fromEntries(typed) : undefined);
    },
    [keep],
  );
  return (
    <>
      {restored && (
        <DraftNote
          savedAt={restored.savedAt}
          onDiscard={() => {
            draft.discard();
            setFormKey((count) => count + 1);
          }}
        />
      )}
      <Form
        key={formKey}
        initialValues={{ ...EMPTY_VALUES, ...restored?.values }}
        schema={signupSchema}
        status={status}
        onValues={onValues}
        onSubmit={({ instagram, ...rest }, form) =>
          onSubmit({ ...rest, ...(instagram !== undefined && { instagram }) }, form)
        }
      >
        <Fields />
        <DraftStatus kept={draft.kept} />
        <Consent />
        <SubmitButton busy={TEXT.busy}>{TEXT.submit}</SubmitButton>
      </Form>
    </>
  );
}

function Consent() {
  return (
    <p>
      <Sentence text={TEXT.consent}>
        <TextLink to={pagePaths.terms}>{TEXT.terms}</TextLink>
        <TextLink to={pagePaths.privacy}>{TEXT.privacy}</TextLink>
      </Sentence>
    </p>
  );
}

function Fields() {
  return (
    <>
      <TextField name="name" label={TEXT.fields.name} hint={TEXT.nameHint} autoComplete="name" />
      <EmailField
        name="email"
        label={AUTH_MESSAGES.fields.email}
        hint={TEXT.emailHint}
        autoComplete="username"
      />
      <PhoneField name="phone" label={TEXT.fields.phone} hint={TEXT.phoneHint} />
      <TextField name="address" label={TEXT.fields.address} autoComplete="address-line1" />
      <StateSelect name="state" label={TEXT.fields.state} />
      <TextField
        name="instagram"
        label={TEXT.fields.instagram}
        hint={TEXT.instagramHint}
        autoCapitalize="none"
        spellCheck={false}
        required={false}
      />
      <PasswordField
        name="password"
        label={AUTH_MESSAGES.fields.password}
        hint={NEW_PASSWORD_TEXTS.hint}
        autoComplete="new-password"
        enterKeyHint="go"
        strength
      />
    </>
  );
}
