import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { commentSchema } from '@naija/contracts/schemas/comment';
import { inForm } from '../Form/in-form.fixture.tsx';
import { SelectField } from './SelectField.tsx';

const schema = commentSchema.pick(['dealing']);

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    name: 'dealing',
    label: 'What was it about?',
    required: false,
    empty: 'No answer',
    options: [
      { value: 'rented', label: 'I rented a home' },
      { value: 'bought', label: 'I bought a home' },
    ],
  },
  decorators: [inForm(schema, { dealing: '' })],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: /What was it about/ });
    await userEvent.selectOptions(select, 'I rented a home');
    await expect(select).toHaveValue('rented');
    await userEvent.selectOptions(select, 'No answer');
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'I bought a home');
  },
};

export const Disabled: Story = { args: { disabled: true } };
