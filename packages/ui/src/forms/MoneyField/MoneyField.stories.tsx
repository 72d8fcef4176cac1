import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { inForm } from '../Form/in-form.fixture.tsx';
import { MoneyField } from './MoneyField.tsx';

const schema = agentFormSchema.pick(['inspectionFee']);

const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  args: { name: 'inspectionFee', label: 'Inspection Fee (₦)' },
  decorators: [inForm(schema, { inspectionFee: '' })],
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { inspectionFee: '1250000' } } };

export const Hint: Story = { args: { hint: 'What a client pays before you show a house.' } };

export const Typing: Story = {
  play: async ({ canvas }) => {
    const fee = canvas.getByLabelText<HTMLInputElement>('Inspection Fee (₦)');
    await userEvent.type(fee, '50000');
    await expect(fee).toHaveValue('50,000');
    await userEvent.type(fee, '1', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(fee).toHaveValue('510,000');
    await expect(fee.selectionStart).toBe(2);
  },
};

export const InWords: Story = { parameters: { values: { inspectionFee: '1.5m' } } };

export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Inspection Fee (₦)'), '5000.50');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter whole naira, without kobo')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { values: { inspectionFee: '5000' } },
};

export const LongText: Story = {
  args: { label: 'Fee for one inspection, travel within the state included' },
  parameters: { values: { inspectionFee: '123456789012345678901234567890' } },
};
