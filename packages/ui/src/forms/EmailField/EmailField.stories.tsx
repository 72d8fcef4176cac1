import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { inForm } from '../Form/in-form.fixture.tsx';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Forms/EmailField',
  component: EmailField,
  args: { name: 'email', label: 'Email' },
  decorators: [inForm(forgotPasswordSchema, { email: '' })],
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { email: 'ada@example.com' } } };

export const Hint: Story = { args: { hint: 'We send the link to this address.' } };

export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@');
    await expect(canvas.queryByText('Please enter a valid email')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a valid email')).toBeVisible();
  },
};

/** A domain that differs by a typo from a large provider's is offered corrected. */
export const Suggestion: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'tobi@gmial.com');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'tobi@gmail.com' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { values: { email: 'ada@example.com' } },
};

export const LongText: Story = {
  parameters: { values: { email: 'adaeze.chidinma.okonkwo-eze@houses-and-apartments.example.com' } },
};
