import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { reportSchema } from '@naija/contracts/schemas/report';
import { inForm } from '../Form/in-form.fixture.tsx';
import { RadioField } from './RadioField.tsx';

const schema = reportSchema.pick(['reason']);

const meta = {
  title: 'Forms/RadioField',
  component: RadioField,
  args: {
    name: 'reason',
    label: "What's wrong?",
    options: [
      { value: 'spam', label: 'Spam or advertising' },
      {
        value: 'fraud',
        label: 'Fraud',
        hint: 'Asks for money and disappears, or offers a home that is not there',
      },
      { value: 'abuse', label: 'Insults or hate' },
    ],
  },
  decorators: [inForm(schema, { reason: '' })],
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { parameters: { values: { reason: 'fraud' } } };
export const Hint: Story = { args: { hint: 'Choose what fits best.' } };

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please choose a reason')).toBeVisible();
    await expect(canvas.getByLabelText('Spam or advertising')).toHaveFocus();
  },
};
