import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { inForm } from '../Form/in-form.fixture.tsx';
import { PercentField } from './PercentField.tsx';

const schema = agentFormSchema.pick(['commission']);

const meta = {
  title: 'Forms/PercentField',
  component: PercentField,
  args: { name: 'commission', label: 'Commission (%)' },
  decorators: [inForm(schema, { commission: '' })],
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { commission: 10 } } };

export const Hint: Story = { args: { hint: 'Your share of the price or of the rent of a year.' } };

export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Commission (%)'), '101');
    await userEvent.tab();
    await expect(await canvas.findByText('A percentage must not exceed 100')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { values: { commission: 10 } } };

export const LongText: Story = {
  args: { label: 'Commission on every rent and sale, legal fees not included (%)' },
};
