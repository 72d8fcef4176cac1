import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { signupSchema } from '@naija/contracts/schemas/signup';
import { inForm } from '../Form/in-form.fixture.tsx';
import { StateSelect } from './StateSelect.tsx';

const schema = signupSchema.pick(['state']);

const meta = {
  title: 'Forms/StateSelect',
  component: StateSelect,
  args: { name: 'state', label: 'State/City' },
  decorators: [inForm(schema, { state: '' })],
} satisfies Meta<typeof StateSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { state: 'akwa-ibom' } } };

export const Hint: Story = { args: { hint: 'Where most of your houses are.' } };

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('State/City'), 'Cross River');
    await expect(canvas.getByLabelText('State/City')).toHaveValue('cross-river');
  },
};

export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('State is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('State/City')).toHaveFocus());
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { values: { state: 'lagos' } } };

export const LongText: Story = {
  args: { label: 'State in which most of the houses stand that you let or sell' },
};
