import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { inForm } from '../Form/in-form.fixture.tsx';
import { TextField } from './TextField.tsx';

const schema = editProfileSchema.pick(['address']);
const LONG =
  '12 Adeola Odeku Street, off Ahmadu Bello Way, beside the old post office, Victoria Island, Lagos';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { name: 'address', label: 'Address', autoComplete: 'street-address' },
  decorators: [inForm(schema, { address: '' })],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { address: '12 Marina Road, Lagos' } } };

export const Hint: Story = { args: { hint: 'Where clients can find your office.' } };

export const Optional: Story = { args: { required: false } };

/** The message takes the line kept free for it, so nothing below the field moves. */
export const Error: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Address'));
    await userEvent.tab();
    await expect(await canvas.findByText('Address is required')).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveAccessibleDescription('Address is required');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { values: { address: '12 Marina Road, Lagos' } },
};

export const ReadOnly: Story = {
  args: { readOnly: true, hint: 'Write to us to change it.' },
  parameters: { values: { address: '12 Marina Road, Lagos' } },
};

export const LongText: Story = {
  args: {
    label: 'Address of the office where clients can find you on working days between nine and five',
    hint: 'House number, street, area and town, as you would tell it to the driver of a taxi who is new in town.',
  },
  parameters: { values: { address: LONG } },
};
