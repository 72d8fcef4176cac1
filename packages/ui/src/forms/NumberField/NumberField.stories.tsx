import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { inForm } from '../Form/in-form.fixture.tsx';
import { NumberField } from './NumberField.tsx';

const schema = agentFormSchema.pick(['sales']);

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { name: 'sales', label: 'Number of Sales' },
  decorators: [inForm(schema, { sales: '' })],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { sales: 12 } } };

export const Hint: Story = { args: { hint: 'Houses and apartments you have sold.' } };

export const WheelAndArrows: Story = {
  parameters: { values: { sales: 12 } },
  play: async ({ canvas }) => {
    const sales = canvas.getByLabelText('Number of Sales');
    await userEvent.click(sales);
    await fireEvent.wheel(sales, { deltaY: 100 });
    await userEvent.keyboard('{ArrowUp}');
    await expect(sales).toHaveValue('12');
  },
};

export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Number of Sales'), '0');
    await userEvent.tab();
    await expect(await canvas.findByText('Sales must be greater than 0')).toBeVisible();
  },
};

export const MayBeNone: Story = {
  args: { mayBeNone: true },
  parameters: { values: { sales: '12' } },
  play: async ({ canvas }) => {
    const none = canvas.getByRole('button', { name: 'None for Number of Sales' });
    await userEvent.click(none);
    await expect(canvas.getByLabelText('Number of Sales')).toHaveValue('None');
    await userEvent.click(none);
    await expect(canvas.getByLabelText('Number of Sales')).toHaveValue('12');
    await userEvent.click(none);
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { values: { sales: 12 } } };

export const LongText: Story = {
  args: { label: 'Number of houses and apartments sold since you became an agent', required: false },
};
