import type { SignupRequest } from '@naija/contracts/http/auth';
import { signupSchema } from '@naija/contracts/schemas/signup';
import {
  EmailField,
  Form,
  PasswordField,
  PhoneField,
  StateSelect,
  SubmitButton,
  TextField,
  type FormProps,
} from '@naija/ui';

interface SignupFormProps extends Pick<FormProps<SignupRequest>, 'status'> {
  readonly onSubmit: FormProps<SignupRequest>['onSubmit'];
}

const EMPTY = { name: '', email: '', phone: '', address: '', state: '', instagram: '', password: '' };

/** What an account is made of. */
export function SignupForm({ onSubmit, status }: SignupFormProps) {
  return (
    <Form
      initialValues={EMPTY}
      schema={signupSchema}
      status={status}
      onSubmit={({ instagram, ...rest }, form) =>
        onSubmit({ ...rest, ...(instagram !== undefined && { instagram }) }, form)
      }
    >
      <TextField name="name" label="Full Name" autoComplete="name" />
      <EmailField name="email" label="Email" autoComplete="username" />
      <PhoneField name="phone" label="Phone Number" hint="With or without +234" />
      <TextField name="address" label="Address" autoComplete="street-address" />
      <StateSelect name="state" label="State" />
      <TextField
        name="instagram"
        label="Instagram"
        hint="The full address of your profile"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        required={false}
      />
      <PasswordField
        name="password"
        label="Password"
        hint="At least 8 characters, with a capital letter, a number and one of !@#$%^&*"
        autoComplete="new-password"
        enterKeyHint="go"
        strength
      />
      <SubmitButton busy="Creating account…">Create an Account</SubmitButton>
    </Form>
  );
}
