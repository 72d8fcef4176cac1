import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { signupSchema } from '@naija/contracts/schemas/signup';
import { inForm } from '../Form/in-form.fixture.tsx';
import { PasswordField } from './PasswordField.tsx';

const schema = signupSchema.pick(['password']);

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { name: 'password', label: 'Password', autoComplete: 'new-password' },
  decorators: [inForm(schema, { password: '' })],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { password: 'Secret#2026' } } };

export const Hint: Story = {
  args: { hint: 'At least 8 characters, with a capital letter, a number and a symbol such as ! - _ or #' },
};

export const Shown: Story = {
  parameters: { values: { password: 'Secret#2026' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(await canvas.findByText('Caps Lock is on')).toBeVisible();
  },
};

/** A new password is judged in words while it is typed. */
export const Strength: Story = {
  args: { strength: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'Lorry#');
    await expect(canvas.getByText('Password strength: Too short')).toBeVisible();
    await userEvent.type(input, '2026');
    await expect(canvas.getByText('Password strength: Fair')).toBeVisible();
    await userEvent.type(input, ' Ikeja');
    await expect(canvas.getByText('Password strength: Strong')).toBeVisible();
  },
};

export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secretsecret');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Password must contain/)).toBeVisible();
  },
};

/** A press on the button counts, although leaving the field makes its message wrap to more than one line. */
export const PressedWithALongMessage: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.type(canvas.getByLabelText('Password'), 'secretsecret');
    const save = canvas.getByRole('button', { name: 'Save' });
    const { top } = save.getBoundingClientRect();
    await user.pointer({ keys: '[MouseLeft>]', target: save });
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(save.getBoundingClientRect().top).toBe(top);
    await user.pointer('[/MouseLeft]');
    await expect(await canvas.findByText(/^Password must contain/)).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { values: { password: 'Secret#2026' } },
};

export const LongText: Story = {
  parameters: { values: { password: 'correct horse battery staple, said the parrot of Ikeja #1' } },
};
