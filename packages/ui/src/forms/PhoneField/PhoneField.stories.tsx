import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { signupSchema } from '@naija/contracts/schemas/signup';
import { inForm } from '../Form/in-form.fixture.tsx';
import { PhoneField } from './PhoneField.tsx';

const schema = signupSchema.pick(['phone']);

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { name: 'phone', label: 'Phone Number' },
  decorators: [inForm(schema, { phone: '' })],
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { phone: '08031234567' } } };

export const Hint: Story = { args: { hint: 'Such as 08031234567 or +2348031234567.' } };

export const Spaces: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Phone Number'));
    await userEvent.paste('+234 (803) 123-4567');
    await expect(canvas.getByLabelText('Phone Number')).toHaveValue('+2348031234567');
  },
};

export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Phone Number'), '0803');
    await userEvent.tab();
    await expect(await canvas.findByText('Number must be at least 11 digits')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { values: { phone: '08031234567' } },
};

export const LongText: Story = {
  args: { label: 'Phone number on which clients reach you, evenings and Saturdays included' },
};
