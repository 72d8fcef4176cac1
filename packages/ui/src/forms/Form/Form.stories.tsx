import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { signupSchema } from '@naija/contracts/schemas/signup';
import { EmailField } from '../EmailField/EmailField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { StateSelect } from '../StateSelect/StateSelect.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

type Signup = Awaited<ReturnType<typeof signupSchema.validate>>;
type Send = FormProps<Signup>['onSubmit'];

const empty = { name: '', email: '', phone: '', address: '', state: '', instagram: '', password: '' };
const filled = {
  name: 'Ada Obi',
  email: 'Ada@example.com',
  phone: '08031234567',
  address: '12 Marina Road',
  state: 'lagos',
  instagram: '',
  password: 'Mangotree#2417',
};

const fields = (
  <>
    <TextField name="name" label="Full Name" autoComplete="name" />
    <EmailField name="email" label="Email" />
    <PhoneField name="phone" label="Phone Number" />
    <TextField name="address" label="Address" autoComplete="street-address" />
    <StateSelect name="state" label="State" />
    <TextField name="instagram" label="Instagram" type="url" inputMode="url" required={false} />
    <PasswordField name="password" label="Password" autoComplete="new-password" enterKeyHint="go" />
    <SubmitButton busy="Creating account…">Sign up</SubmitButton>
  </>
);

const meta = {
  title: 'Forms/Form',
  component: Form<Signup>,
  args: {
    schema: signupSchema,
    initialValues: empty,
    onSubmit: fn<Send>(() => Promise.resolve()),
    children: fields,
  },
} satisfies Meta<FormProps<Signup>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Status: Story = { args: { status: 'An account with this email address is there already.' } };

/** Every field says what is wrong, and the focus goes to the first. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(canvas.getByLabelText('Full Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText(/^Instagram/)).toHaveAttribute('aria-invalid', 'false');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    initialValues: filled,
    onSubmit: fn<Send>((_values, form) => {
      form.setErrors({ email: 'This email address has an account already' });
      return Promise.resolve();
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByText('This email address has an account already')).toBeVisible();
  },
};

export const Sent: Story = {
  args: { initialValues: filled },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Sending: Story = {
  args: { initialValues: filled, onSubmit: fn<Send>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByRole('button', { name: 'Creating account…' })).toBeVisible();
  },
};
